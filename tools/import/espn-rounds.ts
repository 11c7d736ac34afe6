/** What ESPN says about a game, most of it in its notes ("West Finals - Game 7"), as our types and details. */
import { addDays } from '../../catalog/day/day.ts';

interface Round {
  type: string;
  details?: string;
}

interface RowOfRound {
  /** 1 preseason, 2 regular season, 3 play-offs, 5 play-in. */
  season_type: number;
  notes_headline?: string | null | undefined;
  week?: number | null | undefined;
  /** In the East. */
  day: string;
}

/** In this order: "NBA Cup - Semifinals" is none of the play-offs. */
const ROUNDS_BY_NOTE: [RegExp, string][] = [
  [/\b(NBA|In-Season) (Cup|Tournament)\b/, 'In-Season Tournament'],
  [/\bCommissioner.s Cup\b/i, 'Cup'],
  [/\bPlayoff National Championship\b/, 'Championship'],
  [/\bPlayoff Semifinal\b/, 'Playoffs'],
  [/\bPlayoff Quarterfinal\b/, 'Second Round of Playoffs'],
  [/\bPlayoff First Round\b/, 'First Round of Playoffs'],
  [/\bBowl\b/, 'Bowl Game'],
];
const ROUNDS_OF_PLAYOFFS: [RegExp, string][] = [
  [/\b(NBA|WNBA) Finals\b/, 'Championship'],
  [/\b(East|West) Finals\b/, 'Conference Championships'],
  [/\bSemifinals\b/, 'Second Round of Playoffs'],
  [/\b(1st|First) Round\b/, 'First Round of Playoffs'],
];
const ROUNDS_OF_NCAA_TOURNAMENT: [RegExp, string][] = [
  [/\bFirst Four\b/i, 'First Four'],
  [/\bOpening Round\b/i, 'Opening Round'],
  [/\b(1st|First) Round\b/i, 'First Round'],
  [/\b(2nd|Second) Round\b/i, 'Second Round'],
  [/\bSweet (16|Sixteen)\b/i, 'Sweet 16'],
  [/\bElite (8|Eight)\b/i, 'Elite Eight'],
  [/\b(Final Four|National Semifinal)\b/i, 'Final Four'],
  [/\bNational Championship\b/i, 'Championship'],
];
const OTHER_TOURNAMENTS = [
  'NIT',
  'WNIT',
  'WBIT',
  'College Basketball Crown',
  'College Basketball Invitational',
];

/** Undefined if it is one of those that need a note, and the note does not say which. */
export function roundOf(row: RowOfRound, types: ReadonlySet<string>): Round | undefined {
  const { season_type: part, day } = row;
  const note = row.notes_headline ?? '';
  if (part === 1) return { type: 'Preseason' };
  if (part === 5) return { type: 'Play In', details: detailsOf(note) };
  const round =
    collegeRound(note, types) ??
    typed(ROUNDS_BY_NOTE, note) ??
    (part === 3 ? typed(ROUNDS_OF_PLAYOFFS, note) : undefined);
  if (round) return round;
  // A tournament of a conference whose name is another one here.
  const mayBeTournament =
    types.has('First Four') && /^\d{4}-0[23]/.test(day) && /\b(tournament|championship)\b/i.test(note);
  if (part !== 2 || mayBeTournament) return undefined;
  if (
    types.has('Conference Championships') &&
    /\bChampionship( Game)?\b/.test(note) &&
    types.has('Bowl Game')
  )
    return { type: 'Conference Championships', details: detailsOf(note) };
  return {
    type: types.has('Week 1') ? weekOf(row.week ?? 0, day) : 'Regular Season',
    details: detailsOf(note),
  };
}

function typed(table: readonly [RegExp, string][], note: string): Round | undefined {
  const [, type] = table.find(([pattern]) => pattern.test(note)) ?? [];
  return type === undefined ? undefined : { type, details: detailsOf(note) };
}

/** "Men's Basketball Championship - East Region - 1st Round", "Big 12 Tournament - Quarterfinal", "Men's NIT - First Round". */
function collegeRound(note: string, types: ReadonlySet<string>): Round | undefined {
  if (/\bBasketball Championship\b/i.test(note)) {
    const [, type] = ROUNDS_OF_NCAA_TOURNAMENT.find(([pattern]) => pattern.test(note)) ?? [];
    if (type === undefined) return undefined;
    const [region] = /\b(East|West|South|Midwest) Region\b/i.exec(note) ?? [];
    const name = type === 'Championship' ? 'National Championship' : type;
    return { type, details: region === undefined ? name : `${name}, ${region}` };
  }
  const plain = note.replace(/\b(NCAA|(Wom|M)en's|Basketball) /gi, (word) =>
    /basketball/i.test(word) ? word : '',
  );
  const other = OTHER_TOURNAMENTS.find((name) => plain.startsWith(name));
  if (other !== undefined) return { type: other, details: other };
  const [, conference = ''] = /^(.+?) (?:Basketball )?(?:Tournament|Championship)\b/i.exec(plain) ?? [];
  return types.has('First Four') && types.has(conference)
    ? { type: conference, details: `${conference} Tournament` }
    : undefined;
}

/** ESPN counts the games before Labor Day's week with week 1. */
function weekOf(week: number, day: string): string {
  const firstOfSeptember = new Date(`${day.slice(0, 4)}-09-01T00:00:00Z`);
  const laborDay = addDays(`${day.slice(0, 4)}-09-01`, (8 - firstOfSeptember.getUTCDay()) % 7);
  return week === 1 && day < addDays(laborDay, -6) ? 'Week 0' : `Week ${week}`;
}

/** "NBA Cup - Group Play" as "NBA Cup Group Play", "East 1st Round - Game 1" as "East First Round, Game 1". */
function detailsOf(note: string): string | undefined {
  const words = note
    .replace(/^.*\bmakeup from (\w+ \d+).*$/i, 'Rescheduled from $1')
    .replace(/^.*\bmakeup date.*$/i, '')
    .replace(/^NBA (Play-In) - /, '$1 ')
    .replace(/^NBA (.+ Game)(?: \d{4})?$/, '$1')
    .replace(/\bNBA Cup - /, 'NBA Cup ')
    .replace(/\b1st Round\b/, 'First Round')
    .replace(/[ *-]*\bif necessary\b\*?/i, '')
    .replaceAll(' - ', ', ')
    .trim();
  return words || undefined;
}
