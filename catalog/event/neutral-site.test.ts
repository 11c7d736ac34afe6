import { expect, test } from 'vitest';
import { isNeutralSite, type SiteFacts, siteFor } from './neutral-site.ts';

const game = (facts: Partial<SiteFacts>): SiteFacts & { home: string } => ({
  league: 'ncaambb',
  category: 'Regular Season',
  type: 'Regular Season',
  details: '',
  home: 'Washington State Cougars',
  ...facts,
});

test.each<Partial<SiteFacts>>([
  { details: 'Neutral site' },
  { details: 'Neutral site: Las Vegas, NV; ESPN' },
  { category: 'Conference Tournaments', type: 'ACC', details: 'ACC Tournament' },
  { category: 'Playoffs', type: 'First Round' },
  { league: 'ncaawbb', category: 'Playoffs', type: 'Sweet 16' },
  { league: 'ncaafb', category: 'Bowl Games', type: 'Bowl Game' },
  { league: 'ncaafb', category: 'Playoffs', type: 'Second Round of Playoffs' },
  { league: 'nfl', category: 'Championship', type: 'Championship' },
  { league: 'uefachampionsleague', category: 'Championship', type: 'Championship' },
  { league: 'facup', category: 'Semi-finals', type: 'Cup' },
  { league: 'worldcup', category: 'Group Stage', type: 'Group Stage' },
])('%o is at nobody’s home', (facts) => {
  expect(isNeutralSite(game(facts))).toBe(true);
  expect(siteFor('Washington State Cougars', game(facts))).toBe('neutral');
});

test.each<Partial<SiteFacts>>([
  {},
  { details: 'Not at a neutral ground' },
  { category: 'Conference Tournaments', type: 'Patriot League' },
  { league: 'ncaawbb', category: 'Playoffs', type: 'First Round' },
  { league: 'ncaafb', category: 'Playoffs', type: 'First Round of Playoffs' },
  { league: 'nfl', category: 'Playoffs', type: 'Conference Championships' },
  { league: 'nba', category: 'Championship', type: 'Championship' },
  { league: 'eflcup', category: 'Semi-finals', type: 'Cup' },
])('%o is at the home of its first side', (facts) => {
  expect(isNeutralSite(game(facts))).toBe(false);
  expect(siteFor('Washington State Cougars', game(facts))).toBe('home');
  expect(siteFor('Duke Blue Devils', game(facts))).toBe('away');
});
