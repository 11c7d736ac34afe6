/** Finds nginx, which tests ask for the headers of the site and `npm run load` measures. */
import { existsSync } from 'node:fs';
import { installPackages, works } from './debian-packages.mjs';

/** The server, and the module that sends the .br twins. */
export const NGINX_PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** @returns {{ nginx: string | undefined, brotliModule: string | undefined }} */
export function findNginx() {
  return {
    // Debian keeps it where an ordinary user's search path does not lead.
    nginx: ['nginx', '/usr/sbin/nginx'].find((nginx) => works(nginx, '-v')),
    brotliModule: [BROTLI_MODULE].find(existsSync),
  };
}

/** Installs it if it is missing and that is allowed; otherwise says which tests will be skipped. */
export async function getNginx() {
  if (!findNginx().nginx) await installPackages('nginx', NGINX_PACKAGES);
  if (!findNginx().nginx)
    console.log(
      `\nSKIPPED: no nginx here (${NGINX_PACKAGES[0]}), so its headers are not compared with the table.`,
    );
}
