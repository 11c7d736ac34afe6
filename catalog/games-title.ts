/** What one edition of the Olympic Games is called: "Los Angeles 2028", of the event "Summer Olympics Los Angeles 2028". */
import type { SportsEvent } from './event.ts';

export function gamesTitle(
  leagueName: string,
  events: readonly Pick<SportsEvent, 'category' | 'name'>[],
): string | undefined {
  const whole = events.find(
    ({ category, name }) => category === 'Championship' && name.startsWith(`${leagueName} `),
  );
  return whole?.name.slice(leagueName.length + 1);
}
