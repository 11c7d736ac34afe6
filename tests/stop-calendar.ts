/**
 * Runs in the page: the date is always the same moment. The clock of the test library would do that too, but it also
 * replaces the browser's timers and frames, and adds to whatever is measured with them.
 */
export function stopCalendar(now: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (_, parts) => Reflect.construct(RealDate, parts.length > 0 ? parts : [now]),
    get: (target, key) => (key === 'now' ? () => now : Reflect.get(target, key)),
  });
}
