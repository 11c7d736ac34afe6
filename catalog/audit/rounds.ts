/** Whether all weeks or matchdays are present, each with its games, and no team plays twice in one. */

import type { Finding } from '../read/finding.ts';
import { groupBy } from '../util/group-by.ts';
import { type AuditedSeason, finding, isWithin, rangeText } from './audited-season.ts';

const ROUND = /^(?:Week|Matchday) (\d+)$/;

export function auditRounds(audited: AuditedSeason): Finding[] {
  const { expected, games, rules } = audited;
  const byRound = groupBy(games, (game) => Number(ROUND.exec(game.type)?.[1] ?? 0));
  // A week without a number, or beyond the last one.
  const numbers = new Set(byRound.keys());
  if (expected.rounds === undefined) numbers.delete(0);
  for (let number = 1; number <= (expected.rounds ?? 0); number += 1) numbers.add(number);

  return [...numbers]
    .sort((a, b) => a - b)
    .flatMap((number) => {
      const round = byRound.get(number) ?? [];
      const about = `round ${number}`;
      const findings: Finding[] = [];
      if (expected.rounds !== undefined && (number < 1 || number > expected.rounds)) {
        const text = `${round.length} games in round ${number}, expected rounds 1 to ${expected.rounds}`;
        findings.push(finding(audited, 'rounds', about, text));
      } else if (round.length === 0) {
        findings.push(finding(audited, 'rounds', about, `round ${number} has no games`));
      } else if (expected.perRound !== undefined && !isWithin(round.length, expected.perRound)) {
        const text = `round ${number} has ${round.length} games, expected ${rangeText(expected.perRound)}`;
        findings.push(finding(audited, 'rounds', about, text));
      }
      const teams = round.flatMap(({ home, away }) => [home, away]);
      const twice = [...new Set(teams.filter((team, at) => teams.indexOf(team) !== at))];
      for (const team of rules.visitorsUpTo === undefined ? twice : []) {
        findings.push(
          finding(audited, 'rounds', `${about}: ${team}`, `${team} plays twice in round ${number}`),
        );
      }
      return findings;
    });
}
