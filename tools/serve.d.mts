export function serve(options?: {
  folder?: string;
  port?: number;
}): Promise<{ url: string; close: () => Promise<void> }>;
