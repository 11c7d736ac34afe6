import { expect, test } from 'vitest';
import { errorReportText } from './failure.tsx';

const fault = {
  message: 'The calendar could not be shown',
  error: new TypeError('Failed to fetch'),
  page: 'https://example.org/nfl?view=calendar',
  release: Date.parse('2026-11-15T14:30:00Z'),
  browser: 'Some Browser 1.0',
};

test('a fault is told by what failed, page, release, browser and error', () => {
  expect(errorReportText(fault)).toBe(
    [
      'Failure: The calendar could not be shown',
      'Page: https://example.org/nfl?view=calendar',
      'Release: 2026-11-15T14:30:00.000Z',
      'Browser: Some Browser 1.0',
      'Error: TypeError: Failed to fetch',
    ].join('\n'),
  );
});

test('whatever was thrown', () => {
  expect(errorReportText({ ...fault, error: 'no' })).toContain('Error: no');
  expect(errorReportText({ ...fault, error: undefined })).toContain('Error: undefined');
  expect(errorReportText({ ...fault, error: Object.create(null) })).toContain('Error: unknown');
});
