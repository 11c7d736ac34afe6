import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PROJECT_FOLDER } from '../folders.ts';
import { licencePage } from './licence-list.ts';

const read = (name: string) => readFileSync(join(PROJECT_FOLDER, name), 'utf8');

describe('docs/licences.md', () => {
  it('is what npm run licences writes', () => {
    expect(read('docs/licences.md')).toBe(licencePage(JSON.parse(read('package-lock.json'))));
  });

  it('has nothing for visitors that requires more than a notice, and no package without a licence', () => {
    const [, reach = ''] = read('docs/licences.md').split(/^## /m);
    const licences = [...reach.matchAll(/^\| \S+ +\| [\d.]+\S* +\| (\S.*?) +\|$/gm)].map(
      ([, licence]) => licence,
    );
    expect(licences.length).toBeGreaterThan(3);
    for (const licence of licences) expect(licence).toMatch(/^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0)$/);
    expect(read('docs/licences.md')).not.toContain('not stated');
  });
});

describe('licencePage', () => {
  it('lists every version once, development apart, and leaves single platforms out', () => {
    const lockfile = {
      packages: {
        '': {},
        'node_modules/a': { version: '1.0.0', license: 'MIT' },
        'node_modules/a/node_modules/b': { version: '2.0.0', license: 'ISC' },
        'node_modules/b': { version: '1.0.0', license: 'GPL-3.0', dev: true },
        'node_modules/c/node_modules/b': { version: '1.0.0', license: 'GPL-3.0', dev: true },
        'node_modules/c-linux': { version: '1.0.0', optional: true },
      },
    };
    const [, site, development] = licencePage(lockfile).replace(/ +/g, ' ').split(/^## /m);
    expect(site?.match(/^\| [abc] .*$/gm)).toEqual(['| a | 1.0.0 | MIT |', '| b | 2.0.0 | ISC |']);
    expect(development?.match(/^\| [abc] .*$/gm)).toEqual(['| b | 1.0.0 | GPL-3.0 |']);
  });
});
