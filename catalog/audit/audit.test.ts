import { describe, expect, test } from 'vitest';
import { buildCatalog } from '../build-catalog.ts';
import { game, FIXTURE_DATA, soccerData } from '../check/test-data.ts';
import { readDataFolder } from '../read-data.ts';
import { audit } from './audit.ts';
import { auditText } from './audit-text.ts';

/** The day that the explanations are of; some of what is known now will be overtaken by time. */
const TODAY = '2026-11-15';

const { data } = readDataFolder(FIXTURE_DATA);
const before = process.cpuUsage();
const shipped = audit(buildCatalog(data), data, TODAY);
const used = process.cpuUsage(before);

describe('the shipped data', () => {
  test('has no finding that nobody has explained', () => {
    const unexplained = shipped.findings.filter(({ reason }) => reason === undefined);
    expect(unexplained.map(({ league, season, text }) => `${league} ${season}: ${text}`)).toEqual([]);
  });

  test('has no explanation that nothing needs any more', () => {
    expect(shipped.outdated).toEqual([]);
  });

  test('has the full seasons that the leagues play', () => {
    const gamesIn = (league: string, season: string) =>
      shipped.seasons.find((each) => each.league === league && each.season === season)?.gamesPerTeam;
    expect(gamesIn('nfl', '2026')).toEqual([17, 17]);
    expect(gamesIn('mlb', '2025')).toEqual([162, 162]);
    expect(gamesIn('premierleague', '2026-27')).toEqual([38, 38]);
    expect(gamesIn('bundesliga', '2026-27')).toEqual([34, 34]);
    expect(gamesIn('mls', '2026')).toEqual([34, 34]);
  });

  // Processor time, as the clock on the wall also counts whatever else the machine is doing.
  test('is gone through in less than five seconds', () => {
    expect((used.user + used.system) / 1_000_000).toBeLessThan(5);
  });
});

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
      'league         season   events  timed  estimated  teams  games each  rounds  new  known',
      'premierleague  2024-25       2   50 %        0 %      4           1       1    1',
      '',
      'As of 2024-08-17: 1 new finding(s), 0 explained in data/audit-known.json.',
      'premierleague 2024-25 · Implausible hour: Arsenal vs Wolves starts at 04:00 in Europe/London',
    ]);
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
