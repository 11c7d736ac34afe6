/** Finds nginx: tests check the headers that it sends. */
import { existsSync } from 'node:fs';
import { commandSucceeds } from '../test/debian-packages.ts';

/** The server, and the module that sends the .br variants. */
export const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'] as const;

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export function findNginx(): { nginx: string | undefined; brotliModule: string | undefined } {
  return {
    // Debian installs it outside of an ordinary user's search path.
    nginx: ['nginx', '/usr/sbin/nginx'].find((nginx) => commandSucceeds(nginx, '-v')),
    brotliModule: [BROTLI_MODULE].find(existsSync),
  };
}
