/** The leagues whose seasons home shows: those that the visitor follows, then each sport's first that plays, then the others. */
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { groupBy } from '../../catalog/util/group-by.ts';

export function stripLeagues(
  leagues: readonly LeagueSummary[],
  followed: readonly string[],
  { today, most }: { today: string; most: number },
): LeagueSummary[] {
  const turns = [...groupBy(leagues, ({ sport }) => sport).values()].flatMap((ofSport) =>
    [...ofSport]
      .sort((a, b) => Number(isOn(b, today)) - Number(isOn(a, today)))
      .map((league, turn) => ({ league, turn })),
  );
  const rank = ({ league, turn }: (typeof turns)[number]) => {
    if (followed.includes(league.slug)) return -1;
    return turn + (isOn(league, today) ? 0 : leagues.length);
  };
  return turns
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, most)
    .map(({ league }) => league);
}

const isOn = ({ seasons }: LeagueSummary, today: string) =>
  seasons.some(({ playFrom, playTo }) => playFrom <= today && today <= playTo);
