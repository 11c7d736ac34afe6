import { expect, test } from 'vitest';
import type { Finding } from '../read/finding.ts';
import type { KnownFinding } from '../read/schema.ts';
import { explainFindings } from './known-findings.ts';

const found = (about: string): Finding => ({
  league: 'nba',
  season: '2026-27',
  kind: 'games-per-team',
  about,
  text: `${about} has 80 games`,
});
const known = (about: KnownFinding['about'], seasons = ['2026-27']): KnownFinding[] => [
  { league: 'nba', seasons, finding: 'games-per-team', about, reason: 'The Cup.' },
];
const FINDINGS = [found('Atlanta Hawks'), found('Boston Celtics')];

test('what is named is explained, the rest is not', () => {
  const { findings, outdated } = explainFindings(FINDINGS, known(['Boston Celtics']));
  expect(findings.map(({ reason }) => reason)).toEqual([undefined, 'The Cup.']);
  expect(outdated).toEqual([]);
});

test('a number explains all of a kind, and none if there is one more', () => {
  expect(explainFindings(FINDINGS, known(2)).findings.every(({ reason }) => reason)).toBe(true);
  const { findings, outdated } = explainFindings(FINDINGS, known(1));
  expect(findings.some(({ reason }) => reason)).toBe(false);
  expect(outdated).toEqual(['nba 2026-27 games-per-team: explains 1, found 2']);
});

test('an explanation that nothing needs any more is reported, for each season', () => {
  expect(explainFindings(FINDINGS, known(['Chicago Bulls'], ['2025-26', '2026-27'])).outdated).toEqual([
    'nba 2025-26 games-per-team: explains "Chicago Bulls", which was not found',
    'nba 2026-27 games-per-team: explains "Chicago Bulls", which was not found',
  ]);
});
