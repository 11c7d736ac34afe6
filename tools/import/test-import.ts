/** For tests: small leagues to import into, and an import without files. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type EventsByCategory, makeData, makeLeague } from '../../catalog/check/test-data.ts';
import type { DataFolder } from '../../catalog/read/read-data.ts';
import type { LeagueFile } from '../../catalog/read/schema.ts';
import { type Report, rowsOf } from './describe-changes.ts';
import { changedFiles, type ImportRequest, importSeason } from './import-season.ts';

export function sample(name: string): string {
  return readFileSync(fileURLToPath(new URL(`samples/${name}`, import.meta.url)), 'utf8');
}

interface Setting {
  league?: string;
  season?: string;
  events?: EventsByCategory;
  /** A season before it, from which the habits are learnt. */
  before?: { label: string; events: EventsByCategory };
  aliases?: Record<string, string>;
  content?: Partial<LeagueFile>;
}

/** Of the places in samples; the check rejects others. */
const VENUE_ZONES = {
  'America/Los_Angeles': { places: ['Example Arena, Las Vegas'] },
  'America/Mexico_City': { places: ['Mexico City'] },
  'America/New_York': {
    places: ['Example Hall (New York)', 'Example Links (Example, Florida)', 'Example National (Augusta)'],
  },
  'Asia/Bahrain': { places: ['Sakhir'] },
  'Asia/Kuala_Lumpur': { places: ['Sepang'] },
  'Asia/Shanghai': { places: ['Shanghai'] },
  'Australia/Melbourne': { places: ['Melbourne'] },
  'Europe/London': { places: ['Emirates Stadium (London)', 'Goodison Park, Liverpool'] },
};

/** A data folder of one league. */
export function makeSetting({
  league = 'premierleague',
  season = '2026-27',
  events = {},
  before,
  aliases = {},
  content = {},
}: Setting): DataFolder {
  const made = makeLeague(league, season, events, content);
  const earlier = before ? makeLeague(league, before.label, before.events, content).seasons : [];
  const seasons = [...earlier, ...(Object.keys(events).length > 0 ? made.seasons : [])];
  return { ...makeData({ ...made, aliases, seasons }), venueZones: VENUE_ZONES };
}

/** Four clubs whose names other sources write with "FC", and what a matchday looks like. */
const CLUBS = ['Arsenal', 'Chelsea', 'Coventry City', 'Everton', 'Hull City', 'Manchester United'];
export const PREMIER_LEAGUE = makeSetting({
  before: {
    label: '2025-26',
    events: {
      'Matchday 1': CLUBS.slice(0, 3).map((home, index) => {
        const away = CLUBS[index + 3] ?? '';
        return { start: '2025-08-16', name: `${home} vs ${away}`, home, away, type: 'Matchday 1' };
      }),
    },
  },
  aliases: {
    ...Object.fromEntries(CLUBS.map((name) => [`${name} ${name === 'Hull City' ? 'AFC' : 'FC'}`, name])),
    Coventry: 'Coventry City',
    Hull: 'Hull City',
    'Man Utd': 'Manchester United',
  },
});

type Request = Partial<ImportRequest> & Pick<ImportRequest, 'format'>;

interface Imported {
  data: DataFolder;
  report: Report;
  files: { file: string; text: string }[];
}

export function importText(data: DataFolder, text: string, request: Request): Imported {
  const [league] = data.leagues;
  const whole: ImportRequest = {
    input: 'input',
    league: league?.slug ?? '',
    season: '2026-27',
    source: 'fixture-list',
    ...request,
  };
  const result = importSeason(data, text, whole, '2026-11-15');
  const [report] = result.reports;
  const texts = { sources: JSON.stringify(data.sources), checkKnown: JSON.stringify(data.checkKnown) };
  if (!report) throw new Error('an import of a season has a report');
  return { report, ...changedFiles(result, texts, '/nowhere') };
}

/** The rows of the table, without their columns: `moved A vs B 2026-01-01 → 2026-01-02`. */
export function rows({ report }: Imported): string[] {
  return rowsOf(report.changes).map(({ kind, name, when }) => `${kind} ${name} ${when}`);
}

/** The season's file after an import, as text. */
export function fileAfter(result: Imported, season = '2026-27'): string {
  const seasons = result.data.leagues.flatMap((league) => league.seasons);
  return seasons.find(({ label }) => label === season)?.text ?? '';
}

/** What an import says when it is rejected. */
export function rejectionOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return 'not rejected';
}
