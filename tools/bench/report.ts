/** The results of a run as a document, with what is needed to compare it to another run. */
import { barChart } from './chart.ts';
import type { Figure } from './figure.ts';
import { PAINT_BUDGET } from './floor-page.ts';
import { isBusy, type Machine } from './machine.ts';
import type { Options, Part } from './options.ts';
import { budgetsMet, figuresTable, growthTable } from './table.ts';

export type Results = Partial<Record<Part, Figure[] | undefined>>;

export interface Report {
  machine: Machine & { browser: string };
  options: Options;
  /** What the build was limited to, if it was. */
  limitedTo: string | undefined;
  /** What could not be measured, and why. */
  failures: string[];
  results: Results;
  scaled?: Results | undefined;
}

/** How each part's table is headed, and what its figures are. */
const SECTIONS: Record<Part, { title: string; firstHead: string; about: string }> = {
  lighthouse: {
    title: 'Lighthouse, mobile',
    firstHead: 'page',
    about:
      'Lighthouse’s own defaults, a phone and simulated throttling: the median of all runs, beside the floor, a plain HTML page with 120 rows, in the same runs.',
  },
  bytes: {
    title: 'First visit',
    firstHead: 'page',
    about:
      'As sent, headers included, until nothing more is loaded; the lists of events are part of the JS. Long tasks take the processor, slowed down 4 times, for 50 ms or more; medians.',
  },
  interactions: {
    title: 'Interaction latency on the largest season’s page',
    firstHead: 'action',
    about: 'From the event until its effect is painted, processor slowed down 4 times.',
  },
  search: {
    title: 'Search',
    firstHead: '',
    about:
      'Five queries typed letter by letter, processor slowed down 4 times, each until its results are painted. Bytes as brotli sends them.',
  },
  timeline: {
    title: 'Timeline of all leagues',
    firstHead: 'movement',
    about: 'From frame to frame while the wheel turns, processor slowed down 4 times.',
  },
  navigation: {
    title: 'From home to a league',
    firstHead: 'click',
    about:
      'From the click until the other page’s heading is painted, on a first visit to home; with the pointer on the link for 300 ms before, or not; with the processor as it is, and slowed down 4 times.',
  },
  build: {
    title: 'Build',
    firstHead: '',
    about: 'Memory: the most that all processes of the build had together, sampled four times a second.',
  },
};

const ORDER = Object.keys(SECTIONS) as Part[];

export function markdownReport(report: Report, chartFile: string): string {
  const { options, results, scaled, machine, failures } = report;
  return [
    '# How fast it is',
    'Written by `npm run bench`. Figures that have a budget are followed by it: ✓ met, ✗ missed.',
    aboutRun(report),
    ...(isBusy(machine) ? ['**The machine was busy: these figures are too high.**'] : []),
    ...failures.map((failure) => `**Not measured: ${failure}**`),
    `${budgetsMet(flat(results))}.`,
    `![Largest paint of each page and latency of interactions](${chartFile})`,
    ...sections(results, '##'),
    ...(scaled
      ? [
          `## With ${options.scale} times as many seasons`,
          'Every league’s seasons again, years earlier, with the same teams.',
          growthTable(flat(results), flat(scaled), options.scale),
          ...sections(withoutBudgets(scaled), '###'),
        ]
      : []),
    '',
  ].join('\n\n');
}

/** The tables alone, for the screen. */
export function sections(results: Results, heading = '##'): string[] {
  return ORDER.flatMap((part) => {
    const figures = results[part];
    if (!figures) return [];
    const { title, firstHead, about } = SECTIONS[part];
    return [`${heading} ${title}`, about, figuresTable(firstHead, figures)];
  });
}

/** The budgets are for the data as they are. */
export function withoutBudgets(results: Results): Results {
  return Object.fromEntries(
    Object.entries(results).map(([part, figures]) => [part, figures?.map(({ atMost: _, ...rest }) => rest)]),
  );
}

function flat(results: Results): Figure[] {
  return ORDER.flatMap((part) => results[part] ?? []);
}

function aboutRun({ machine, options, limitedTo }: Report): string {
  return [
    `- ${machine.date} UTC, ${options.runs} runs`,
    `- ${machine.cores} × ${machine.processor}, ${machine.memoryGib} GiB, ${machine.system}`,
    `- Node ${machine.node}, Chromium ${machine.browser}`,
    `- load average before the run: ${machine.load.map((load) => load.toFixed(2)).join(', ')} (1, 5 and 15 minutes)`,
    ...(limitedTo ? [`- only the pages that match \`${limitedTo}\` were built`] : []),
  ].join('\n');
}

/** Largest paints and interactions, each with a tick at its budget. */
export function chartOf({ lighthouse = [], interactions = [], navigation = [] }: Results): string {
  const floor = lighthouse.find(({ of, metric }) => of === 'floor' && metric === 'LCP ms')?.value;
  const paints = lighthouse.map((figure) =>
    floor === undefined || figure.of === 'floor' ? figure : { ...figure, atMost: floor * PAINT_BUDGET },
  );
  const bars = (figures: readonly Figure[], metric: string) =>
    figures
      .filter((figure) => figure.metric === metric)
      .map(({ of, value = 0, atMost }) => ({
        label: of,
        value,
        ...(atMost === undefined ? {} : { limit: atMost }),
      }));
  return barChart([
    {
      title: `Largest contentful paint, ms (tick: ${PAINT_BUDGET} × the floor)`,
      bars: bars(paints, 'LCP ms'),
    },
    {
      title: 'Interactions and navigation, 95th percentile, ms (tick: budget)',
      bars: [...bars(interactions, 'p95 ms'), ...bars(navigation, 'p95 ms')],
    },
  ]);
}
