import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from '../check/test-data.ts';
import { dayInZone } from '../day/day.ts';
import { eventsByWeek, weeksFrom } from '../event/weeks.ts';
import { currentSeason } from './current-season.ts';
import { keyDatesOf } from './key-dates.ts';
import { phaseOf } from './phase.ts';
import { factsOf, factsOfSeasons, startOrder } from './season-facts.ts';
import { summarizeCatalog } from './summary.ts';

const catalog = fixtureCatalog();
const leagues = catalog.categories.flatMap((category) => category.leagues);
const summaries = summarizeCatalog(catalog).flatMap((category) => category.leagues);

test('a plain day comes before the instants of that day', () => {
  expect(startOrder('2026-11-15')).toBeLessThan(startOrder('2026-11-15T00:00:00Z'));
  expect(startOrder('2026-11-15T23:59:00Z')).toBeLessThan(startOrder('2026-11-16'));
});

test('the season proper has no draft and no transfer window in it', () => {
  const span = (slug: string, label: string) => {
    const league = leagues.find((each) => each.slug === slug);
    const facts = league && factsOfSeasons(league).find(({ season }) => season === label);
    return [facts?.from, facts?.to];
  };
  expect(span('nfl', '2026')).toEqual(['2026-09-09', '2027-02-14']);
  expect(span('premierleague', '2026-27')).toEqual(['2026-08-21', '2027-05-30']);
  // In the zone of the season: the final began on 7 April in UTC.
  expect(span('ncaambb', '2025-26')).toEqual(['2025-11-03', '2026-04-06']);
});

describe('the phase from key dates, coming week and facts is that of the whole season', () => {
  test.each([
    '2023-09-03T12:00:00Z',
    '2024-02-11T23:45:00Z',
    '2024-12-22T12:00:00Z',
    '2025-05-05T12:00:00Z',
    '2026-03-28T12:00:00Z',
    '2026-07-19T12:00:00Z',
    '2026-11-15T14:45:00Z',
    '2026-12-27T12:00:00Z',
    '2027-06-01T12:00:00Z',
    '2031-01-01T12:00:00Z',
  ])('at %s', (instant) => {
    const now = Date.parse(instant);
    for (const [index, league] of leagues.entries()) {
      const moment = { sport: league.sportId, now, timeZone: league.timeZone };
      const { label } = currentSeason(summaries[index]?.seasons ?? [], dayInZone(now, league.timeZone));
      const season = league.seasons.find((each) => each.label === label);
      const facts = factsOfSeasons(league).find((each) => each.season === label);
      if (!season || !facts) throw new Error(`no ${league.slug} ${label}`);
      const byWeek = eventsByWeek(season.events);
      const soon = weeksFrom(now, 7, league.timeZone).flatMap((week) => byWeek.get(week) ?? []);
      const known = [...soon, ...keyDatesOf(league).filter((event) => event.season === label)];
      expect(phaseOf(known, facts, moment), `${league.slug} ${label}`).toBe(
        phaseOf(season.events, factsOf(season.events, league.sportId), moment),
      );
    }
  });
});
