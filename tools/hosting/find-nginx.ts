/** Finds nginx: tests check the headers that it sends, and `npm run load` measures it. */
import { existsSync } from 'node:fs';
import { installPackages, works } from '../test/debian-packages.ts';

/** The server, and the module that sends the .br variants. */
export const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'] as const;

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export function findNginx(): { nginx: string | undefined; brotliModule: string | undefined } {
  return {
    // Debian installs it outside of an ordinary user's search path.
    nginx: ['nginx', '/usr/sbin/nginx'].find((nginx) => works(nginx, '-v')),
    brotliModule: [BROTLI_MODULE].find(existsSync),
  };
}

/** Installs it if it is missing and that is allowed; otherwise says which tests will be skipped. */
export async function getNginx(): Promise<void> {
  if (!findNginx().nginx) await installPackages('nginx', NGINX_PACKAGES);
  if (!findNginx().nginx)
    console.log(
      `\nSKIPPED: no nginx here (${NGINX_PACKAGES[0]}), so its headers are not compared with the table.`,
    );
}
