/** The command: reads, compares, prints, and writes only with --write. Returns the exit code. */
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describeProblems } from '../../catalog/read/problem.ts';
import { type DataFolder, readDataFolder } from '../../catalog/read/read-data.ts';
import { decodeText } from './decode-text.ts';
import { describeReport, reportAsMarkdown, summaryOf } from './describe-changes.ts';
import { ImportError } from './import-error.ts';
import {
  changedFiles,
  type ImportRequest,
  type ImportResult,
  importLeague,
  importSeason,
  joined,
} from './import-season.ts';
import { type Options, readOptions, USAGE } from './options.ts';
import { parquetAsText } from './parquet.ts';
import { type Network, NotThereError, readInput } from './read-input.ts';
import { type Refresh, refreshList } from './refresh-list.ts';
import { type RefreshRow, refreshTable } from './refresh-table.ts';
import { SPORTSDATAVERSE_COLUMNS } from './sportsdataverse.ts';

/** Rejected, as opposed to 1 for data that was bad before. */
const REJECTED = 2;
/** Of several seasons, those with more changes are summed up; the report file has every change. */
const MANY_CHANGES = 40;

export interface Surroundings extends Network {
  dataFolder: string;
  /** The day in UTC. */
  today: string;
  log(text: string): void;
  error(text: string): void;
}

/** What is checked and written together, or not at all. */
interface Import {
  input: string;
  run(data: DataFolder, around: Surroundings): Promise<ImportResult>;
  /** Its line in the list of every day. */
  refresh?: Refresh;
}

export async function runImport(args: readonly string[], around: Surroundings): Promise<number> {
  const { dataFolder, log, error, progress } = around;
  let options: Options;
  try {
    options = readOptions(args);
  } catch (reason) {
    error(rejection(reason));
    return REJECTED;
  }
  if (options.help) {
    log(USAGE);
    return 0;
  }
  progress('reading the data');
  const { data: before, problems } = readDataFolder(dataFolder);
  if (problems.length > 0) {
    error(describeProblems(problems, dataFolder));
    return 1;
  }
  const { write } = options;
  let imports: Import[];
  try {
    imports = importsOf(options, before, around.today);
  } catch (reason) {
    error(rejection(reason));
    return REJECTED;
  }
  const rows: RefreshRow[] = [];
  const reports: string[] = [];
  let data = before;
  let code = 0;
  for (const [index, { input, run, refresh }] of imports.entries()) {
    const step = imports.length > 1 ? `${index + 1} of ${imports.length}: ` : '';
    const showProgress = (text: string) => progress(`${step}${input}: ${text}`);
    try {
      const result = await run(data, { ...around, progress: showProgress });
      showProgress('checking');
      const textOf = (file: string) => readFileSync(join(dataFolder, file), 'utf8');
      const texts = { sources: textOf('sources.json'), checkKnown: textOf('check-known.json') };
      const changed = changedFiles(result, texts, dataFolder);
      if (write) {
        writeFiles(dataFolder, changed.files);
        data = changed.data;
      }
      log(describeResult(result, changed.files, write));
      reports.push(...result.reports.map(reportAsMarkdown));
      if (refresh) rows.push({ league: refresh.league, reports: result.reports });
    } catch (reason) {
      if (refresh?.isAhead && reason instanceof NotThereError) {
        const failed = refresh.request ? 'no file yet' : 'between seasons';
        rows.push({ league: refresh.league, reports: [], failed });
        continue;
      }
      const text = rejection(reason);
      if (refresh) rows.push({ league: refresh.league, reports: [], failed: 'yes' });
      error(text.startsWith(input) ? text : `${input}: ${text}`);
      reports.push(`## ${input}\n\nRejected:\n\n\`\`\`text\n${text.replaceAll('`', "'")}\n\`\`\`\n`);
      code = REJECTED;
    }
  }
  if (options.refresh) {
    const table = refreshTable(rows, data, around.today);
    log(table);
    reports.unshift(`${table}\n`);
  }
  if (options.report !== undefined) writeFileSync(options.report, reports.join('\n'));
  return code;
}

/** Anything else is a fault of this program. */
function rejection(reason: unknown): string {
  if (reason instanceof ImportError) return reason.message;
  throw reason;
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

function importsOf({ schedules, requests, refresh }: Options, data: DataFolder, today: string): Import[] {
  if (schedules.length > 0) return [ofSchedules(schedules)];
  return refresh
    ? refreshList(data, today, refresh).map(ofRefresh)
    : requests.map((request) => ofRequest(request));
}

function ofRefresh(refresh: Refresh): Import {
  const { league, request } = refresh;
  if (request) return { ...ofRequest(request, 'error'), refresh };
  const input = `${league}, between two seasons`;
  return { input, refresh, run: () => Promise.reject(new NotThereError(input)) };
}

const ofRequest = (request: ImportRequest, redirect: 'follow' | 'error' = 'follow'): Import => ({
  input: request.input,
  async run(data, { today, ...around }) {
    const bytes = await readInput(request.input, around, redirect);
    const text =
      request.format === 'sportsdataverse'
        ? await parquetAsText(bytes, SPORTSDATAVERSE_COLUMNS)
        : decodeText(bytes);
    return importSeason(data, text, request, today);
  },
});

/** Complete schedules of many leagues. */
const ofSchedules = (paths: readonly string[]): Import => ({
  input: paths.join(' '),
  async run(data, { today, ...around }) {
    let all: ImportResult = { data, reports: [], seasons: [], records: [] };
    for (const path of paths.flatMap(schedulesIn)) {
      const file = basename(path);
      around.progress(file);
      try {
        const text = decodeText(await readInput(path, around));
        all = joined(all, importLeague(all.data, basename(file, ENDING), text, file, today));
      } catch (reason) {
        throw new ImportError(`${file}: ${rejection(reason)}`);
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

/** Files are written beside their place and then renamed: a stopped import leaves whole files only. */
function writeFiles(folder: string, files: readonly { file: string; text: string }[]): void {
  const moves = files.map(({ file, text }) => ({
    text,
    to: join(folder, file),
    from: join(folder, `${file}.${process.pid}.tmp`),
  }));
  try {
    for (const { from, text } of moves) {
      mkdirSync(dirname(from), { recursive: true });
      writeFileSync(from, text);
    }
    for (const { from, to } of moves) renameSync(from, to);
  } finally {
    for (const { from } of moves) rmSync(from, { force: true });
  }
}
