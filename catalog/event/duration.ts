/** How long events typically last, in minutes: the basis of "live" and of the ends in feeds. */

const BY_SPORT: Record<string, number> = {
  football: 195,
  basketball: 145,
  baseball: 180,
  hockey: 155,
  soccer: 120,
  golf: 600,
  motorsport: 150,
  tennis: 600,
  mma: 300,
  olympics: 120,
};

/** Sessions that differ from their sport's typical length. */
const BY_SPORT_AND_TYPE: Record<string, Record<string, number>> = {
  motorsport: {
    Practice: 60,
    Qualifying: 60,
    'Sprint Qualifying': 45,
    'Sprint Race': 60,
    'Preseason Testing': 540,
  },
  football: { Draft: 240, 'Free Agency': 60 },
  basketball: { Draft: 210, 'Draft Lottery': 60, 'Free Agency': 60 },
  hockey: { Draft: 240, 'Draft Lottery': 60, 'Free Agency': 60 },
};

/** Leagues that differ from their sport's typical length. */
const BY_LEAGUE_AND_TYPE: Record<string, Record<string, number>> = {
  formula1: { Race: 120 },
  nascarcupseries: { Race: 210, Playoffs: 210, Championship: 210, 'All Star Race': 180 },
};

const DEFAULT_MINUTES = 120;

export function typicalMinutes(event: { league: string; type: string }, sport: string): number {
  return (
    BY_LEAGUE_AND_TYPE[event.league]?.[event.type] ??
    BY_SPORT_AND_TYPE[sport]?.[event.type] ??
    BY_SPORT[sport] ??
    DEFAULT_MINUTES
  );
}

/** When a timed event is over, in milliseconds: as stated, or by its typical length. */
export function endTime(
  event: { league: string; type: string; start: string; end: string | null },
  sport: string,
): number {
  if (event.end !== null) return Date.parse(event.end);
  return Date.parse(event.start) + typicalMinutes(event, sport) * 60_000;
}
