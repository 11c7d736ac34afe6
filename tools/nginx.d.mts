export const NGINX_PACKAGES: readonly string[];
export function findNginx(): { nginx: string | undefined; brotliModule: string | undefined };
export function getNginx(): Promise<void>;
