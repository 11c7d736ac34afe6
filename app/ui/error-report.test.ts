import { expect, test } from 'vitest';
import { errorReportText } from './failure.tsx';

const fault = {
  what: 'The calendar',
  error: new TypeError('Failed to fetch'),
  page: 'https://example.org/nfl?view=calendar',
  release: Date.parse('2026-11-15T14:30:00Z'),
  browser: 'Some Browser 1.0',
};

test('a fault is told by its part, page, release, browser and message', () => {
  expect(errorReportText(fault)).toBe(
    [
      'Part: The calendar',
      'Page: https://example.org/nfl?view=calendar',
      'Release: 2026-11-15T14:30:00.000Z',
      'Browser: Some Browser 1.0',
      'Message: TypeError: Failed to fetch',
    ].join('\n'),
  );
});

test('whatever was thrown', () => {
  expect(errorReportText({ ...fault, error: 'no' })).toContain('Message: no');
  expect(errorReportText({ ...fault, error: undefined })).toContain('Message: undefined');
  expect(errorReportText({ ...fault, error: Object.create(null) })).toContain('Message: unknown');
});
