/** The CSV of fixture lists as fixturedownload.com writes it: day first, a time, two teams. */
import { readCsv } from './csv.ts';
import { ImportError, quote } from './import-error.ts';
import type { ImportedEvent, ParseContext } from './imported-event.ts';
import { statusOfWord } from './imported-event.ts';
import { isOpen, readWhen } from './when.ts';

const NEEDED = ['Round Number', 'Date', 'Location', 'Home Team', 'Away Team'];

export function parseFixturedownload(text: string, context: ParseContext): ImportedEvent[] {
  const { rows } = readCsv(text, NEEDED);
  return rows.flatMap((row) => {
    const { line } = row;
    const home = row.get('Home Team');
    const away = row.get('Away Team');
    if (home === '' || away === '') throw new ImportError('Home Team or Away Team is empty', line);
    const date = row.get('Date');
    if (isOpen(date)) {
      context.note(line, `${home} vs ${away} has no date yet`);
      return [];
    }
    // Scores are in the same column and are ignored.
    const status = statusOfWord(row.get('Result'));
    return [
      {
        line,
        start: readWhen(date.replace(/\s+tb[acd]$/i, ''), line, { ...context, dateOrder: 'dmy' }),
        home,
        away,
        type: typeOf(row.get('Round Number'), line, context),
        location: isOpen(row.get('Location')) ? undefined : row.get('Location'),
        ...(status && { status }),
      },
    ];
  });
}

/** A number is a round of the league; in cups the column names the round itself. */
function typeOf(round: string, line: number, context: ParseContext): string | undefined {
  if (round === '') throw new ImportError(`the round ${quote(round)} is empty`, line);
  return /^\d+$/.test(round) ? context.roundName(Number(round)) : round;
}
