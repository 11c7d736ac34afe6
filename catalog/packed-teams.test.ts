import { expect, test } from 'vitest';
import { packTeams, unpackTeams } from './packed-teams.ts';
import type { TeamEntry } from './team-index.ts';

const LABELS: Record<string, string[]> = {
  facup: ['2020-21', '2021-22', '2022-23', '2023-24', '2024-25'],
  ucl: ['2023-24', '2024-25'],
};
const labelsOf = (league: string) => LABELS[league] ?? [];

const team = (seasons: Record<string, string[]>): TeamEntry => ({
  slug: 'arsenal',
  name: 'Arsenal',
  scope: 'clubs',
  seasons: Object.entries(seasons).flatMap(([league, labels]) =>
    labels.map((season) => ({ league, season })),
  ),
});

test.each([
  ['every season', { facup: [0, 4] }, { facup: labelsOf('facup') }],
  ['one season', { facup: [2, 2] }, { facup: ['2022-23'] }],
  ['with gaps', { facup: [0, 0, 2, 3] }, { facup: ['2020-21', '2022-23', '2023-24'] }],
  ['two leagues', { ucl: [0, 1], facup: [4, 4] }, { ucl: labelsOf('ucl'), facup: ['2024-25'] }],
  ['none', {}, {}],
])('seasons are told as stretches: %s', (_, packed, seasons) => {
  const teams = [team(seasons as Record<string, string[]>)];
  const sent = packTeams(teams, labelsOf);
  expect(sent[0]?.seasons).toEqual(packed);
  expect(unpackTeams(JSON.parse(JSON.stringify(sent)), labelsOf)).toEqual(teams);
});
