/** Scripts of every site may read calendars and data, whatever serves them. */
import { describe, expect, it } from 'vitest';
import { fileKinds } from './file-kinds.ts';
import { nginxSite } from './nginx-site.ts';
import { headersFile } from './static-host-files.ts';

const kinds = fileKinds({ page: [], embed: [] });
const readable = kinds.filter(({ headers }) => headers['Access-Control-Allow-Origin'] === '*');
const PATHS = ['/feeds/*', '/api/*'];

describe('calendars and data can be read from every origin', () => {
  it('by the table, and nothing else can', () => {
    expect(readable.flatMap(({ at }) => at)).toEqual(PATHS);
    expect(kinds.filter(({ headers }) => 'Access-Control-Allow-Origin' in headers)).toEqual(readable);
  });

  it.each(PATHS)('on nginx, also after a preflight request: %s', (path) => {
    const site = nginxSite(kinds, { listen: '8080', root: '/site', siteUrl: 'https://example.org' });
    const folder = path.slice(0, -1);
    expect(site).toMatch(
      new RegExp(`map \\$uri \\$site_access_control_allow_origin \\{[^}]*"~\\^${folder}" "\\*";`),
    );
    const [, location = ''] = site.split(`location ^~ ${folder} {`);
    expect(location.slice(0, location.indexOf('try_files'))).toContain('Access-Control-Allow-Origin "*"');
  });

  it.each(PATHS)('on hosts that read _headers: %s', (path) => {
    const [, rule = ''] = headersFile(kinds).split(`\n\n${path}\n`);
    expect(rule.split('\n\n')[0]).toContain('Access-Control-Allow-Origin: *');
  });
});
