/** nflverse's games.csv: every NFL game since 1999, of which one season is taken. */
import { readCsv } from './csv.ts';
import { ImportError, quote } from './import-error.ts';
import type { ImportedEvent, ParseContext } from './imported-event.ts';
import { isOpen, localStart, readClock, readDay } from './when.ts';

/** The file states kick-offs in Eastern time, wherever the game is. */
const ZONE = 'America/New_York';

const NEEDED = ['season', 'game_type', 'week', 'gameday', 'gametime', 'away_team', 'home_team'];

/** Our types of the play-off rounds. */
const TYPE_OF_ROUND: Record<string, string> = {
  WC: 'First Round of Playoffs',
  DIV: 'Second Round of Playoffs',
  CON: 'Conference Championships',
  SB: 'Championship',
};

export function parseNflverse(text: string, context: ParseContext): ImportedEvent[] {
  const rows = readCsv(text, NEEDED);
  const zoned = { zone: context.isZoneStated ? context.zone : ZONE, note: context.note };
  const ofSeason = rows.filter((row) => {
    if (!/^\d{4}$/.test(row.get('season'))) {
      throw new ImportError(`${quote(row.get('season'))} is not a season`, row.line);
    }
    return row.get('season') === context.season;
  });
  if (ofSeason.length === 0) throw new ImportError(`there is no game of the season ${context.season}`);
  return ofSeason.flatMap((row) => {
    const { line } = row;
    const home = row.get('home_team');
    const away = row.get('away_team');
    if (home === '' || away === '') throw new ImportError('home_team or away_team is empty', line);
    if (isOpen(row.get('gameday'))) {
      context.note(line, `${home} vs ${away} has no date yet`);
      return [];
    }
    const day = readDay(row.get('gameday'), line);
    const time = row.get('gametime');
    return [
      {
        line,
        start: localStart(day, isOpen(time) ? undefined : readClock(time, line), line, zoned),
        home,
        away,
        type: typeOf(row.get('game_type'), row.get('week'), line),
        location: row.get('stadium') || undefined,
      },
    ];
  });
}

function typeOf(gameType: string, week: string, line: number): string {
  if (gameType === 'REG') {
    if (!/^\d{1,2}$/.test(week)) throw new ImportError(`${quote(week)} is not a week`, line);
    return `Week ${Number(week)}`;
  }
  const type = Object.hasOwn(TYPE_OF_ROUND, gameType) ? TYPE_OF_ROUND[gameType] : undefined;
  if (type === undefined) {
    throw new ImportError(`the game type ${quote(gameType)} must be REG, WC, DIV, CON or SB`, line);
  }
  return type;
}
