/**
 * Runs in the page: every question for the date has the same answer. The clock of the test library would do that too, but
 * it also takes the place of the browser's timers and frames, and adds to whatever is measured with them.
 */
export function stopCalendar(now) {
  const Real = Date;
  globalThis.Date = class extends Real {
    constructor(...parts) {
      super(...(parts.length > 0 ? parts : [now]));
    }
    static now() {
      return now;
    }
  };
}
