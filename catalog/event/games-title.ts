/** One edition of the Olympic Games as an event, and what it is called: "Los Angeles 2028". */
import type { SportsEvent } from './event.ts';

/** "Summer Olympics Los Angeles 2028", from the opening to the closing ceremony; some sports begin days before. */
export function isWholeGames({ section }: Pick<SportsEvent, 'section'>, sport: string): boolean {
  return sport === 'olympics' && section === 'Championship';
}

export function gamesTitle(
  leagueName: string,
  events: readonly Pick<SportsEvent, 'section' | 'name'>[],
): string | undefined {
  const whole = events.find(
    ({ section, name }) => section === 'Championship' && name.startsWith(`${leagueName} `),
  );
  return whole?.name.slice(leagueName.length + 1);
}
