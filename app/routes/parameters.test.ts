import { describe, expect, test } from 'vitest';
import { embedParameters } from '../embed/embed-query.ts';
import { eventsParameters } from '../occasion/events-query.ts';
import { gamesParameters } from '../occasion/games-query.ts';
import { leagueParameters } from '../season/league-query.ts';
import { schemeParameters } from '../settings/scheme-query.ts';
import { sportParameters } from '../sport/sport-query.ts';
import { namedMonths, zoomParameters } from '../timeline/timeline-zoom.ts';
import { type QueryParameters, readQuery, searchText, writeQuery } from '../util/query.ts';

const read = <Query extends object>(parameters: QueryParameters<Query>, search: string) =>
  readQuery(parameters, new URLSearchParams(search));
const write = <Query extends object>(
  parameters: QueryParameters<Query>,
  search: string,
  changes: Partial<Query>,
) => searchText(writeQuery(parameters, new URLSearchParams(search), changes));

const SPORTS = sportParameters(['football', 'hockey', 'soccer']);

describe('reading an address', () => {
  test('without parameters gives what the page shows without them', () => {
    expect(read(gamesParameters, '')).toEqual({
      query: { days: [], sports: [], isMedalsOnly: false, hasAllSports: false },
      warnings: [],
    });
    expect(read(embedParameters, 'utm_source=x')).toEqual({ query: { count: 5 }, warnings: [] });
    expect(read(zoomParameters, '').query.months).toBe(Number.POSITIVE_INFINITY);
  });

  test('gives the values', () => {
    expect(read(gamesParameters, 'by=sport&medals=1&day=2028-07-23,2028-07-22&sport=swimming').query).toEqual(
      {
        days: ['2028-07-22', '2028-07-23'],
        sports: ['swimming'],
        isMedalsOnly: true,
        hasAllSports: true,
      },
    );
    expect(read(embedParameters, 'count=20&scheme=auto').query).toEqual({ count: 20, scheme: 'auto' });
    expect(read(zoomParameters, 'zoom=quarter').query.months).toBe(3);
  });

  test('of several values for one thing takes the first', () => {
    expect(read(leagueParameters, 'view=calendar&view=moon')).toMatchObject({
      query: { view: 'calendar' },
      warnings: [],
    });
  });

  test.each([
    [gamesParameters, 'by=venue', 'Sessions can be chosen by sport, not by “venue”.'],
    [gamesParameters, 'day=friday', '“friday” is not a day.'],
    [eventsParameters(['golf']), 'show=few', 'The tournaments to show are the big ones or all, not “few”.'],
    [gamesParameters, 'medals=gold', 'Ignored an invalid filter.'],
    [schemeParameters, 'scheme=pink', 'The colour scheme must be light, dark or auto.'],
    [zoomParameters, 'zoom=decade', 'There is no zoom level “decade”.'],
    [zoomParameters, 'zoom=', 'There is no zoom level “”.'],
    ...['', '0', '21', '-1', '1.5', 'five', '1e1', ' 3', '007'].map(
      (count) => [embedParameters, `count=${count}`, `The count must be 1 to 20, not “${count}”.`] as const,
    ),
  ] as [QueryParameters<object>, string, string][])(
    'warns of a wrong value: %o %s',
    (parameters, search, warning) => {
      expect(read(parameters, search)).toEqual({ query: read(parameters, '').query, warnings: [warning] });
    },
  );
});

describe('a list of names', () => {
  test.each([
    ['', []],
    ['sport=', []],
    ['sport=soccer', ['soccer']],
    ['sport=soccer,hockey', ['hockey', 'soccer']],
    ['sport=soccer&sport=hockey', ['hockey', 'soccer']],
    ['sport= Soccer ,,SOCCER', ['soccer']],
  ])('%s', (search, sports) => {
    expect(read(SPORTS, search)).toEqual({ query: { sports }, warnings: [] });
  });

  test('leaves out with one sentence what there is not', () => {
    expect(read(SPORTS, 'sport=cricket,soccer,chess,cricket')).toEqual({
      query: { sports: ['soccer'] },
      warnings: ['There is no sport “cricket, chess”.'],
    });
    expect(read(SPORTS, `sport=${'x'.repeat(9999)}`).warnings[0]?.length).toBeLessThan(80);
    expect(read(SPORTS, 'sport=constructor,__proto__').query.sports).toEqual([]);
  });
});

describe('writing an address', () => {
  test('changes what is to change and nothing else', () => {
    expect(write(SPORTS, 'tz=Europe/London&sport=football', { sports: ['hockey', 'soccer'] })).toBe(
      '?tz=Europe/London&sport=hockey,soccer',
    );
    expect(write(gamesParameters, 'medals=gold', { hasAllSports: true })).toBe('?medals=gold&by=sport');
  });

  test('leaves no trace of what a page shows without it', () => {
    expect(write(SPORTS, 'sport=football', { sports: [] })).toBe('');
    expect(write(gamesParameters, 'by=sport&medals=1', { hasAllSports: false, isMedalsOnly: false })).toBe(
      '',
    );
    expect(write(zoomParameters, 'a=b&zoom=month', { months: Number.POSITIVE_INFINITY })).toBe('?a=b');
  });

  test('names the zoom levels, and no view between them', () => {
    const zoom = (days: number) => write(zoomParameters, '', { months: namedMonths(days) });
    expect([31, 92, 365, 45].map(zoom)).toEqual(['?zoom=month', '?zoom=quarter', '?zoom=year', '']);
  });
});
