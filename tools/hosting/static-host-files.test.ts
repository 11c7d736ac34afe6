import { describe, expect, it } from 'vitest';
import { type FileKind, fileKinds } from './file-kinds.ts';
import { headersFile, redirectsFile } from './static-host-files.ts';

const HASH = `sha256-${'A'.repeat(43)}=`;
/** What a host takes from one line at most. */
const LONGEST_LINE = 2000;
const MOST_RULES = 100;

const matches = (path: string) => (at: string) =>
  at.endsWith('*') ? path.startsWith(at.slice(0, -1)) : path === at;

/** As hosts read the file: all rules that match, in their order; "!" takes away, values of one name are joined. */
function headersAt(file: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of file.trim().split('\n\n')) {
    const [at = '', ...lines] = rule.split('\n');
    if (!matches(path)(at)) continue;
    for (const line of lines.map((one) => one.trim())) {
      const [name = '', value = ''] = line.startsWith('! ') ? [line.slice(2)] : line.split(/: (.*)/);
      if (value === '') delete headers[name];
      else headers[name] = name in headers ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

const tableAt = (kinds: readonly FileKind[], path: string) =>
  kinds.find(({ at }) => at.some(matches(path)))?.headers;

describe('headersFile', () => {
  const kinds = fileKinds({ page: [HASH], embed: [HASH] });
  const paths = [
    '/',
    '/nfl',
    '/sw.js',
    '/assets/site-12345678.js',
    '/feeds/nfl.ics',
    '/api/nfl/2026.json',
    '/previews/nfl.png',
    '/favicon.svg',
    '/embed/nfl',
    '/embed/teams/arsenal',
    '/no-such-page',
  ];

  it.each(paths)('gives %s exactly the headers of the table', (path) => {
    expect(headersAt(headersFile(kinds), path)).toEqual(tableAt(kinds, path));
    expect(headersAt(headersFile(kinds, '/sports/'), `/sports${path}`)).toEqual(tableAt(kinds, path));
  });

  it('keeps to the limits of hosts', () => {
    const hashes = [HASH, HASH, HASH, HASH];
    const file = headersFile(fileKinds({ page: hashes, embed: hashes }));
    expect(Math.max(...file.split('\n').map((line) => line.length))).toBeLessThan(LONGEST_LINE);
    expect(file.split('\n\n').length).toBeLessThan(MOST_RULES);
  });

  it('needs a kind for everything else', () => {
    expect(() => headersFile(kinds.slice(0, -1))).toThrow('everything');
  });
});

describe('the kinds of file', () => {
  it('do not overlap but for the last, so that hosts which apply all rules agree with those which take the first', () => {
    const paths = fileKinds({ page: [], embed: [] })
      .slice(0, -1)
      .flatMap(({ at }) => at);
    for (const path of paths)
      expect(paths.filter((at) => matches(path.replace('*', 'x'))(at))).toEqual([path]);
  });

  it('forbid inline scripts, eval and requests on every page', () => {
    for (const { headers } of fileKinds({ page: [HASH], embed: [HASH] })) {
      const policy = headers['Content-Security-Policy'] ?? '';
      const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
      expect(policy).toMatch(/^default-src 'none'/);
      expect(scripts).not.toMatch(/unsafe|https?:|\*|data:/);
    }
  });
});

describe('redirectsFile', () => {
  it('has a line for each page of the root and one for each folder', () => {
    const pages = ['/', '/nfl', '/teams/arsenal', '/teams/chelsea', '/embed/nfl', '/embed/teams/arsenal'];
    expect(redirectsFile(pages, '/sports/').trim().split('\n')).toEqual([
      '/sports/embed/:page /sports/embed/:page/ 200',
      '/sports/embed/teams/:page /sports/embed/teams/:page/ 200',
      '/sports/nfl /sports/nfl/ 200',
      '/sports/teams/:page /sports/teams/:page/ 200',
    ]);
  });

  it('has no rule that Cloudflare rejects, nor one that it ignores', () => {
    const pages = ['/', '/nfl', '/teams/arsenal', '/embed/nfl'];
    for (const rule of redirectsFile(pages).trim().split('\n')) {
      const [from, to, status] = rule.split(' ');
      // Of its documentation: a rewrite (200) or a redirect, to a path of the site, never to itself.
      expect(status, rule).toMatch(/^(200|30[12378])$/);
      expect([from, to], rule).toEqual([expect.stringMatching(/^\//), `${from}/`]);
    }
  });
});
