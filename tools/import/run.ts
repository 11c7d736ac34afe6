/** The command: reads, merges, prints, and writes only with --write. Returns the exit code. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeProblems } from '../../catalog/read/problem.ts';
import { type DataFolder, readDataFolder } from '../../catalog/read/read-data.ts';
import { decodeText } from './decode-text.ts';
import { describeReport, reportAsMarkdown } from './describe-changes.ts';
import { ImportError } from './import-error.ts';
import { type ImportRequest, importSeason } from './import-season.ts';
import { readOptions, USAGE } from './options.ts';
import { type Fetch, readInput } from './read-input.ts';
import { REFRESH_LIST } from './refresh-list.ts';
import { renewSchedules } from './renew-schedules.ts';
import { writeFiles } from './write-files.ts';

/** Rejected, as opposed to 1 for data that was bad before. */
const REJECTED = 2;

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
    if (options.schedules.length > 0) {
      renewSchedules(read.data, options, around);
      return 0;
    }
    let { data } = read;
    const requests = options.all ? REFRESH_LIST : options.requests;
    const reports: string[] = [];
    let rejected = 0;
    for (const [index, request] of requests.entries()) {
      const step = requests.length > 1 ? `${index + 1} of ${requests.length}: ` : '';
      const outcome = await importOne(data, request, options.write, {
        ...around,
        progress: (text) => progress(`${step}${request.input}: ${text}`),
      });
      if (outcome.rejection !== undefined) {
        rejected += 1;
        error(`${request.input}: ${outcome.rejection}`);
        reports.push(
          `## ${request.input}\n\nRejected:\n\n\`\`\`text\n${outcome.rejection.replaceAll('`', "'")}\n\`\`\`\n`,
        );
        continue;
      }
      data = outcome.data;
      log(outcome.text);
      reports.push(outcome.markdown);
    }
    if (options.report !== undefined) writeFileSync(options.report, reports.join('\n'));
    return rejected > 0 ? REJECTED : 0;
  } catch (reason) {
    if (!(reason instanceof ImportError)) throw reason;
    error(reason.message);
    return REJECTED;
  }
}

type Outcome =
  | { rejection: string }
  | { rejection?: undefined; data: DataFolder; text: string; markdown: string };

async function importOne(
  data: DataFolder,
  request: ImportRequest,
  write: boolean,
  { dataFolder, fetch, today, progress }: Surroundings,
): Promise<Outcome> {
  try {
    const text = decodeText(await readInput(request.input, { fetch, progress }));
    progress('comparing and checking');
    const sourcesText = readFileSync(join(dataFolder, 'sources.json'), 'utf8');
    const result = importSeason(data, text, request, sourcesText, dataFolder, today);
    if (write && result.files.length > 0) writeFiles(dataFolder, result.files);
    const files = result.files.map(({ file }) => file).join(' and ');
    const end =
      result.files.length > 0 ? (write ? `Written: ${files}.` : 'Nothing is written without --write.') : '';
    return {
      data: write ? result.data : data,
      text: [describeReport(result.report), end].filter(Boolean).join('\n'),
      markdown: reportAsMarkdown(result.report),
    };
  } catch (reason) {
    if (!(reason instanceof ImportError)) throw reason;
    return { rejection: reason.message };
  }
}
