/** The command line of data:import. */
import { parseArgs } from 'node:util';
import { FORMATS, isFormat } from './formats.ts';
import { parseColumns } from './generic-csv.ts';
import { ImportError, quote } from './import-error.ts';
import type { ImportRequest } from './import-season.ts';
import type { RefreshChoice } from './refresh-list.ts';

export const USAGE = `npm run data:import -- <format> <file or https address> --league nfl --season 2026 [options]
npm run data:import -- jsonl <folder or files> [--write]   complete schedules, <league>.jsonl each
npm run data:import -- --all [--write]      every file of data/refresh.json
npm run data:import -- --all --league nba --season 2027-28 [--write]   begins a season of one of its leagues

formats: ${Object.keys(FORMATS).join(', ')}
  --write            write the changes; without it they are only shown
  --zone ZONE        the zone of local times (default: the league's)
  --source KEY       a key of data/sources.json (default: the season file's)
  --columns A=B,…    csv: our field = the column's heading; fields are start, time, end, name, home, away, …
  --dates dmy|mdy    csv: the order of day and month in 03/04/2026
  --category LABEL   the heading of new events where the files do not show it
  --type TYPE        the type of new events where the source has none
  --new-team NAME    a team that is not known yet (may be repeated)
  --days-ahead N     apply moves of the coming N days only: far ahead, sources write provisional dates
  --rename           apply new names too; the identities stay
  --report FILE      write the tables as Markdown as well`;

export interface Options {
  requests: readonly ImportRequest[];
  /** Folders or files of complete schedules. */
  schedules: readonly string[];
  /** The list of data/refresh.json. */
  refresh?: RefreshChoice;
  write: boolean;
  report?: string;
  help: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  const { write = false, report, help = false } = values;
  const options = { requests: [], schedules: [], write, report, help };
  if (help) return options;
  if (values.all) {
    if (positionals.length > 0) throw new ImportError('--all takes no format and no file');
    const { league, season } = values;
    if (season !== undefined && league === undefined) throw new ImportError('--all --season needs --league');
    return { ...options, refresh: { league, season } };
  }
  const [format, input, ...more] = positionals;
  if (format === 'jsonl' && input !== undefined) return { ...options, schedules: [input, ...more] };
  if (format === undefined || input === undefined)
    throw new ImportError('name a format and a file (see --help)');
  if (more.length > 0)
    throw new ImportError(`unexpected ${quote(more.join(' '))}: name one format and one file`);
  if (!isFormat(format))
    throw new ImportError(`unknown format ${quote(format)}: use ${Object.keys(FORMATS).join(', ')}`);
  const { league, season, dates } = values;
  if (league === undefined || season === undefined) throw new ImportError('add --league and --season');
  if (dates !== undefined && dates !== 'dmy' && dates !== 'mdy')
    throw new ImportError('--dates must be dmy or mdy');
  const days = values['days-ahead'];
  if (days !== undefined && !/^\d{1,4}$/.test(days))
    throw new ImportError('--days-ahead must be a number of days');
  const request: ImportRequest = {
    format,
    input,
    league,
    season,
    zone: values.zone,
    source: values.source,
    columns: values.columns === undefined ? undefined : parseColumns(values.columns),
    dateOrder: dates,
    category: values.category,
    type: values.type,
    newTeams: values['new-team'],
    rename: values.rename,
    daysAhead: days === undefined ? undefined : Number(days),
  };
  return { ...options, requests: [request] };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        league: { type: 'string' },
        season: { type: 'string' },
        zone: { type: 'string' },
        source: { type: 'string' },
        columns: { type: 'string' },
        dates: { type: 'string' },
        category: { type: 'string' },
        type: { type: 'string' },
        'new-team': { type: 'string', multiple: true },
        'days-ahead': { type: 'string' },
        report: { type: 'string' },
        rename: { type: 'boolean' },
        write: { type: 'boolean' },
        all: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new ImportError(message.split(/[.\n]/)[0] ?? message);
  }
}
