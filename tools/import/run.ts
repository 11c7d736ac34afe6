/** The command: reads, compares, prints, and writes only with --write. Returns the exit code. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describeProblems } from '../../catalog/check/problem.ts';
import { type DataFolder, readDataFolder } from '../../catalog/read-data.ts';
import { decodeText } from './decode-text.ts';
import { describeReport, reportAsMarkdown, summaryOf } from './describe-changes.ts';
import { ImportError } from './import-error.ts';
import {
  changedFiles,
  type ImportRequest,
  type ImportResult,
  importLeague,
  importSeason,
} from './import-season.ts';
import { readOptions, USAGE } from './options.ts';
import { type Fetch, readInput } from './read-input.ts';
import { REFRESH_LIST } from './refresh-list.ts';
import { writeFiles } from './write-files.ts';

/** Rejected, as opposed to 1 for data that was bad before. */
const REJECTED = 2;
/** Of several seasons, those with more changes are summed up; the report file has every change. */
const MANY_CHANGES = 40;

export interface Surroundings {
  dataFolder: string;
  fetch: Fetch;
  /** The day in UTC. */
  today: string;
  log(text: string): void;
  error(text: string): void;
  /** What is going on, for a person who waits. */
  progress(text: string): void;
}

/** What is checked and written together, or not at all. */
interface Import {
  input: string;
  run(data: DataFolder, around: Surroundings): Promise<ImportResult>;
}

export async function runImport(args: readonly string[], around: Surroundings): Promise<number> {
  const { dataFolder, log, error, progress } = around;
  try {
    const options = readOptions(args);
    if (options.help) {
      log(USAGE);
      return 0;
    }
    progress('reading the data');
    const read = readDataFolder(dataFolder);
    if (read.problems.length > 0) {
      error(describeProblems(read.problems, dataFolder));
      return 1;
    }
    const requests = options.all ? REFRESH_LIST : options.requests;
    const imports = options.schedules.length > 0 ? [ofSchedules(options.schedules)] : requests.map(ofRequest);
    let { data } = read;
    const reports: string[] = [];
    let rejected = 0;
    for (const [index, each] of imports.entries()) {
      const step = imports.length > 1 ? `${index + 1} of ${imports.length}: ` : '';
      const showProgress = (text: string) => progress(`${step}${each.input}: ${text}`);
      try {
        const result = await each.run(data, { ...around, progress: showProgress });
        showProgress('checking');
        const sourcesText = readFileSync(join(dataFolder, 'sources.json'), 'utf8');
        const changed = changedFiles(result, sourcesText, dataFolder);
        if (options.write) {
          writeFiles(dataFolder, changed.files);
          data = changed.data;
        }
        log(describeResult(result, changed.files, options.write));
        reports.push(...result.reports.map(reportAsMarkdown));
      } catch (reason) {
        if (!(reason instanceof ImportError)) throw reason;
        rejected += 1;
        error(`${each.input}: ${reason.message}`);
        reports.push(
          `## ${each.input}\n\nRejected:\n\n\`\`\`text\n${reason.message.replaceAll('`', "'")}\n\`\`\`\n`,
        );
      }
    }
    if (options.report !== undefined) writeFileSync(options.report, reports.join('\n'));
    return rejected > 0 ? REJECTED : 0;
  } catch (reason) {
    if (!(reason instanceof ImportError)) throw reason;
    error(reason.message);
    return REJECTED;
  }
}

function describeResult(
  { reports }: ImportResult,
  files: readonly { file: string }[],
  isWritten: boolean,
): string {
  const names = files.length > 3 ? `${files.length} files` : files.map(({ file }) => file).join(' and ');
  const isShort = (changes: number) => reports.length === 1 || changes <= MANY_CHANGES;
  return [
    ...reports.map((report) =>
      isShort(report.changes.length) ? describeReport(report) : `${report.title}\n${summaryOf(report)}`,
    ),
    ...(reports.length === 0 ? ['No change.'] : []),
    ...(files.length === 0 ? [] : [isWritten ? `Written: ${names}.` : 'Nothing is written without --write.']),
  ].join('\n');
}

const ofRequest = (request: ImportRequest): Import => ({
  input: request.input,
  async run(data, { today, ...around }) {
    return importSeason(data, decodeText(await readInput(request.input, around)), request, today);
  },
});

/** Complete schedules of many leagues. */
const ofSchedules = (paths: readonly string[]): Import => ({
  input: paths.join(' '),
  async run(data, { today, ...around }) {
    const all: ImportResult = { data, reports: [], seasons: [] };
    for (const path of paths.flatMap(schedulesIn)) {
      const file = basename(path);
      around.progress(file);
      try {
        const text = decodeText(await readInput(path, around));
        const { reports, seasons, ...after } = importLeague(
          all.data,
          basename(file, ENDING),
          text,
          file,
          today,
        );
        all.data = after.data;
        all.reports.push(...reports);
        all.seasons.push(...seasons);
      } catch (reason) {
        throw reason instanceof ImportError ? new ImportError(`${file}: ${reason.message}`) : reason;
      }
    }
    return all;
  },
});

const ENDING = '.jsonl';

function schedulesIn(path: string): string[] {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => name.endsWith(ENDING));
  if (names.length === 0) throw new ImportError(`no file there ends in ${ENDING}`);
  return names.sort().map((name) => join(path, name));
}
