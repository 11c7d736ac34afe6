import { describe, expect, test } from 'vitest';
import { game, soccerData } from '../check/test-data.ts';
import { buildCatalog } from '../read/build-catalog.ts';
import { audit } from './audit.ts';
import { auditText, unexplainedIn } from './audit-text.ts';

describe('the report', () => {
  const small = soccerData({
    'Matchday 1': [
      game('Arsenal', 'Wolves', '2024-08-17T03:00:00Z'),
      game('Chelsea', 'Fulham', '2024-08-17'),
    ],
  });
  small.expectations = { premierleague: { gapDays: 21, hours: [12, 22], years: [2024], part: 'Matchday' } };
  const report = (withKnown: boolean) =>
    auditText(audit(buildCatalog(small), small, '2024-08-17'), { withKnown });

  test('is a table of the seasons and a line for each finding', () => {
    expect(report(false).split('\n')).toEqual([
      'league         season   events  timed  estimated  teams  games each  rounds  unconfirmed  no time  new  known',
      'premierleague  2024-25       2   50 %        0 %      4           1       1                          1',
      '',
      'As of 2024-08-17: new findings: 1, gaps for newer sources: 0, explained in data/audit-known.json: 0.',
      'premierleague 2024-25 · Implausible hour: Arsenal vs Wolves starts at 04:00 in Europe/London',
    ]);
  });

  test('counts what only newer sources can fill as a gap, as time passes', () => {
    const later = audit(buildCatalog(small), { ...small, auditKnown: [] }, '2024-12-01');
    expect(auditText(later, { withKnown: false })).toContain(
      'gap: premierleague 2024-25 · No upcoming events: no events after today',
    );
    expect(unexplainedIn(later).map(({ kind }) => kind)).toEqual(['hour']);
  });

  test('counts what is past and was never confirmed or timed, as no finding', () => {
    const promised = soccerData({
      'Matchday 1': [
        game('Arsenal', 'Wolves', '2024-08-17'),
        game('Chelsea', 'Fulham', '2024-08-17', { details: 'Date and time to be confirmed' }),
      ],
    });
    promised.expectations = { premierleague: { gapDays: 999, years: [2024], part: 'Matchday' } };
    const at = (today: string) => audit(buildCatalog(promised), promised, today);
    expect(at('2024-08-17').seasons).toMatchObject([{ unconfirmed: 0, untimed: 0 }]);
    expect(at('2024-08-18').seasons).toMatchObject([{ unconfirmed: 1, untimed: 2 }]);
    expect(unexplainedIn(at('2024-08-18'))).toEqual([]);
  });

  test('with what is known, and what is known no longer', () => {
    small.auditKnown = [
      {
        league: 'premierleague',
        seasons: ['2024-25'],
        finding: 'hour',
        about: ['arsenal-vs-wolves', 'no-such-game'],
        reason: 'A night game.',
      },
    ];
    expect(report(true).split('\n').slice(-3)).toEqual([
      '',
      'premierleague 2024-25 · Implausible hour: Arsenal vs Wolves starts at 04:00 in Europe/London [A night game.]',
      'audit-known.json: premierleague 2024-25 hour: explains "no-such-game", which was not found',
    ]);
  });
});
