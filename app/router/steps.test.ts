import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const APP = fileURLToPath(new URL('..', import.meta.url));

/** What runs before the first step, or where there are none. */
const WITHOUT_STEPS = /-script\.ts$|^embed|^offline\/worker|\.test\.tsx?$/;

test('only the steps ask the browser where the visitor is, as it is told last', () => {
  const asking = readdirSync(APP, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !WITHOUT_STEPS.test(name))
    .filter((name) =>
      /\blocation(\.(href|pathname|search|hash)|;)/.test(readFileSync(join(APP, name), 'utf8')),
    );
  expect(asking).toEqual(['address/steps.ts']);
});
