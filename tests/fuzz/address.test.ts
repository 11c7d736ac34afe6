/** Everything that the site reads from the parameters of an address. */

import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  daysOfSpan,
  readAgendaFilters,
  readSpan,
  searchWithFilters,
} from '../../app/calendar/agenda-query.ts';
import {
  adjacentDay,
  CALENDAR_VIEWS,
  calendarHref,
  calendarTitle,
  readCalendarQuery,
  shownDays,
} from '../../app/calendar/calendar-query.ts';
import { leagues } from '../../app/data/site-map.ts';
import { embedContent } from '../../app/embed/embed-content.ts';
import { embedQuery } from '../../app/embed/embed-query.ts';
import { testEvent } from '../../app/event/test-event.ts';
import { isEventId, isKind, isSlug } from '../../app/follows/follows-text.ts';
import { followsFromUrl, searchWithFollows } from '../../app/follows/follows-url.ts';
import { addMonths, monthLayout } from '../../app/month/month-layout.ts';
import { readPastedAddress } from '../../app/my/read-import.ts';
import { readGamesQuery } from '../../app/occasion/games-query.ts';
import { anchorIn, searchText } from '../../app/router/address.ts';
import { filterEvents, filterOptions } from '../../app/season/filter-events.ts';
import { EMPTY_QUERY, readLeagueQuery, VIEWS, withQuery } from '../../app/season/league-query.ts';
import { seasonFromQuery, withoutUnknown } from '../../app/season/use-league-query.ts';
import { SCHEMES, schemeAmong, schemeWarnings } from '../../app/settings/scheme-query.ts';
import { readSports, sportSearch } from '../../app/sport/sport-query.ts';
import { PLACES, readTeamQuery } from '../../app/team/team-query.ts';
import { monthText, NEUTRAL, zoneText } from '../../app/time/format.ts';
import { preferencesFromUrl } from '../../app/time/preferences.ts';
import { readTimeline, withTimeline } from '../../app/timeline/timeline-query.ts';
import { readZoom, withZoom, ZOOMS, zoomParam, zoomsFor } from '../../app/timeline/timeline-zoom.ts';
import { daysInView, timelineAxis } from '../../app/timeline/view.ts';
import { dayInZone, isDay } from '../../catalog/day/day.ts';
import { weeksOver } from '../../catalog/event/weeks.ts';
import { teamYears } from '../../catalog/season/team-seasons.ts';
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
    scheme: SCHEMES,
  });
  fuzz('tz, clock, dates, week, scheme', preferences, (search) => {
    const { preferences, ...fromUrl } = preferencesFromUrl(search);
    const warnings = [...fromUrl.warnings, ...schemeWarnings(search)];
    const { timeZone, hour12, dateOrder, weekStart } = preferences;
    const tz = search.get('tz');
    const clock = hour12 === undefined ? undefined : hour12 ? '12' : '24';
    assertWarnings(warnings, [
      isAccepted(tz?.toLowerCase() ?? null, timeZone?.toLowerCase()),
      isAccepted(search.get('clock'), clock),
      isAccepted(search.get('dates'), dateOrder),
      isAccepted(search.get('week'), weekStart),
      isAccepted(search.get('scheme'), schemeAmong(search.get('scheme'))),
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
  const league = searchLike({
    season: leagues.flatMap(({ seasons }) => seasons.map(({ label }) => label)),
    view: VIEWS,
    month: MONTHS,
    team: choices.teams.map(({ value }) => value),
    type: choices.types.map(({ value }) => value),
    q: ['bills', 'sao paulo', 'x'],
    upcoming: ['1'],
    event: ['bills-vs-jets-2026-11-15'],
  });
  fuzz(
    'season, view, month, team, type, q, upcoming, event',
    fc.tuple(league, fc.constantFrom(...leagues)),
    ([search, of]) => {
      const { query, warnings } = readLeagueQuery(search);
      const { view, month, text, upcomingOnly } = query;
      assert.ok(VIEWS.includes(view));
      for (const key of ['season', 'team', 'type', 'event'] as const)
        assert.equal(query[key], search.get(key) ?? '');
      assertWarnings(warnings, [
        isAccepted(search.get('view'), view),
        isAccepted(search.get('month'), month || undefined),
        isAccepted(search.get('q'), text),
        isAccepted(search.get('upcoming'), upcomingOnly ? '1' : undefined),
      ]);
      if (month !== '') isShownMonth(month);

      const { season, ...read } = seasonFromQuery(query.season, of, TODAY);
      assert.ok(of.seasons.includes(season));
      assertWarnings(read.warnings, [isAccepted(query.season || null, season.label)]);

      const known = withoutUnknown(query, choices);
      assertWarnings(known.warnings, [
        isAccepted(query.team || null, known.query.team),
        isAccepted(query.type || null, known.query.type),
      ]);
      const shown = filterEvents(events, known.query, 'football', { now: NOW });
      assert.ok(shown.every((event) => events.includes(event)));

      const written = searchText(withQuery(new URLSearchParams(), query));
      assert.deepEqual(readLeagueQuery(new URLSearchParams(written)), { query, warnings: [] });
      assert.deepEqual(readLeagueQuery(withQuery(search, EMPTY_QUERY)), { query: EMPTY_QUERY, warnings: [] });
    },
  );

  fuzz('date, view of the calendar', searchLike({ date: DAYS, view: CALENDAR_VIEWS }), (search) => {
    const { query, warnings } = readCalendarQuery(search, TODAY);
    const { view, day } = query;
    assert.ok(CALENDAR_VIEWS.includes(view) && isDay(day));
    assertWarnings(warnings, [
      isAccepted(search.get('view'), view),
      // Today may have been requested.
      isAccepted(search.get('date'), day),
    ]);
    const stretch = shownDays(query, 'monday');
    assert.ok(isDay(stretch.from) || stretch.from.startsWith('0000'));
    for (const zone of ['America/Los_Angeles', 'Pacific/Kiritimati']) {
      assert.ok(weeksOver(stretch.from, stretch.days, zone).length <= 8);
    }
    assert.notEqual(calendarTitle(query, stretch, { ...NEUTRAL, today: TODAY }), '');
    for (const by of [1, -1] as const) assert.ok(isDay(adjacentDay(query, by)));
    const href = calendarHref(search, query);
    assert.match(href, /^\/calendar(\?[^"'<>\s]*)?$/);
    const again = readCalendarQuery(new URL(href, 'https://example.org').searchParams, TODAY);
    assert.deepEqual(again, { query, warnings: [] });
  });

  const agenda = searchLike({
    view: ['agenda'],
    span: ['weekend', ...NUMBERS],
    league: LEAGUES,
    tv: ['ESPN'],
    big: NUMBERS,
  });
  fuzz('span and filters of the agenda', agenda, (search) => {
    const { span, warnings } = readSpan(search.get('span'));
    areSentences(warnings);
    assert.ok(span === 'weekend' || (span >= 1 && span <= 8));
    const { from, days } = daysOfSpan(span, TODAY);
    assert.ok(isDay(from) && days >= 1 && days <= 56);
    const read = readAgendaFilters(search, (slug) => LEAGUES.includes(slug));
    areSentences(read.warnings);
    assert.ok(read.filters.leagues.every((slug) => LEAGUES.includes(slug)));
    const again = new URLSearchParams(searchWithFilters(search, read.filters));
    assert.deepEqual(readAgendaFilters(again, (slug) => LEAGUES.includes(slug)).filters, read.filters);
  });

  fuzz('by, medals of Olympic Games', searchLike({ by: ['sport', 'day'], medals: ['1', '0'] }), (search) => {
    const { isBySport, isMedalsOnly, warnings } = readGamesQuery(search);
    areSentences(warnings);
    assert.equal(isBySport, search.get('by') === 'sport');
    assert.equal(isMedalsOnly, search.get('medals') === '1');
  });

  const axis = timelineAxis(leagues);
  fuzz(
    'from, months of the timeline',
    searchLike({ from: [...DAYS, ...MONTHS], months: NUMBERS }),
    (search) => {
      const { view, warnings } = readTimeline(search, axis, TODAY);
      areSentences(warnings);
      const given = ['from', 'months'].filter((key) => search.has(key)).length;
      assert.ok(warnings.length <= given);
      assert.ok(view.from >= 0 && view.days > 0 && view.from + view.days <= axis.length);
      const { first, last } = daysInView(axis, view);
      assert.ok(isDay(first) && isDay(last) && first <= last);
      const from = search.get('from');
      if (warnings.length === 0 && from !== null) {
        // The view may have been moved to end where the axis ends.
        const isAtEnd = view.from + view.days === axis.length;
        assert.ok(first.startsWith(from) || isAtEnd, `${from} became ${first}`);
      }
      const written = withTimeline(search, view, axis, TODAY);
      assert.deepEqual(readTimeline(written, axis, TODAY).warnings, []);
    },
  );

  const zooms = fc.tuple(searchLike({ zoom: ZOOMS.map(({ value }) => value) }), fc.nat({ max: 24 }));
  fuzz('zoom of a season’s timeline', zooms, ([search, months]) => {
    const { zoom, warning } = readZoom(zoomParam(search), months);
    const given = search.get('zoom');
    const isKnown = ZOOMS.some(({ value }) => value !== '' && value === given);
    assertWarnings(warning === null ? [] : [warning], [given === null ? undefined : isKnown]);
    assert.ok(zoomsFor(months).includes(zoom));
    assert.deepEqual(readZoom(zoomParam(withZoom(search, zoom)), months), { zoom, warning: null });
  });

  const sports = [...new Set(leagues.map(({ sport }) => sport))];
  fuzz('sport', searchLike({ sport: [...sports, sports.join()] }), (search) => {
    const choice = readSports(search, sports);
    assert.ok(choice.warnings.length <= 1);
    areSentences(choice.warnings);
    const given = search.getAll('sport').join().toLowerCase();
    assert.ok(choice.sports.every((sport) => sports.includes(sport) && given.includes(sport)));
    const href = sportSearch(search, choice.sports);
    assert.match(href, /^(\?[^"'<>\s]*)?$/);
    assert.deepEqual(readSports(new URLSearchParams(href), sports), { sports: choice.sports, warnings: [] });
  });

  const arsenal = [
    { league: 'premierleague', season: '2025-26' },
    { league: 'facup', season: '2025-26' },
    { league: 'premierleague', season: '2026-27' },
  ];
  const years = teamYears(arsenal, ({ season }) => {
    const [from, to] = [`${season.slice(0, 4)}-08-01`, `20${season.slice(5)}-05-30`];
    return { from, to, playFrom: from, playTo: to };
  });
  const team = searchLike({
    season: ['2025', '2026'],
    where: PLACES,
    competition: ['premierleague', 'facup'],
  });
  fuzz('season, where, competition of a team', team, (search) => {
    const { year, where, competition, warnings } = readTeamQuery(search, years, TODAY, 'Arsenal');
    assert.ok(years.includes(year));
    assertWarnings(warnings, [
      isAccepted(search.get('season'), year.year),
      isAccepted(search.get('where'), where),
      isAccepted(search.get('competition'), competition),
    ]);
  });

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
  fuzz(
    'count, scheme of a frame, and what its page shows of them',
    searchLike({ count: NUMBERS, scheme: SCHEMES }),
    (search) => {
      const { count, warnings } = embedQuery(search);
      assert.ok(Number.isInteger(count) && count >= 1 && count <= 20);
      const given = search.get('count');
      assertWarnings(warnings, [
        given === null ? undefined : /^\d{1,2}$/.test(given) && Number(given) === count,
        isAccepted(search.get('scheme'), schemeAmong(search.get('scheme'))),
      ]);
      const markup = embedContent([], subject, visitor, warnings);
      const texts = markup.replace(/<p class="notice" role="status">|<p class="foot">|<p>|<\/p>/g, '');
      assert.doesNotMatch(texts, /[<>"]|&(?!(amp|lt|gt|quot);)/);
    },
  );

  fuzz('scheme', searchLike({ scheme: SCHEMES }), (search) => {
    const given = search.get('scheme');
    assertWarnings(schemeWarnings(search), [isAccepted(given, schemeAmong(given))]);
  });

  const hash = valueLike(['week-10', 'bills-vs-jets-2026-11-15', '%C3%A9']).map((text) => `#${text}`);
  fuzz('hash', hash, (text) => {
    const target = anchorIn(text);
    assert.ok(target === '' || target === decodeURIComponent(text.slice(1)));
    assert.ok(target.length <= 300);
  });

  fuzz('parameters of any other name', searchLike({ utm_source: ['x'] }), (search) => {
    for (const name of READ) search.delete(name);
    assert.deepEqual(preferencesFromUrl(search), { preferences: {}, warnings: [] });
    assert.deepEqual(readLeagueQuery(search), { query: EMPTY_QUERY, warnings: [] });
    assert.deepEqual(readSports(search, sports), { sports: [], warnings: [] });
    assert.deepEqual(followsFromUrl(search), { warnings: [] });
    assert.match(searchText(withQuery(search, { view: 'calendar' })), /^\?[^"'<>\s]*view=calendar$/);
  });
});

const READ = [
  ...[
    'tz',
    'clock',
    'dates',
    'week',
    'scheme',
    'season',
    'view',
    'month',
    'team',
    'type',
    'q',
    'upcoming',
    'event',
  ],
  ...['sport', 'leagues', 'teams', 'hide', 'follow', 'without'],
];

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
