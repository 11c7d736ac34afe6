/** The site for nginx: headers by the table, clean addresses, precompressed variants, the pages for unknown addresses. */
import { CONTENT_TYPES } from '../serve/content-type.ts';
import type { FileKind } from './file-kinds.ts';

export interface NginxSiteOptions {
  /** An address and port, or a port. */
  listen: string;
  /** The folder of the built site. */
  root: string;
  /** The site's path on its host, with a slash at both ends. */
  base?: string;
}

export function nginxSite(kinds: readonly FileKind[], options: NginxSiteOptions): string {
  const { listen, root, base = '/' } = options;
  const names = [...new Set(kinds.flatMap(({ headers }) => Object.keys(headers)))];
  // With a base, only what it leads to is sent.
  const internal = base === '/' ? '' : '    internal;\n';
  const varies = (name: string) => new Set(kinds.map(({ headers }) => headers[name])).size > 1;
  return `# Written by npm run build from tools/hosting/file-kinds.ts: a server for nginx's http block.
# Headers follow the file that is sent, not the address: what is not found never has the headers of a hashed file.
${names
  .filter(varies)
  .map((name) => headerMap(name, kinds))
  .join('\n')}
server {
  listen ${listen};
  server_name _;
  root ${quoted(root)};
  absolute_redirect off;

  types {
${Object.entries(CONTENT_TYPES)
  .map(([extension, type]) => `    ${quoted(type)} ${extension};`)
  .join('\n')}
  }
  default_type application/octet-stream;

${names
  .map((name) => [name, varies(name) ? variable(name) : quoted(kinds[0]?.headers[name] ?? '')])
  .map(([name, value]) => `  add_header ${name} ${value} always;`)
  .join('\n')}

  # The precompressed variants that the build has written. Add "brotli_static on;" where nginx has that module
  # (Debian: libnginx-mod-http-brotli-static).
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;

  # Where a proxy in front of nginx speaks TLS, and says so, nobody stays on plain HTTP.
  if ($http_x_forwarded_proto = http) {
    return 308 https://$host$request_uri;
  }
  # //nfl and /nfl/index.html lead to the page's own address.
  if ($request_uri ~ "^[^?]*//") {
    rewrite ^(.*)$ $1 permanent;
  }
  if ($request_uri ~ "^[^?]*/index\\.html(\\?|$)") {
    rewrite ^(.*/)index\\.html$ $1 permanent;
  }

${base === '/' ? '' : belowBase(base)}  error_page 404 /404.html;
  location / {
${internal}    try_files $uri $uri/index.html =404;
  }
  location ^~ /embed/ {
${internal}    error_page 404 /embed/404.html;
    try_files $uri $uri/index.html =404;
  }
${readablePaths(kinds)
  .map((path) => readableLocation(path, internal))
  .join('\n')}
  # deploy/mix.conf, where calendars of one's own are answered.
  include mix/*.conf;
}
`;
}

const variable = (header: string) => `$site_${header.toLowerCase().replaceAll('-', '_')}`;
const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`;

/** An empty value sends no header. The first expression that matches counts, as in the table. */
function headerMap(name: string, kinds: readonly FileKind[]): string {
  const rows = kinds.flatMap(({ at, headers }) =>
    at.map((path) => `  ${pattern(path)} ${quoted(headers[name] ?? '')};`),
  );
  return `map $uri ${variable(name)} {\n${rows.join('\n')}\n}`;
}

/** All of them as expressions: exact names would be looked up first, whatever their place in the table. */
function pattern(path: string): string {
  if (path === '/*') return 'default';
  const escaped = path.replace(/\*$/, '').replace(/[.+?^$()[\]{}|\\]/g, '\\$&');
  return `"~^${escaped}${path.endsWith('*') ? '' : '$'}"`;
}

/** What scripts of other sites may read. */
function readablePaths(kinds: readonly FileKind[]): string[] {
  return kinds
    .filter(({ headers }) => 'Access-Control-Allow-Origin' in headers)
    .flatMap(({ at }) => at.map((path) => path.replace(/\*$/, '')));
}

/** Before a script of another site may ask whether a file has changed, its browser asks for permission. */
function readableLocation(path: string, internal: string): string {
  return `  location ^~ ${path} {
${internal}    if ($request_method = OPTIONS) {
      add_header Access-Control-Allow-Origin "*";
      add_header Access-Control-Allow-Methods "GET, HEAD";
      add_header Access-Control-Allow-Headers "If-None-Match, If-Modified-Since";
      add_header Access-Control-Max-Age 86400;
      return 204;
    }
    try_files $uri =404;
  }`;
}

/** The files know nothing of the base: it is removed from the address, and an address without it is not found. */
function belowBase(base: string): string {
  const folder = base.slice(0, -1);
  return `  location = ${folder} {
    return 308 ${base};
  }
  location ^~ ${base} {
    rewrite ^${folder}(/.*)$ $1 last;
  }
`;
}
