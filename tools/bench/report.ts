/** The results of a run as a document, with what is needed to compare it to another run. */
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import type { Figure } from './figure.ts';
import type { Options, Part } from './options.ts';
import { budgetsMet, figuresTable } from './table.ts';

export type Results = Partial<Record<Part, Figure[] | undefined>>;

/** More work than this waiting for a processor before anything is measured makes the figures useless. */
const QUIET = 0.5;

export interface Report {
  /** What the run was made on, one fact each, so that two runs can be compared. */
  machine: string[];
  /** Whether other programs were using the processors before the run. */
  isBusy: boolean;
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
      'Lighthouse’s own defaults, a phone and simulated throttling: the median of all runs, beside the floor, a plain HTML page with 120 rows, and a peer, a list of the same 120 rows made with FullCalendar, in the same runs. Pages as built today in New York, and as built six days ago in Berlin.',
  },
  visits: {
    title: 'As visitors come',
    firstHead: 'visit',
    about:
      'Home, all categories and leagues, teams, the views of the calendar, the timeline and a filled My calendar: each built today, yesterday and six days ago, opened in New York, Berlin and Sydney (leagues, categories and teams in one of them after the other, the rest in all), on a phone and on a desktop in turn, once each, with the processor slowed down 4 times and a slow network. First all visits, then the worst ten; why they are the worst is in [history.md](history.md).',
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
    about: 'From a fresh start to the last file, without compressed variants.',
  },
};

const ORDER = Object.keys(SECTIONS) as Part[];

/** Must be called before anything is measured. */
export function describeMachine(): Pick<Report, 'machine' | 'isBusy'> {
  const processors = cpus();
  const load = loadavg();
  return {
    isBusy: (load[0] ?? 0) > QUIET,
    machine: [
      `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`,
      `${processors.length} × ${processors[0]?.model.trim()}, ${Math.round(totalmem() / 1024 ** 3)} GiB, ${platform()} ${release()}`,
      `Node ${process.version}`,
      `load average before the run: ${load.map((each) => each.toFixed(2)).join(', ')} (1, 5 and 15 minutes)`,
    ],
  };
}

export function markdownReport(report: Report): string {
  const { machine, isBusy, options, limitedTo, results, scaled, failures } = report;
  return [
    '# How fast it is',
    'Written by `npm run bench`. Figures that have a budget are followed by it: ✓ met, ✗ missed.',
    [
      ...machine,
      `${options.runs} runs`,
      ...(limitedTo ? [`only the pages that match \`${limitedTo}\` were built`] : []),
    ]
      .map((fact) => `- ${fact}`)
      .join('\n'),
    ...(isBusy ? ['**The machine was busy: these figures are too high.**'] : []),
    ...failures.map((failure) => `**Not measured: ${failure}**`),
    `${budgetsMet(flat(results))}.`,
    ...sections(results, '##'),
    ...(scaled
      ? [
          `## With ${options.scale} times as many seasons`,
          'Every league’s seasons again, years earlier, with the same teams.',
          ...sections(scaled, '###'),
        ]
      : []),
  ]
    .join('\n\n')
    .concat('\n');
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

function flat(results: Results): Figure[] {
  return ORDER.flatMap((part) => results[part] ?? []);
}
