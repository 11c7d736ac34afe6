import { expect, test } from 'vitest';
import { isNeutralSite, type SiteFacts, siteFor } from './neutral-site.ts';

const game = (facts: Partial<SiteFacts>): SiteFacts & { home: string } => ({
  league: 'ncaambb',
  section: 'Regular Season',
  type: 'Regular Season',
  details: '',
  home: 'Washington State Cougars',
  ...facts,
});

test.each<Partial<SiteFacts>>([
  { details: 'Neutral site' },
  { details: 'Neutral site: Las Vegas, NV; ESPN' },
  { section: 'Conference Tournaments', type: 'ACC', details: 'ACC Tournament' },
  { section: 'Playoffs', type: 'First Round' },
  { league: 'ncaawbb', section: 'Playoffs', type: 'Sweet 16' },
  { league: 'ncaafb', section: 'Bowl Games', type: 'Bowl Game' },
  { league: 'ncaafb', section: 'Playoffs', type: 'Second Round of Playoffs' },
  { league: 'nfl', section: 'Championship', type: 'Championship' },
  { league: 'uefachampionsleague', section: 'Championship', type: 'Championship' },
  { league: 'facup', section: 'Semi-finals', type: 'Cup' },
  { league: 'worldcup', section: 'Group Stage', type: 'Group Stage' },
])('%o is at nobody’s home', (facts) => {
  expect(isNeutralSite(game(facts))).toBe(true);
  expect(siteFor('Washington State Cougars', game(facts))).toBe('neutral');
});

test.each<Partial<SiteFacts>>([
  {},
  { details: 'Not at a neutral ground' },
  { section: 'Conference Tournaments', type: 'Patriot League' },
  { league: 'ncaawbb', section: 'Playoffs', type: 'First Round' },
  { league: 'ncaafb', section: 'Playoffs', type: 'First Round of Playoffs' },
  { league: 'nfl', section: 'Playoffs', type: 'Conference Championships' },
  { league: 'nba', section: 'Championship', type: 'Championship' },
  { league: 'eflcup', section: 'Semi-finals', type: 'Cup' },
])('%o is at the home of its first side', (facts) => {
  expect(isNeutralSite(game(facts))).toBe(false);
  expect(siteFor('Washington State Cougars', game(facts))).toBe('home');
  expect(siteFor('Duke Blue Devils', game(facts))).toBe('away');
});
