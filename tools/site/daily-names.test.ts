/** The names of the browser's files on two days. */
import { createBuilder } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import config from '../../vite.config.ts';
import { PROJECT_FOLDER } from '../folders.ts';

afterEach(() => vi.unstubAllEnvs());

/** Two builds, of which each takes as long as a build of the fixtures' scripts. */
const PATIENTLY = 180_000;

test(
  'a build of the same data on another day has the same scripts',
  async () => {
    expect(await fileNames('2026-12-15')).toEqual(await fileNames('2026-11-15'));
  },
  PATIENTLY,
);

/** Names follow from the content, minified or not. */
async function fileNames(day: string): Promise<string[]> {
  vi.stubEnv('SPORTS_CALENDAR_NOW', `${day}T14:30:00Z`);
  const build = { write: false, minify: false };
  const builder = await createBuilder({
    ...config,
    configFile: false,
    root: PROJECT_FOLDER,
    logLevel: 'silent',
    build: { ...config.build, ...build },
  });
  const { client } = builder.environments;
  if (!client) throw new Error('vite.config.ts has no environment client');
  const output = await builder.build(client);
  return [output]
    .flat()
    .flatMap((each) => ('output' in each ? each.output.map(({ fileName }) => fileName) : []));
}
