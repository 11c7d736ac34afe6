import { expect, test } from 'vitest';
import { DEVICE_ZONE, offsetIn } from './zone-offset.ts';

const HOUR = 3_600_000;
const FROM = Date.UTC(1990, 0, 1);
const TO = Date.UTC(2036, 0, 1);

/** `GMT-03:30` */
function offsetSaidByIntl(format: Intl.DateTimeFormat, at: number): number {
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign = '', hours = 0, minutes = 0, seconds = 0] =
    /GMT([+-])(\d+):(\d+)(?::(\d+))?/.exec(name) ?? [];
  return (sign === '-' ? -1 : 1) * ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
}

test('is what Intl says, in every zone', () => {
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
    for (let at = FROM; at < TO; at += 9_777 * HOUR) {
      expect(offsetIn(timeZone, at), `${timeZone} ${new Date(at).toISOString()}`).toBe(
        offsetSaidByIntl(format, at),
      );
    }
  }
});

test('changes with the clocks, to the second', () => {
  const change = Date.parse('2026-11-01T06:00:00Z');
  expect(offsetIn('America/New_York', change - 1)).toBe(-4 * HOUR);
  expect(offsetIn('America/New_York', change)).toBe(-5 * HOUR);
});

test('of the device’s own zone needs no name', () => {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  for (let at = FROM; at < TO; at += 999 * HOUR) {
    expect(offsetIn(DEVICE_ZONE, at) === offsetIn(timeZone, at)).toBe(true);
  }
});
