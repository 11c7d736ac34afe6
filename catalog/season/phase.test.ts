import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from '../check/test-data.ts';
import { allLeagues } from './league.ts';
import { phaseOf } from './phase.ts';
import { factsOf } from './season-facts.ts';

const leagues = allLeagues(fixtureCatalog());

function phase(slug: string, label: string, now: string, timeZone?: string): string {
  const league = leagues.find((candidate) => candidate.slug === slug);
  const season = league?.seasons.find((candidate) => candidate.label === label);
  if (!league || !season) throw new Error(`no ${slug} ${label}`);
  const later = league.seasons.filter((each) => each.label > label).flatMap(({ events }) => events);
  const moment = { sport: league.sportId, now: Date.parse(now), timeZone: timeZone ?? league.timeZone };
  return phaseOf(season.events, factsOf(season.events, league.sportId), moment, later);
}

test('days are counted from the date at the venue, wherever the visitor is', () => {
  // Thursday evening in Los Angeles, Friday in Sydney and on Kiritimati.
  for (const zone of ['America/Los_Angeles', 'Australia/Sydney', 'Pacific/Kiritimati'])
    expect(phase('summerolympics', '2028', '2026-11-20T02:00:00Z', zone)).toBe('The Games begin in 603 days');
});

describe('the phase of a season in words', () => {
  test.each([
    ['nfl', '2026', '2026-11-15T14:45:00Z', 'Week 10 of 18'],
    ['nfl', '2024', '2024-11-15T12:00:00Z', 'Week 11 of 18'],
    ['nfl', '2025', '2026-02-08T23:45:00Z', 'Championship'],
    ['nfl', '2026', '2026-04-01T12:00:00Z', 'Offseason · NFL Draft in 22 days'],
    ['nfl', '2026', '2026-04-23T12:00:00Z', 'Offseason · NFL Draft today'],
    ['nfl', '2026', '2026-05-20T12:00:00Z', 'Offseason · Preseason in 78 days'],
    ['summerolympics', '2028', '2026-11-17T12:00:00Z', 'The Games begin in 605 days'],
    ['mlb', '2026', '2026-09-28T12:00:00Z', 'Playoffs begin tomorrow'],
    ['mlb', '2027', '2027-03-20T12:00:00Z', 'Spring Training · Opening Night in 4 days'],
    ['worldcup', '2027', '2027-06-30T12:00:00Z', "FIFA Women's World Cup 2027 · day 7 of 32"],
    ['premierleague', '2026-27', '2026-06-18T12:00:00Z', 'Season begins in 64 days'],
    ['premierleague', '2024-25', '2024-11-15T12:00:00Z', 'Matchday 12 of 38 · next in 8 days'],
    ['formula1', '2026', '2026-11-15T14:45:00Z', 'Round 21 of 23'],
    ['pgatour', '2026', '2026-11-15T14:45:00Z', 'Event 45 of 48'],
    ['facup', '2026-27', '2026-11-15T14:45:00Z', 'FA Cup Second Round Proper in 19 days'],
    [
      'ncaambb',
      '2026-27',
      '2026-11-15T14:45:00Z',
      'Regular Season · Conference Tournaments begin in 106 days',
    ],
    ['mlb', '2026', '2026-11-15T14:45:00Z', 'Offseason · Spring Training in 96 days'],
    ['nfl', '2024', '2025-01-16T12:00:00Z', 'Playoffs, second round'],
    ['worldcup', '2026', '2026-06-11T18:00:00Z', 'Group Stage'],
    ['nba', '2026-27', '2027-12-31T12:00:00Z', 'Season over'],
  ])('%s %s at %s', (slug, label, now, words) => {
    expect(phase(slug, label, now)).toBe(words);
  });

  test('every season has words at every moment', () => {
    for (const league of leagues) {
      for (const season of league.seasons) {
        for (const now of [
          '2022-01-01T00:00:00Z',
          '2024-11-15T12:00:00Z',
          '2026-07-19T12:00:00Z',
          '2035-01-01T00:00:00Z',
        ]) {
          expect(phase(league.slug, season.label, now)).toMatch(/^\S.*\S$/);
        }
      }
    }
  });
});
