import { expect, test } from 'vitest';
import { reportAddress } from './report-address.ts';

test('an issue form, a mailbox, or none', () => {
  expect(reportAddress('https://example.org/issues/new?labels=data')).toBe(
    'https://example.org/issues/new?labels=data',
  );
  expect(reportAddress('mailto:data@example.org')).toBe('mailto:data@example.org');
  expect(reportAddress(undefined)).toBe('');
  expect(reportAddress('')).toBe('');
});

test.each(['javascript:alert(1)', 'http://example.org', 'example.org', 'mailto:', 'mailto:a@b?cc=c@d'])(
  '%s is rejected',
  (setting) => {
    expect(() => reportAddress(setting)).toThrow('SPORTS_CALENDAR_REPORT_ADDRESS');
  },
);
