/** The options of `npm run bench`. */
import { parseArgs } from 'node:util';

export const PARTS = [
  'build',
  'lighthouse',
  'visits',
  'bytes',
  'interactions',
  'search',
  'timeline',
  'navigation',
] as const;
export type Part = (typeof PARTS)[number];

export const USAGE = `npm run bench -- [options]

  --no-build     measures what is built, instead of building first
  --only <part>  one part, or several with commas: ${PARTS.join(', ')};
                 its tables are printed, bench/results.md stays
  --runs <n>     how often each thing is measured (5)
  --scale <n>    also builds and measures with n times as many seasons`;

export interface Options {
  builds: boolean;
  parts: readonly Part[];
  runs: number;
  /** 1 for the data as they are. */
  scale: number;
}

/** Throws an error that says what is wrong with the arguments. */
export function parseOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      'no-build': { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [] },
      runs: { type: 'string', default: '5' },
      scale: { type: 'string', default: '1' },
    },
  });
  const named = values.only.flatMap((text) => text.split(','));
  for (const name of named) {
    if (!PARTS.some((part) => part === name))
      throw new Error(`--only ${name}: the parts are ${PARTS.join(', ')}`);
  }
  return {
    builds: !values['no-build'],
    parts: named.length === 0 ? PARTS : PARTS.filter((part) => named.includes(part)),
    runs: wholeNumber('--runs', values.runs, 100),
    scale: wholeNumber('--scale', values.scale, 20),
  };
}

function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > most)
    throw new Error(`${name} ${text}: a whole number from 1 to ${most}`);
  return number;
}
