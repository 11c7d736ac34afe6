/** The site for nginx: headers by the table, clean addresses, precompressed variants, the pages for unknown addresses. */
import { CONTENT_TYPES } from '../site/content-type.ts';
import { PREFLIGHT_HEADERS } from './feed-headers.ts';
import type { FileKind } from './file-kinds.ts';
import { FILES_FOR_HOSTS } from './static-host-files.ts';

export interface NginxSiteOptions {
  /** An address and port, or a port. */
  listen: string;
  /** The folder of the built site. */
  root: string;
  /** Where the site is published: visitors are led to no other host, whatever they say. */
  siteUrl: string;
  /** The site's path on its host, with a slash at both ends. */
  base?: string;
}

export function nginxSite(kinds: readonly FileKind[], options: NginxSiteOptions): string {
  const { listen, root, siteUrl, base = '/' } = options;
  const names = [...new Set(kinds.flatMap(({ headers }) => Object.keys(headers)))];
  // With a base, only what it leads to is sent.
  const internal = base === '/' ? '' : '    internal;\n';
  const varies = (name: string) => new Set(kinds.map(({ headers }) => headers[name])).size > 1;
  const shared = readablePaths(kinds);
  return `# Written by npm run build from tools/hosting/file-kinds.ts: a server for nginx's http block.
# Headers follow the file that is sent, not the address: what is not found never has the headers of a hashed file.
${names
  .filter(varies)
  .map((name) => headerMap(name, kinds))
  .join('\n')}
# Nobody keeps what is refused, or an answer that depends on more than the address.
map $status $site_kept {
  "~^(308|4(?!04)|5)" "no-store";
  default ${variable('Cache-Control')};
}
map $uri $site_methods {
${shared.map((path) => `  ${pattern(`${path}*`)} "GET, HEAD, OPTIONS";`).join('\n')}
  default "GET, HEAD";
}
map $status $site_allow {
  405 $site_methods;
}
map $status $site_retry_after {
  503 5;
}
# For deploy/mix.conf: whoever asks for more calendars of one's own is asked to wait.
limit_req_zone $binary_remote_addr zone=mix:1m rate=2r/s;
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
  .map(([name, value]) => (name === 'Cache-Control' ? [name, '$site_kept'] : [name, value]))
  .map(([name, value]) => `  add_header ${name} ${value} always;`)
  .join('\n')}
  add_header Allow $site_allow always;
  add_header Retry-After $site_retry_after always;

  # The precompressed variants that npm run build -- --precompress has written. Add "brotli_static on;" where nginx has
  # that module (Debian: libnginx-mod-http-brotli-static).
  gzip_static on;
  gzip_vary on;
  gzip_proxied any;

  # No address of the site has a backslash. Browsers take it for a slash, and a redirect to it would lead to another host.
  if ($request_uri ~* "^[^?]*(\\x5c|%5c)") {
    return 400;
  }
${leadToTls(siteUrl)}  # //nfl and /nfl/index.html lead to the page's own address.
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
${shared.map((path) => readableLocation(path, internal)).join('\n')}
${FILES_FOR_HOSTS.map((path) => `  location = ${path} {\n    return 404;\n  }`).join('\n')}
  # deploy/mix.conf, where calendars of one's own are answered.
  include mix/*.conf;
}
`;
}

/** Where nginx itself speaks TLS (deploy/README.md): visitors on plain HTTP are led to it. */
export function nginxRedirectToTls(siteUrl: string): string {
  return `# Written by npm run build: where nginx itself speaks TLS (deploy/README.md), it leads visitors on plain HTTP to it.
server {
  listen 80 default_server;
  server_name _;
  add_header Cache-Control "no-store" always;
  return 308 ${new URL(siteUrl).origin}$request_uri;
}
`;
}

/** Never by the client's Host, which a cache in front would keep for others. */
function leadToTls(siteUrl: string): string {
  const { protocol, origin } = new URL(siteUrl);
  if (protocol !== 'https:') return '';
  return `  # Where a proxy in front of nginx speaks TLS, and says so, nobody stays on plain HTTP.
  if ($http_x_forwarded_proto = http) {
    return 308 ${origin}$request_uri;
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

function readableLocation(path: string, internal: string): string {
  return `  location ^~ ${path} {
${internal}    if ($request_method = OPTIONS) {
${Object.entries(PREFLIGHT_HEADERS)
  .map(([name, value]) => `      add_header ${name} ${quoted(value)};`)
  .join('\n')}
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
