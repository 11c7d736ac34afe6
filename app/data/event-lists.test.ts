import { expect, test } from 'vitest';
import { COMING_DAYS } from '../../feeds/page-facts.ts';
import { DAYS_AHEAD } from './event-lists.ts';

test('the structured data of a category covers as many days as its page', () => {
  expect(COMING_DAYS).toBe(DAYS_AHEAD);
});
