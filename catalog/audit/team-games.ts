/** Whether every team has the games that the rules of its competition require: how many, at home, and against whom. */

import type { Finding } from '../read/finding.ts';
import { type AuditedSeason, finding, isWithin, rangeText } from './audited-season.ts';

export function auditTeamGames(audited: AuditedSeason): Finding[] {
  const { expected, rules, games } = audited;
  const counts = new Map<string, { home: number; away: number }>();
  const countOf = (team: string) => {
    let count = counts.get(team);
    if (!count) {
      count = { home: 0, away: 0 };
      counts.set(team, count);
    }
    return count;
  };
  for (const { home, away } of games) {
    countOf(home).home += 1;
    countOf(away).away += 1;
  }
  const teams = [...counts]
    .filter(([, { home, away }]) => home + away > (rules.visitorsUpTo ?? 0))
    .sort(([a], [b]) => (a < b ? -1 : 1));

  const findings: Finding[] = [];
  if (expected.teams !== undefined && teams.length !== expected.teams) {
    const text = `${teams.length} teams, expected ${expected.teams}`;
    findings.push(finding(audited, 'teams', 'teams', text));
  }
  for (const [team, { home, away }] of teams) {
    if (expected.games !== undefined && !isWithin(home + away, expected.games)) {
      const text = `${team} has ${home + away} games, expected ${rangeText(expected.games)}`;
      findings.push(finding(audited, 'games-per-team', team, text));
    }
    if (expected.home !== undefined && !isWithin(home, expected.home)) {
      const text = `${team} has ${home} home games, expected ${rangeText(expected.home)}`;
      findings.push(finding(audited, 'home-games', team, text));
    }
  }
  if (expected.homeAndAway) findings.push(...wrongPairings(audited, [...counts.keys()].sort()));
  return findings;
}

function wrongPairings(audited: AuditedSeason, teams: readonly string[]): Finding[] {
  const times = new Map<string, number>();
  for (const { home, away } of audited.games) {
    const pair = `${home} vs ${away}`;
    times.set(pair, (times.get(pair) ?? 0) + 1);
  }
  return teams.flatMap((home) =>
    teams.flatMap((away) => {
      const pair = `${home} vs ${away}`;
      const found = times.get(pair) ?? 0;
      if (home === away || found === 1) return [];
      return [finding(audited, 'pairings', pair, `${pair} is listed ${found} times, expected once`)];
    }),
  );
}
