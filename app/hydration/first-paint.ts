/**
 * Runs in every page while it is parsed, before it is painted: writes its times for the visitor's zone, clock and region, and
 * marks the rows that begin a day, are of today, live, over or outside the visitor's hours. It changes texts and attributes
 * alone, by the functions by which React will render them for the visitor: an element more or less would make React render
 * the whole page again.
 *
 * Bundled into the script in the head (tools/site/page-files.ts), the same on every page, because the security policy allows
 * it by its hash.
 */
import { dayInZone } from '../../catalog/day/day.ts';
import { DEVICE_ZONE } from '../../catalog/day/zone-offset.ts';
import { currentMinute } from '../time/clock.ts';
import { PREFERENCES_KEY, parsePreferences, preferencesFromUrl } from '../time/preferences.ts';
import { regionStyle } from '../time/region.ts';
import { hasEnded, type RowFacts, rowMarks } from '../time/row-marks.ts';
import type { TimeFacts } from '../time/time-facts.ts';
import { isTimeForm, type TimeReader, writeFacts } from '../time/time-forms.ts';

const visitor = currentVisitor();
let timesWritten = 0;
let rowsMarked = 0;
let lastRow: { element: HTMLElement; facts: RowFacts } | undefined;

// Called after every piece of the page, before that is painted, however slowly it arrives.
const observer = new MutationObserver(update);
observer.observe(document, { childList: true, subtree: true });
addEventListener('DOMContentLoaded', () => {
  update();
  observer.disconnect();
});

function currentVisitor(): TimeReader {
  const { preferences: fromUrl } = preferencesFromUrl(new URLSearchParams(location.search));
  const preferences = { ...regionStyle(navigator.language), ...storedPreferences(), ...fromUrl };
  const { timeZone = DEVICE_ZONE } = preferences;
  const now = currentMinute();
  const today = dayInZone(now, timeZone);
  return { ...preferences, now, today, timeZone, isDeviceZone: timeZone === DEVICE_ZONE };
}

function storedPreferences() {
  try {
    return parsePreferences(localStorage.getItem(PREFERENCES_KEY)).preferences;
  } catch {
    // Storage may be forbidden.
    return {};
  }
}

function update(): void {
  const times = [...document.querySelectorAll<HTMLTimeElement>('time[data-form]')].slice(timesWritten);
  if (document.readyState === 'loading' && times.at(-1)?.contains(lastNode())) times.pop();
  for (const time of times) writeInto(time);
  timesWritten += times.length;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-until]')].slice(rowsMarked);
  for (const row of rows) mark(row);
  rowsMarked += rows.length;
  // Not to be called for its own changes.
  observer.takeRecords();
}

/** Its text may be on its way. */
function lastNode(): Node {
  let node: Node = document;
  while (node.lastChild) node = node.lastChild;
  return node;
}

function writeInto(time: HTMLTimeElement): void {
  const { form = '', offset } = time.dataset;
  if (!isTimeForm(form)) return;
  const text = writeFacts(
    form,
    { ...daysIn(time, time.dateTime), offset: offset ? Number(offset) : undefined },
    visitor,
  );
  if (time.textContent !== text) time.textContent = text;
}

function mark(element: HTMLElement): void {
  const { start, until = '', off } = element.dataset;
  const set = (name: string, isSet: boolean) => element.toggleAttribute(`data-${name}`, isSet);
  if (start === undefined) {
    set('over', hasEnded(until, visitor.now));
    return;
  }
  const facts = { ...daysIn(element, start), until, isOff: off !== undefined };
  const isSibling = lastRow?.element.parentElement === element.parentElement;
  const marks = rowMarks(facts, isSibling ? lastRow?.facts : undefined, visitor);
  for (const [name, isSet] of Object.entries(marks)) set(name, isSet);
  // The date of a day is beside the first of its rows that is seen.
  if (!marks.hidden) lastRow = { element, facts };
}

function daysIn({ dataset }: HTMLElement, start: string): Pick<TimeFacts, 'start' | 'end' | 'isOpen'> {
  return { start, end: dataset.end ?? start, isOpen: dataset.open !== undefined };
}
