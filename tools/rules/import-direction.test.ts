import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_FOLDER } from '../folders.ts';
import { importCircles, importsOf, wrongImports } from './import-direction.ts';

function projectWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const name of ['data', 'catalog', 'feeds', 'app', 'tools']) mkdirSync(join(folder, name));
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
  return folder;
}

describe('the direction of imports', () => {
  test('holds in this project', () => {
    expect(wrongImports(PROJECT_FOLDER)).toEqual([]);
  });

  test('rejects a catalogue that imports from the app', () => {
    const folder = projectWith({ 'catalog/a.ts': "import { b } from '../app/b.ts';" });
    expect(wrongImports(folder)).toEqual(['catalog/a.ts imports app/b.ts']);
  });

  test('rejects a dynamic import, a re-export and a type in the wrong direction', () => {
    const folder = projectWith({
      'feeds/a.ts': "const b = await import('../app/b.ts');",
      'catalog/c.ts': "export { d } from '../feeds/d.ts';",
      'catalog/e.ts': "import type { F } from '../feeds/f.ts';",
    });
    expect(wrongImports(folder).sort()).toEqual([
      'catalog/c.ts imports feeds/d.ts',
      'catalog/e.ts imports feeds/f.ts',
      'feeds/a.ts imports app/b.ts',
    ]);
  });

  test('rejects React in the catalogue', () => {
    const folder = projectWith({ 'catalog/a.ts': "import { use } from 'react';" });
    expect(wrongImports(folder)).toEqual(['catalog/a.ts imports react']);
  });

  test('rejects an app that imports a tool', () => {
    const folder = projectWith({ 'app/a.ts': "import '../tools/run.ts';" });
    expect(wrongImports(folder)).toEqual(['app/a.ts imports tools/run.ts']);
  });

  test('allows the right direction', () => {
    const folder = projectWith({
      'app/a.ts': "import { b } from '../feeds/b.ts';\nimport c from '../catalog/c.ts';",
      'feeds/b.ts': "import type { C } from '../catalog/c.ts';",
    });
    expect(wrongImports(folder)).toEqual([]);
  });
});

describe('the direction of imports inside the app', () => {
  test('rejects a general folder that imports a particular one, also a type of it', () => {
    const folder = projectWith({
      'app/event/row.tsx': "import { season } from '../season/season.ts';",
      'app/ui/dialog.tsx': "import type { Row } from '../event/row.tsx';",
    });
    expect(wrongImports(folder).sort()).toEqual([
      'app/event/row.tsx imports app/season/season.ts',
      'app/ui/dialog.tsx imports app/event/row.tsx',
    ]);
  });

  test('rejects a folder that imports the table of routes', () => {
    const folder = projectWith({ 'app/router/link.ts': "import { routes } from '../routes.ts';" });
    expect(wrongImports(folder)).toEqual(['app/router/link.ts imports app/routes.ts']);
  });

  test('rejects a room of the catalogue that imports a later one, but for tests', () => {
    const code = "import { read } from '../read/read.ts';";
    const folder = projectWith({ 'catalog/event/a.ts': code, 'catalog/event/a.test.ts': code });
    expect(wrongImports(folder)).toEqual(['catalog/event/a.ts imports catalog/read/read.ts']);
  });

  test('rejects a folder that has no place in the order', () => {
    const folder = projectWith({
      'app/misc/a.ts': "import { b } from '../util/b.ts';",
      'app/season/c.ts': "import { a } from '../misc/a.ts';",
    });
    expect(wrongImports(folder)).toEqual([
      'app/misc/a.ts imports app/util/b.ts',
      'app/season/c.ts imports app/misc/a.ts',
    ]);
  });

  test('allows the particular to import the general, and everybody the name of the site', () => {
    const folder = projectWith({
      'app/season/season.tsx': "import { row } from '../event/row.tsx';\nimport { NAME } from '../site.ts';",
      'app/util/a.ts': "import { phone } from '../theme.ts';",
      'app/entry.client.tsx': "import { routes } from './routes.ts';\nimport './season/season.tsx';",
    });
    expect(wrongImports(folder)).toEqual([]);
  });
});

describe('circles of imports', () => {
  test('do not exist in this project', () => {
    expect(importCircles(PROJECT_FOLDER)).toEqual([]);
  });

  test.each([
    [
      'imports',
      "import { b } from './b.ts';",
      "import { c } from '../c.ts';",
      "import { a } from './x/a.ts';",
    ],
    [
      're-exports',
      "export { b } from './b.ts';",
      "export * from '../c.ts';",
      "export { a } from './x/a.ts';",
    ],
    ['dynamic imports', "import('./b.ts');", "import('../c.ts');", "import('./x/a.ts');"],
  ])('are found through %s', (_, a, b, c) => {
    const folder = projectWith({
      'tools/x/a.ts': a,
      'tools/x/b.ts': b,
      'tools/c.ts': c,
      'tools/d.ts': "import './c.ts';",
    });
    expect(importCircles(folder)).toHaveLength(1);
    const files = importCircles(folder)[0]?.split(' → ') ?? [];
    expect(files[0]).toBe(files.at(-1));
    expect(new Set(files)).toEqual(new Set(['tools/x/a.ts', 'tools/x/b.ts', 'tools/c.ts']));
  });

  test('are found through types', () => {
    const folder = projectWith({
      'app/a.ts': "import { b } from './b.ts';",
      'app/b.ts': "import type { A } from './a.ts';\nexport type { A } from './a.ts';",
    });
    expect(importCircles(folder)).toEqual([
      'app/a.ts → app/b.ts → app/a.ts',
      'app/a.ts → app/b.ts → app/a.ts',
    ]);
  });
});

test('imports over several lines and without names are seen', () => {
  const code =
    "import {\n  a,\n  type B,\n} from './x.ts';\nimport './y.css';\nexport type C = string;\nexport { d } from './z.ts';";
  expect(importsOf(code)).toEqual(['./x.ts', './z.ts', './y.css']);
});
