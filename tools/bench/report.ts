/** The results of a run as a document, with what is needed to compare it to another run. */
import { barChart } from './chart.ts';
import type { Figure } from './figure.ts';
import { isBusy, type Machine } from './machine.ts';
import type { Options, Part } from './options.ts';
import { figuresTable, growthTable, targetsMet } from './table.ts';

export type Results = Partial<Record<Part, Figure[] | undefined>>;

export interface Report {
  machine: Machine & {
    browser: string;
    /** Of the processor time that the run asked for, what the host gave to others; undefined if nobody knows. */
    stolen: number | undefined;
    /** Milliseconds of a fixed computation, before and after the run. */
    yardstick: [number, number];
  };
  options: Options;
  /** What the build was limited to, if it was. */
  limitedTo: string | undefined;
  /** What could not be measured, and why. */
  failures: string[];
  results: Results;
  scaled?: Results;
}

/** How each part's table is headed, and what its figures are. */
const SECTIONS: Record<Part, { title: string; firstHead: string; about: string }> = {
  lighthouse: {
    title: 'Lighthouse, mobile',
    firstHead: 'page',
    about:
      'Performance with the preset phone and simulated throttling: the median of all runs, beside the floor, a plain HTML page with 120 rows, in the same runs. Without the process that Chromium prepares for a next page meanwhile: with two processors it takes turns with the page. Taken again, up to twice, if the host gave the processor to others meanwhile.',
  },
  bytes: {
    title: 'First visit',
    firstHead: 'page',
    about:
      'As sent, headers included, until nothing more is loaded. Data are the modules of events. Long tasks keep the processor, slowed down 4 times, for 50 ms or more; medians.',
  },
  interactions: {
    title: 'Answers of the largest season’s page',
    firstHead: 'action',
    about:
      'From the event until its effect is painted, processor slowed down 4 times; beside the floor in the same runs. Work: processor time of the page for it and for what follows, measured without slowing down, times 4. Not counted are answers during which the host gave the processor to others, if twenty others are there.',
  },
  search: {
    title: 'Search',
    firstHead: '',
    about:
      'Letters typed into five questions, processor slowed down 4 times, beside the floor in the same runs; the target is that of a typical letter. Bytes as brotli sends them.',
  },
  timeline: {
    title: 'Timeline of all leagues',
    firstHead: 'movement',
    about:
      'Frames of the wheel with the processor slowed down 4 times. Work: processor time of the page for a frame, measured without slowing down, times 4.',
  },
  navigation: {
    title: 'From home to a league',
    firstHead: 'click',
    about:
      'From the click until the other page’s heading is painted, on a first visit to home; with the pointer on the link for 300 ms before, or not; with the processor as it is, and slowed down 4 times. Taken again, up to twice, if the host gave it to others meanwhile.',
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
    'Written by `npm run bench`. Targets stand beside the figures that have one: ✓ met, ✗ missed.',
    aboutRun(report),
    ...(isBusy(machine) ? ['**The machine was busy: these figures are too high.**'] : []),
    ...failures.map((failure) => `**Not measured: ${failure}**`),
    `${targetsMet(flat(results))}.`,
    `![Largest paint of each page and slowest answers](${chartFile})`,
    ...sections(results, '##'),
    ...(scaled
      ? [
          `## With ${options.scale} times as many seasons`,
          'Every league’s seasons again, years earlier; the teams are the same. What counts is how much more it is.',
          growthTable(flat(results), flat(scaled), options.scale),
          ...sections(withoutTargets(scaled), '###'),
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

/** The targets are for the data as they are. */
export function withoutTargets(results: Results): Results {
  return Object.fromEntries(
    Object.entries(results).map(([part, figures]) => [part, figures?.map(({ target: _, ...rest }) => rest)]),
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
    `- a fixed computation took ${machine.yardstick.map((took) => took.toFixed(1)).join(' ms before the run, ')} ms after it`,
    ...(machine.stolen === undefined
      ? []
      : [
          `- processor time that the host gave to others during the run: ${(machine.stolen * 100).toFixed(1)} %`,
        ]),
    ...(limitedTo ? [`- built were only the pages that match \`${limitedTo}\``] : []),
  ].join('\n');
}

/** Largest paints and answers, each with a tick at what it should be. */
export function chartOf({ lighthouse = [], interactions = [], navigation = [] }: Results): string {
  const floor = lighthouse.find(({ of, metric }) => of === 'floor' && metric === 'LCP ms')?.value;
  const bars = (
    figures: readonly Figure[],
    metric: string,
    limitOf: (figure: Figure) => number | undefined,
  ) =>
    figures
      .filter((figure) => figure.metric === metric)
      .map((figure) => {
        const limit = limitOf(figure);
        return { label: figure.of, value: figure.value ?? 0, ...(limit === undefined ? {} : { limit }) };
      });
  const ownLimit = ({ target }: Figure) => (target && 'atMost' in target ? target.atMost : undefined);
  return barChart([
    {
      title: 'Largest contentful paint, ms (tick: 1.25 × the floor)',
      bars: bars(lighthouse, 'LCP ms', ({ of }) => (floor && of !== 'floor' ? floor * 1.25 : undefined)),
    },
    {
      title: 'Answers, 95 of 100 within so many ms (tick: target)',
      bars: [...bars(interactions, 'p95 ms', ownLimit), ...bars(navigation, 'p95 ms', ownLimit)],
    },
  ]);
}
