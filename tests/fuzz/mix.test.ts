/** The address of a calendar of one's own: what a server answers to anything at all. */
import assert from 'node:assert/strict';
import { MAX_MIX_QUERY_LENGTH, MOST_ITEMS, mixPath, readMixQuery } from '../../feeds/mix-query.ts';
import { mixHandler } from '../../tools/hosting/mix-handler.ts';
import { areSentences, fuzz, fuzzed } from './fuzz.ts';
import { searchLike } from './hostile.ts';

const FOLLOW = ['nfl', 'formula1:race', 'teams/arsenal', 'events/nfl/2026/super-bowl-lxi', 'nfl,finals,mix'];
const WITHOUT = ['formula1:practice', 'nfl:draft,nfl:preseason'];
const ALARM = ['0', '15', '60', '10080'];

/** The only paths that a file is looked for at. */
const PUBLISHED = /^\/feeds\/[a-z0-9]+([-/][a-z0-9]+)*\.ics$/;
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'NAME:NFL',
  'BEGIN:VEVENT',
  'UID:nfl/2026/super-bowl-lxi@sports-calendar',
  'DTSTART:20270214T233000Z',
  'DTEND:20270215T030000Z',
  'SUMMARY:Super Bowl LXI',
  'CATEGORIES:NFL,Super Bowl',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

fuzzed('the address of a calendar of one’s own', () => {
  fuzz('follow, without, alarm', searchLike({ follow: FOLLOW, without: WITHOUT, alarm: ALARM }), (search) => {
    const { query, problems } = readMixQuery(search);
    if (problems) {
      assert.ok(problems.length > 0 && problems.length <= MOST_ITEMS + MAX_MIX_QUERY_LENGTH);
      areSentences(problems);
      return;
    }
    assert.ok(query.follow.length > 0 && query.follow.length + query.without.length <= MOST_ITEMS);
    const path = mixPath(query);
    assert.match(path, /^\/feeds\/mix\.ics\?[a-z0-9,:/.&=-]+$/);
    assert.deepEqual(readMixQuery(new URLSearchParams(path.slice(path.indexOf('?')))), { query });
  });

  const handle = mixHandler();
  const queries = searchLike({ follow: FOLLOW, without: WITHOUT, alarm: ALARM });
  fuzz('an answer', queries, async (search) => {
    const request = new Request(`https://example.org/feeds/mix.ics?${search}`);
    const response = await handle(request, async (path) => {
      assert.match(path, PUBLISHED);
      // There is a calendar of some.
      return path.length % 2 === 0 ? CALENDAR : undefined;
    });
    assert.ok([200, 400].includes(response.status));
    const text = await response.text();
    if (response.status === 200) assert.match(text, /^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
    else areSentences(text.trimEnd().split('\n'));
    for (const [name, value] of response.headers)
      assert.doesNotMatch(`${name}${value}`, /[\r\n]|cookie|location/i);
  });
});
