import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { PROJECT_FOLDER } from './folders.ts';
import { importsOf, wrongImports } from './import-direction.ts';

function projectWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  for (const name of ['data', 'catalog', 'feeds', 'app']) mkdirSync(join(folder, name));
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code);
  return folder;
}

describe('the direction of imports', () => {
  test('holds in this project', () => {
    expect(wrongImports(PROJECT_FOLDER)).toEqual([]);
  });

  test('refuses a catalogue that imports from the app', () => {
    const folder = projectWith({ 'catalog/a.ts': "import { b } from '../app/b.ts';" });
    expect(wrongImports(folder)).toEqual(['catalog/a.ts imports app/b.ts']);
  });

  test('refuses a dynamic import the wrong way, and a re-export', () => {
    const folder = projectWith({
      'feeds/a.ts': "const b = await import('../app/b.ts');",
      'catalog/c.ts': "export { d } from '../feeds/d.ts';",
    });
    expect(wrongImports(folder)).toEqual(['catalog/c.ts imports feeds/d.ts', 'feeds/a.ts imports app/b.ts']);
  });

  test('refuses React in the catalogue', () => {
    const folder = projectWith({ 'catalog/a.ts': "import { use } from 'react';" });
    expect(wrongImports(folder)).toEqual(['catalog/a.ts imports react']);
  });

  test('refuses the app that imports a tool', () => {
    const folder = projectWith({ 'app/a.ts': "import '../tools/run.ts';" });
    expect(wrongImports(folder)).toEqual(['app/a.ts imports tools/run.ts']);
  });

  test('allows the right way', () => {
    const folder = projectWith({
      'app/a.ts': "import { b } from '../feeds/b.ts';\nimport c from '../catalog/c.ts';",
      'feeds/b.ts': "import type { C } from '../catalog/c.ts';",
    });
    expect(wrongImports(folder)).toEqual([]);
  });

  test('sees imports over several lines', () => {
    expect(importsOf("import {\n  a,\n  b,\n} from './x.ts';\nimport './y.css';")).toEqual([
      './x.ts',
      './y.css',
    ]);
  });
});
