/** Answers /feeds/mix.ics on any host that speaks Request and Response. Nothing about a request is recorded. */
import { mixCalendar } from '../../feeds/mix.ts';
import { mixPath, readMixQuery } from '../../feeds/mix-query.ts';
import { type PublishedCalendar, readCalendar } from '../../feeds/published-calendar.ts';
import { FEED_HEADERS, PREFLIGHT_HEADERS } from './feed-headers.ts';
import { recentCache } from './recent-cache.ts';

/** The text of a file that the build has published, by its path: `/feeds/nfl.ics`. */
export type ReadFile = (path: string) => Promise<string | undefined>;

export type MixHandler = (request: Request, readFile: ReadFile) => Promise<Response>;

interface Answer {
  content: Uint8Array<ArrayBuffer>;
  etag: string;
}

const TYPE = 'text/calendar; charset=utf-8';
/** As long as others may keep it, see FEED_HEADERS: a new build is seen in the same time as in the other calendars. */
const MAX_AGE = 5 * 60 * 1000;
/** Of calendars as they were read; most have one byte for each. */
const MOST_CHARACTERS = 16_000_000;
const MOST_ANSWER_BYTES = 4_000_000;

/** A handler that keeps recent files and answers for as long as its process lives. */
export function mixHandler(now: () => number = Date.now): MixHandler {
  const calendars = recentCache<PublishedCalendar>({ most: MOST_CHARACTERS, maxAge: MAX_AGE, now });
  const answers = recentCache<Answer>({ most: MOST_ANSWER_BYTES, maxAge: MAX_AGE, now });

  const readFeed = (readFile: ReadFile) => async (path: string) => {
    const known = calendars.get(path);
    if (known) return known;
    const text = await readFile(path);
    if (text === undefined) return undefined;
    const calendar = readCalendar(text);
    calendars.set(path, calendar, text.length);
    return calendar;
  };

  return async (request, readFile) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT_HEADERS });
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return failure(405, ['Only GET and HEAD are allowed.'], { Allow: 'GET, HEAD, OPTIONS' });
    }
    const { query, problems } = readMixQuery(new URL(request.url).searchParams);
    if (!query) return failure(400, problems);
    const today = new Date(now()).toISOString().slice(0, 10);
    const key = `${today} ${mixPath(query)}`;
    let answer = answers.get(key);
    if (!answer) {
      const mix = await mixCalendar(query, readFeed(readFile), today);
      if (mix.problems) return failure(400, mix.problems);
      answer = await answerOf(mix.calendar);
      answers.set(key, answer, answer.content.length);
    }
    return response(request, answer);
  };
}

async function answerOf(calendar: string): Promise<Answer> {
  const content = new TextEncoder().encode(calendar);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const text = btoa(String.fromCharCode(...hash));
  return { content, etag: `"${text.slice(0, 22).replaceAll('+', '-').replaceAll('/', '_')}"` };
}

function response({ method, headers }: Request, { content, etag }: Answer): Response {
  const known = (headers.get('If-None-Match') ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  const common = { ...FEED_HEADERS, ETag: etag };
  if (known.includes(etag) || known.includes('*'))
    return new Response(null, { status: 304, headers: common });
  return new Response(method === 'HEAD' ? null : content, {
    headers: { ...common, 'Content-Type': TYPE, 'Content-Length': String(content.length) },
  });
}

export function failure(
  status: number,
  sentences: readonly string[],
  headers: Record<string, string> = {},
): Response {
  return new Response(`${sentences.join('\n')}\n`, {
    status,
    headers: {
      ...FEED_HEADERS,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
      ...headers,
    },
  });
}
