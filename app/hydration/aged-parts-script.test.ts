import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { agedPartsScript } from './aged-parts-script.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a part of a page', () => {
  test('is over after its instant', () => {
    const until = new Date('2026-11-15T12:00:00').toISOString();
    expect(agedAt('2026-11-15T11:59:59', { until })).toBeUndefined();
    expect(agedAt('2026-11-15T12:00:00', { until })).toBe('over');
  });

  test('is over after its last day', () => {
    expect(agedAt('2026-11-15T23:59:59', { until: '2026-11-15' })).toBeUndefined();
    expect(agedAt('2026-11-16T00:00:00', { until: '2026-11-15' })).toBe('over');
  });

  test('is right from its first day to its last', () => {
    const days = { rightFrom: '2026-11-15', rightUntil: '2026-11-16' };
    expect(agedAt('2026-11-14T23:59:59', days)).toBe('part');
    expect(agedAt('2026-11-15T00:00:00', days)).toBeUndefined();
    expect(agedAt('2026-11-16T23:59:59', days)).toBeUndefined();
    expect(agedAt('2026-11-17T00:00:00', days)).toBe('part');
  });

  test('is right until an instant', () => {
    const rightUntil = new Date('2026-11-15T12:00:00').toISOString();
    expect(agedAt('2026-11-15T11:59:59', { rightUntil })).toBeUndefined();
    expect(agedAt('2026-11-15T12:00:00', { rightUntil })).toBe('part');
  });

  test('waits where its games are on other days', () => {
    const noon = '2026-11-15T12:00:00';
    const offset = -new Date(noon).getTimezoneOffset();
    expect(agedAt(noon, { rightOffsets: `${offset - 60} ${offset + 60}` })).toBeUndefined();
    expect(agedAt(noon, { rightOffsets: `${offset + 30} ${offset + 60}` })).toBe('part');
    expect(agedAt(noon, { rightOffsets: `${offset - 60} ${offset - 30}` })).toBe('part');
  });

  test('waits where stars change its order', () => {
    const noon = '2026-11-15T12:00:00';
    expect(agedAt(noon, { rightUnfollowed: 'nfl cfl' }, '{"leagues":["nhl","cfl"]}')).toBe('part');
    expect(agedAt(noon, { rightUnfollowed: 'nfl cfl' }, '{"leagues":["nhl"]}')).toBeUndefined();
    expect(agedAt(noon, { rightUnfollowed: 'nfl cfl' }, 'x')).toBeUndefined();
    expect(agedAt(noon, { rightUnfollowed: 'nfl cfl' })).toBeUndefined();
  });

  test('that says nothing stays', () => {
    expect(agedAt('2026-11-16T00:00:00', {})).toBeUndefined();
  });
});

test('what follows a part that has aged, or its parent, waits with it', () => {
  const part = element({ rightUntil: '2026-11-15' });
  const [beside, below] = [element(), element()];
  part.nextElementSibling = beside;
  part.parentElement = element();
  part.parentElement.nextElementSibling = below;
  run('2026-11-16T00:00:00', part);
  expect([part, beside, part.parentElement, below].map(({ dataset }) => dataset.aged)).toEqual([
    'part',
    'part',
    undefined,
    'part',
  ]);
});

test('what follows a row that is over stays', () => {
  const row = element({ until: '2026-11-15' });
  row.nextElementSibling = element();
  run('2026-11-16T00:00:00', row);
  expect(row.nextElementSibling.dataset.aged).toBeUndefined();
});

interface TestElement {
  dataset: Record<string, string | undefined>;
  nextElementSibling: TestElement | null;
  parentElement: TestElement | null;
}

function element(data: Record<string, string> = {}): TestElement {
  return { dataset: { ...data }, nextElementSibling: null, parentElement: null };
}

/** What the script says about a part with this data, at a local time; without `stored`, storage is forbidden. */
function agedAt(localTime: string, data: Record<string, string>, stored?: string): string | undefined {
  const part = { ...element(data), parentElement: element() };
  run(localTime, part, stored);
  return part.dataset.aged;
}

function run(localTime: string, part: TestElement, stored?: string): void {
  vi.setSystemTime(new Date(localTime));
  class Observer {
    constructor(see: () => void) {
      see();
    }
    observe() {}
  }
  new Function('document', 'localStorage', 'MutationObserver', 'addEventListener', agedPartsScript)(
    { querySelectorAll: () => [part] },
    stored === undefined ? undefined : { getItem: () => stored },
    Observer,
    () => {},
  );
}
