export const PROJECT_FOLDER: string;
export function bin(name: string): string;
export function run(
  what: string,
  command: string,
  args: string[],
  options?: { env?: Record<string, string>; onLine?: (line: string) => string | undefined },
): Promise<number>;
