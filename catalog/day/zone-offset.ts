/** How far the clocks of a zone are ahead of UTC. */
import { memoize } from '../util/memoize.ts';
import { knownZone } from './known-zone.ts';

/** The zone that the device is set to, which `Date` knows without its name: the first use of `Intl` takes long. */
export const DEVICE_ZONE = '';

const WEEK = 7 * 86_400_000;

/** In milliseconds. */
export function offsetIn(timeZone: string, at: number): number {
  if (timeZone === DEVICE_ZONE) return new Date(at).getTimezoneOffset() * -60_000;
  const { atWeek, formatted } = offsetsOf(timeZone);
  const week = Math.floor(at / WEEK);
  const offset = atWeek(week);
  // No zone changes its clocks twice within a week.
  return offset === atWeek(week + 1) ? offset : formatted(at);
}

/** Formatting is slow: for most weeks, twice is enough. */
const offsetsOf = memoize((timeZone: string) => {
  const format = new Intl.DateTimeFormat('en', {
    timeZone: knownZone(timeZone),
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  });
  const formatted = (at: number) => {
    // By its parts: no locale writes a date in the same order in every browser.
    const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
    const seconds = Date.UTC(
      part('year'),
      part('month') - 1,
      part('day'),
      part('hour'),
      part('minute'),
      part('second'),
    );
    return seconds - Math.floor(at / 1000) * 1000;
  };
  return { formatted, atWeek: memoize((week: number) => formatted(week * WEEK)) };
});
