import { expect, test } from 'vitest';
import { makeEvent } from '../../catalog/check/test-data.ts';
import { reportHref } from './report-link.ts';

const event = makeEvent({ name: 'Brighton & Hove Albion vs Köln', location: 'Amex (Brighton)' });
const about = { event, page: 'https://example.org/premierleague?event=x&tz=UTC' };

test('an issue form gets title and body beside what it has', () => {
  const url = new URL(reportHref('https://example.org/issues/new?labels=data', about));
  expect(url.pathname).toBe('/issues/new');
  expect(url.searchParams.get('labels')).toBe('data');
  expect(url.searchParams.get('title')).toBe(`Wrong: ${event.name} (${event.id})`);
  expect(url.searchParams.get('body')).toContain(
    `Event: ${event.id}\nShown: ${event.name}, 2026-11-15, Amex (Brighton)\nPage: ${about.page}\n`,
  );
});

test('a message gets subject and body, without plus signs for spaces', () => {
  const href = reportHref('mailto:data@example.org', about);
  expect(href.startsWith('mailto:data@example.org?subject=Wrong%3A%20Brighton%20%26%20Hove')).toBe(true);
  expect(decodeURIComponent(href)).toContain(`Event: ${event.id}`);
});

test('a report may be about anything', () => {
  expect(decodeURIComponent(reportHref('mailto:data@example.org'))).toBe(
    'mailto:data@example.org?subject=A mistake in the data&body=Event (name, league and season, or its link):\n\nWhat is wrong:\n\nWhere we can check it:\n',
  );
});
