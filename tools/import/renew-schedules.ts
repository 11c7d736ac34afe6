/** Complete schedules of many leagues: all are compared and checked together, then written together or not at all. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DataFolder, SeasonData } from '../../catalog/read/read-data.ts';
import { decodeText } from './decode-text.ts';
import { describeReport, type Report, reportAsMarkdown, summaryOf } from './describe-changes.ts';
import { ImportError, quote } from './import-error.ts';
import type { Options } from './options.ts';
import { renewLeague } from './renew-league.ts';
import type { Surroundings } from './run.ts';
import { sourcesAfter } from './source-leagues.ts';
import { rejectBadData } from './with-season.ts';
import { writeFiles } from './write-files.ts';

const ENDING = '.jsonl';
/** A league with more changes than this is summed up by season; the report file has every one of them. */
const MANY_CHANGES = 40;

export function renewSchedules(
  before: DataFolder,
  { schedules, write, report }: Options,
  { dataFolder, today, log, progress }: Surroundings,
): void {
  let data = before;
  const seasons: SeasonData[] = [];
  const reports: Report[] = [];
  for (const file of schedules.flatMap(filesIn)) {
    progress(file);
    const slug = basename(file, ENDING);
    try {
      const renewal = renewLeague(data, slug, decodeText(readFileSync(file)), basename(file), today);
      data = renewal.data;
      seasons.push(...renewal.seasons);
      reports.push(...renewal.reports);
    } catch (reason) {
      throw reason instanceof ImportError ? new ImportError(`${file}: ${reason.message}`) : reason;
    }
  }
  for (const each of reports) {
    const isLong = each.changes.length > MANY_CHANGES;
    log(isLong ? `${each.title}\n${summaryOf(each)}` : describeReport(each));
  }
  if (report !== undefined) writeFileSync(report, reports.map(reportAsMarkdown).join('\n'));
  progress('checking');
  const sourcesText = readFileSync(join(dataFolder, 'sources.json'), 'utf8');
  const sources = sourcesAfter(data, sourcesText);
  rejectBadData(sources.data, seasons, dataFolder);
  if (!write) {
    log('Nothing is written without --write.');
    return;
  }
  writeFiles(dataFolder, [
    ...seasons.map(({ file, text }) => ({ file, text })),
    ...(sources.text === sourcesText ? [] : [{ file: 'sources.json', text: sources.text }]),
  ]);
  log(`Written: ${seasons.length} season ${seasons.length === 1 ? 'file' : 'files'}.`);
}

function filesIn(path: string): string[] {
  let names: string[];
  try {
    names = statSync(path).isDirectory() ? readdirSync(path).sort() : [''];
  } catch {
    throw new ImportError(`${quote(path)} cannot be read`);
  }
  const files = names.map((name) => join(path, name)).filter((file) => file.endsWith(ENDING));
  if (files.length === 0) throw new ImportError(`${quote(path)} has no file that ends in ${ENDING}`);
  return files;
}
