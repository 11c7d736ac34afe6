/** An event for tests: what matters is stated, the rest is plain. */

import type { SportsEvent } from '../../catalog/event/event.ts';
import { withMeaning } from '../../catalog/event/vocabulary.ts';

export function testEvent(event: Partial<SportsEvent> & { start: string }): SportsEvent {
  const complete = {
    id: `nfl/2026/${event.name ?? 'event'}-${event.start}`,
    league: 'nfl',
    season: '2026',
    category: 'Regular Season',
    type: '',
    name: 'Event',
    end: null,
    location: '',
    zone: 'America/New_York',
    details: '',
    source: 'general',
    sure: 'known' as const,
    ...event,
  };
  return { ...withMeaning(complete), ...event };
}

export function testGame(home: string, away: string, event: Partial<SportsEvent> & { start: string }) {
  return testEvent({ name: `${home} vs ${away}`, home, away, ...event });
}

/** One event on each of a number of days. */
export function testDays(firstDay: string, count: number, event: Partial<SportsEvent> = {}): SportsEvent[] {
  return Array.from({ length: count }, (_, index) => {
    const start = new Date(Date.parse(`${firstDay}T00:00:00Z`) + index * 86_400_000)
      .toISOString()
      .slice(0, 10);
    return testEvent({ ...event, start });
  });
}
