/** Everything that the site reads from the parameters of an address. */

import assert from 'node:assert/strict';
import { agendaParameters } from '../../app/calendar/agenda-query.ts';
import {
  adjacentDay,
  CALENDAR_VIEWS,
  calendarParameters,
  calendarTitle,
  shownDays,
} from '../../app/calendar/calendar-query.ts';
import { leagues } from '../../app/data/site-map.ts';
import { embedContent } from '../../app/embed/embed-content.ts';
import { embedParameters } from '../../app/embed/embed-query.ts';
import { testEvent } from '../../app/event/test-event.ts';
import { isEventId, isKind, isSlug } from '../../app/follows/follows-text.ts';
import { followsFromUrl, searchWithFollows } from '../../app/follows/follows-url.ts';
import { addMonths, monthLayout } from '../../app/month/month-layout.ts';
import { readPastedAddress } from '../../app/my/read-import.ts';
import { eventsParameters } from '../../app/occasion/events-query.ts';
import { gamesParameters } from '../../app/occasion/games-query.ts';
import { anchorIn } from '../../app/router/address.ts';
import { searchParameters } from '../../app/search/all-results.ts';
import { filterEvents, filterOptions } from '../../app/season/filter-events.ts';
import { leagueParameters, VIEWS } from '../../app/season/league-query.ts';
import { seasonFromQuery, withoutUnknown } from '../../app/season/use-league-query.ts';
import { SCHEMES } from '../../app/settings/scheme-query.ts';
import { sportParameters } from '../../app/sport/sport-query.ts';
import { gameParameters, PLACES, type TeamQuery, yearParameters } from '../../app/team/team-query.ts';
import { monthText, NEUTRAL, zoneText } from '../../app/time/format.ts';
import { preferencesFromUrl } from '../../app/time/preferences.ts';
import { queryOfView, requestedView, timelineParameters } from '../../app/timeline/timeline-query.ts';
import { zoomParameters } from '../../app/timeline/timeline-zoom.ts';
import { daysInView, timelineAxis } from '../../app/timeline/view.ts';
import {
  listedNames,
  type Parameter,
  type QueryParameters,
  readQuery,
  searchText,
  writeQuery,
} from '../../app/util/query.ts';
import { dayInZone, isDay } from '../../catalog/day/day.ts';
import { weeksOver } from '../../catalog/event/weeks.ts';
import { currentTeamYear, teamYears } from '../../catalog/season/team-seasons.ts';
import { areSentences, assertWarnings, fuzz, fuzzed, isAccepted } from './fuzz.ts';
import { searchLike, valueLike } from './hostile.ts';

const NOW = Date.parse('2026-11-15T14:45:00Z');
const TODAY = '2026-11-15';
const DAYS = ['2026-11-15', '2026-12-26', '2024-02-29', '2023-01-01', '2028-12-31', '1976-07-04'];
const MONTHS = ['2026-11', '2026', '2023-01', '2028-12'];
const ZONES = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Kolkata', 'US/Eastern', 'Etc/GMT+5'];
const LEAGUES = leagues.map(({ slug }) => slug);
const NUMBERS = ['1', '3', '5', '12', '20', '72'];

/** The zone that the browser makes of a name. */
const resolved = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
const KNOWN_ZONES = new Set(ZONES.map(resolved));

fuzzed('an address', () => {
  const preferences = searchLike({
    tz: ZONES,
    clock: ['12', '24'],
    dates: ['day', 'month', 'year'],
    week: ['monday', 'sunday'],
    hours: ['08:00-23:30', '22:00-06:00'],
    outside: ['dim', 'hide'],
  });
  fuzz('tz, clock, dates, week, hours, outside', preferences, (search) => {
    const { preferences, warnings } = preferencesFromUrl(search);
    const { timeZone, hour12, dateOrder, weekStart, hours, outside } = preferences;
    const tz = search.get('tz');
    const clock = hour12 === undefined ? undefined : hour12 ? '12' : '24';
    assertWarnings(warnings, [
      isAccepted(tz?.toLowerCase() ?? null, timeZone?.toLowerCase()),
      isAccepted(search.get('clock'), clock),
      isAccepted(search.get('dates'), dateOrder),
      isAccepted(search.get('week'), weekStart),
      isAccepted(search.get('hours'), hours),
      isAccepted(search.get('outside'), outside),
    ]);
    if (timeZone !== undefined) {
      assert.equal(resolved(timeZone), resolved(tz ?? ''));
      assert.ok(KNOWN_ZONES.has(resolved(timeZone)) || /^(Etc|SystemV)\//.test(timeZone), timeZone);
      assert.ok(isDay(dayInZone(NOW, timeZone)));
      assert.notEqual(zoneText(timeZone, NOW), '');
      const again = preferencesFromUrl(new URLSearchParams(`?${new URLSearchParams({ tz: timeZone })}`));
      assert.deepEqual(again, { preferences: { timeZone }, warnings: [] });
    }
  });

  const events = [
    testEvent({ start: '2026-11-15', name: 'Bills vs Jets', home: 'Bills', away: 'Jets', type: 'Week 10' }),
    testEvent({ start: '2026-11-16T18:00:00Z', name: 'São Paulo Game', type: 'Week 11' }),
  ];
  const choices = filterOptions(events);
  everyPage(
    'a league',
    leagueParameters,
    {
      season: leagues.flatMap(({ seasons }) => seasons.map(({ label }) => label)),
      view: VIEWS,
      month: MONTHS,
      team: choices.teams.map(({ value }) => value),
      // Of leagues with very many teams alone.
      conference: ['acc', 'big-ten'],
      type: choices.types.map(({ value }) => value),
      text: ['bills', 'sao paulo', 'x'],
      upcomingOnly: ['1'],
      event: ['bills-vs-jets-2026-11-15'],
    },
    (query) => {
      const { view, month } = query;
      assert.ok(VIEWS.includes(view));
      if (month !== '') isShownMonth(month);
      for (const league of leagues.slice(0, 5)) {
        const { season, warnings } = seasonFromQuery(query.season, league, TODAY);
        assert.ok(league.seasons.includes(season));
        assertWarnings(warnings, [isAccepted(query.season || null, season.label)]);
      }
      const known = withoutUnknown(query, choices);
      assertWarnings(known.warnings, [
        isAccepted(query.team || null, known.query.team),
        isAccepted(query.conference || null, known.query.conference),
        isAccepted(query.type || null, known.query.type),
      ]);
      const shown = filterEvents(events, known.query, choices, 'football', { now: NOW });
      assert.ok(shown.every((event) => events.includes(event)));
    },
  );

  everyPage(
    'the calendar',
    calendarParameters,
    { day: DAYS, view: CALENDAR_VIEWS, span: ['weekend', ...NUMBERS] },
    (read) => {
      const query = { ...read, day: read.day ?? TODAY };
      assert.ok(CALENDAR_VIEWS.includes(query.view) && isDay(query.day));
      const stretch = shownDays(query, 'monday');
      assert.ok(isDay(stretch.from) || stretch.from.startsWith('0000'));
      assert.ok(stretch.days >= 1 && stretch.days <= 56);
      for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
        assert.ok(weeksOver(stretch.from, stretch.days, zone).length <= 9);
      }
      assert.notEqual(calendarTitle(query, stretch, { ...NEUTRAL, today: TODAY }), '');
      for (const by of [1, -1] as const) assert.ok(isDay(adjacentDay(query, by)));
    },
  );

  everyPage(
    'an agenda',
    agendaParameters(LEAGUES),
    { leagues: [...LEAGUES, LEAGUES.join()], channel: ['ESPN'], isBigOnly: ['1'], isFollowedOnly: ['1'] },
    (filters) => {
      assert.ok(filters.leagues.every((slug) => LEAGUES.includes(slug)));
    },
  );

  const sports = [...new Set(leagues.map(({ sport }) => sport))];
  everyPage('sports', sportParameters(sports), { sports: [...sports, sports.join()] }, (query) => {
    assert.ok(query.sports.every((sport) => sports.includes(sport)));
  });

  everyPage(
    'Olympic Games',
    gamesParameters,
    {
      days: [...DAYS, DAYS.join()],
      sports: ['swimming', 'swimming,judo'],
      isMedalsOnly: ['1', '0'],
      hasAllSports: ['sport', 'day'],
    },
    ({ days }) => {
      assert.ok(days.every(isDay));
    },
  );
  everyPage('tournaments', eventsParameters(sports), {
    sports: [...sports, sports.join()],
    hasAll: ['all', 'big'],
  });
  everyPage('the search', searchParameters, { text: ['bills'] });
  everyPage('a season’s timeline', zoomParameters, { months: ['month', 'quarter', 'year'] }, ({ months }) => {
    assert.ok([1, 3, 12, Number.POSITIVE_INFINITY].includes(months));
  });

  const axis = timelineAxis(leagues);
  everyPage(
    'the timeline',
    timelineParameters(axis),
    { from: [...DAYS, ...MONTHS], months: NUMBERS },
    (query, search) => {
      const view = requestedView(query, axis, TODAY);
      assert.ok(view.from >= 0 && view.days > 0 && view.from + view.days <= axis.length);
      const { first, last } = daysInView(axis, view);
      assert.ok(isDay(first) && isDay(last) && first <= last);
      // The view may have been moved to end where the axis ends.
      const isAtEnd = view.from + view.days === axis.length;
      assert.ok(query.from === undefined || first === query.from || isAtEnd, `${query.from} became ${first}`);
      const written = writeQuery(timelineParameters(axis), search, queryOfView(view, axis, TODAY));
      assert.deepEqual(readQuery(timelineParameters(axis), written).warnings, []);
    },
  );

  const arsenal = [
    { league: 'premierleague', season: '2025-26' },
    { league: 'facup', season: '2025-26' },
    { league: 'premierleague', season: '2026-27' },
  ];
  const years = teamYears(arsenal, ({ season }) => {
    const [from, to] = [`${season.slice(0, 4)}-08-01`, `20${season.slice(5)}-05-30`];
    return { from, to, playFrom: from, playTo: to };
  });
  const year = currentTeamYear(years, TODAY);
  const competitions = year.seasons.map(({ league }) => league);
  const ofYear = {
    ...yearParameters('Arsenal', years, year),
    ...gameParameters('Arsenal', year, competitions),
  };
  everyPage<TeamQuery>(
    'a team',
    ofYear,
    {
      year: ['2025', '2026'],
      where: PLACES,
      competition: ['premierleague', 'facup'],
    },
    ({ year }) => {
      assert.ok(years.includes(year));
    },
  );

  const shared = searchLike({
    leagues: ['nfl', 'nfl,formula1', leagues.map(({ slug }) => slug).join()],
    teams: ['arsenal', 'arsenal,duke-blue-devils-mens-basketball'],
    hide: ['nfl.preseason', 'formula1.practice,nfl.draft'],
  });
  fuzz('leagues, teams, hide of a shared link', shared, (search) => {
    const { follows, warnings } = followsFromUrl(search);
    assert.ok(warnings.length <= 1);
    areSentences(warnings);
    if (!follows) return;
    const { leagues: slugs, teams, hiddenKinds } = follows;
    const lists = { leagues: slugs, teams, hide: hiddenKinds };
    for (const [parameter, list] of Object.entries(lists)) {
      const given = new Set(search.getAll(parameter).flatMap((value) => value.split(',')));
      assert.ok(
        list.every((slug) => given.has(slug) && (parameter === 'hide' ? isKind(slug) : isSlug(slug))),
      );
      assert.equal(new Set(list).size, list.length);
    }
    const href = searchWithFollows(new URLSearchParams(), follows);
    assert.match(href, /^\?[a-z0-9=&,.-]*$/);
    assert.deepEqual(followsFromUrl(new URLSearchParams(href)), { follows, warnings: [] });
  });

  const subscribed = searchLike({
    follow: ['nfl', 'nfl,teams/arsenal', 'events/nfl/2026/super-bowl-lxi', 'finals,formula1:race'],
    without: ['nfl:preseason', 'formula1:practice,nfl:draft'],
  });
  fuzz('follow, without of a pasted address', subscribed, (search) => {
    const { follows, warnings } = readPastedAddress(`webcal://host/feeds/mix.ics?${search}`);
    assert.ok(follows !== undefined || warnings.length > 0);
    assert.ok(warnings.length <= 2);
    areSentences(warnings);
    if (!follows) return;
    assert.ok(follows.leagues.every((slug) => leagues.some((league) => league.slug === slug)));
    assert.ok(follows.teams.every(isSlug) && follows.events.every(isEventId));
    assert.ok(follows.hiddenKinds.every(isKind));
    const href = searchWithFollows(new URLSearchParams(search), follows);
    assert.deepEqual(readPastedAddress(href), { follows, warnings: [] });
  });

  const visitor = {
    now: NOW,
    today: TODAY,
    timeZone: 'Europe/London',
    hour12: true,
    dateOrder: 'day',
  } as const;
  const subject = { name: 'NFL', path: '/nfl', sport: 'football' };
  everyPage('an embed', embedParameters, { count: NUMBERS, scheme: SCHEMES }, ({ count }, search) => {
    assert.ok(Number.isInteger(count) && count >= 1 && count <= 20);
    const { warnings } = readQuery(embedParameters, search);
    const markup = embedContent([], subject, visitor, warnings);
    const texts = markup.replace(/<p class="notice" role="status">|<p class="foot">|<p>|<\/p>/g, '');
    assert.doesNotMatch(texts, /[<>"]|&(?!(amp|lt|gt|quot);)/);
  });

  const hash = valueLike(['week-10', 'bills-vs-jets-2026-11-15', '%C3%A9']).map((text) => `#${text}`);
  fuzz('hash', hash, (text) => {
    const target = anchorIn(text);
    assert.ok(target === '' || target === decodeURIComponent(text.slice(1)));
    assert.ok(target.length <= 300);
  });
});

/** What holds for every declaration; `holds` for one. `real` are values that it knows. */
function everyPage<Query extends object>(
  name: string,
  parameters: QueryParameters<Query>,
  real: { [Field in keyof Query]: readonly string[] },
  holds: (query: Query, search: URLSearchParams) => void = () => undefined,
): void {
  const declared: [string, Parameter<unknown>][] = Object.entries(parameters);
  const values = Object.fromEntries(declared.map(([field, each]) => [each.name, real[field as keyof Query]]));
  fuzz(`${Object.keys(values).join(', ')} of ${name}`, searchLike(values), (search) => {
    const { query, warnings } = readQuery(parameters, search);
    assertWarnings(
      warnings,
      declared.map(([field, parameter]) =>
        isUsed(parameter, search.getAll(parameter.name), query[field as keyof Query]),
      ),
    );
    const written = searchText(writeQuery(parameters, new URLSearchParams(), query));
    assert.match(written, /^(\?[^"'<>\s]*)?$/);
    assert.deepEqual(readQuery(parameters, new URLSearchParams(written)), { query, warnings: [] });

    const nothing = readQuery(parameters, new URLSearchParams());
    const emptied = writeQuery(parameters, search, nothing.query);
    const names = declared.map(([, each]) => each.name);
    assert.deepEqual(
      [...emptied],
      [...search].filter(([name]) => !names.includes(name)),
    );
    assert.deepEqual(readQuery(parameters, emptied), nothing);
    holds(query, search);
  });
}

/** Whether a value is what was given, all of it. Undefined where nothing was. */
function isUsed(
  { name, parse, write = String, fallback }: Parameter<unknown>,
  given: string[],
  value: unknown,
) {
  const [text] = given;
  if (text === undefined) {
    assert.equal(value, fallback);
    return undefined;
  }
  if (Array.isArray(value)) {
    const names = new Set(listedNames(...given).map((each) => each.trim().toLowerCase()));
    assert.ok(value.every((each) => names.has(each)));
    const kept = new Set(value);
    return [...names].every((each) => each === '' || kept.has(each));
  }
  if (value === undefined) return false;
  // Nothing may be wrong, or no wish.
  if (text === '' && value === fallback) return parse('').warning === undefined;
  const used = value === true && write === String ? '1' : write(value);
  // A day may be written as its month, and a text to search for is cut.
  return (
    text === used ||
    text === `${used}-01` ||
    (/^(q|tv)$/.test(name) && (used !== '' ? text.includes(used) : text.trim() === ''))
  );
}

/** A month, or a year, that the calendar of a season can draw. */
function isShownMonth(month: string): void {
  if (month.length === 4) {
    for (let index = 0; index < 12; index += 1) assert.ok(isDay(`${addMonths(`${month}-01`, index)}-01`));
    return;
  }
  for (const weekStart of ['monday', 'sunday'] as const) {
    const weeks = monthLayout([], month, weekStart);
    assert.ok(weeks.length >= 4 && weeks.length <= 6 && weeks.every((days) => days.length === 7));
  }
  assert.notEqual(monthText(month), '');
}
