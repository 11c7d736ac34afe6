import { expect, test } from 'vitest';
import { COMING_DAYS } from '../../feeds/page-facts.ts';
import { DAYS_AHEAD } from './weeks.ts';

test('structured data covers as many days of a category as its page shows', () => {
  expect(COMING_DAYS).toBe(DAYS_AHEAD);
});
