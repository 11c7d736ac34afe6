import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Follows } from './follows.ts';
import {
  areFollowsSaved,
  changeFollows,
  discardUnreadable,
  storedFollows,
  subscribeToFollows,
  useFollows,
  useStoredFollows,
} from './follows-store.ts';
import { followsText } from './follows-text.ts';

const KEY = 'sports-calendar-my';
const UNREADABLE_KEY = 'sports-calendar-my-broken';

const NOTHING: Follows = { leagues: [], teams: [], events: [], hiddenKinds: [] };
const NFL: Follows = { ...NOTHING, leagues: ['nfl'] };
const follow = (league: string) =>
  changeFollows((follows) => ({ ...follows, leagues: [...follows.leagues, league] }));

/** The local storage of a browser, which may be full or forbidden. */
class TestStorage {
  values = new Map<string, string>();
  /** Characters. */
  room = Number.POSITIVE_INFINITY;
  isForbidden = false;

  getItem(key: string) {
    this.checkPermission();
    return this.values.get(key) ?? null;
  }

  setItem(key: string, text: string) {
    this.checkPermission();
    const others = [...this.values].filter(([other]) => other !== key).map(([, value]) => value);
    if ([...others, text].join('').length > this.room) throw new Error('full');
    this.values.set(key, text);
  }

  removeItem(key: string) {
    this.checkPermission();
    this.values.delete(key);
  }

  private checkPermission() {
    if (this.isForbidden) throw new Error('forbidden');
  }
}

let storage = new TestStorage();
const changes = vi.fn();

beforeEach(() => {
  storage = new TestStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('window', new EventTarget());
  const unsubscribe = subscribeToFollows(changes);
  onTestFinished(() => {
    unsubscribe();
    vi.unstubAllGlobals();
  });
  // What the test before has left.
  followOtherTab(null);
  changes.mockReset();
});

/** Another tab has changed a value; without a key, all of them. */
function followOtherTab(key: string | null) {
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('nothing is followed at first', () => {
  expect(storedFollows()).toEqual({ follows: NOTHING, unreadable: '' });
  expect([...storage.values]).toEqual([]);
});

test('to who follows nothing, hydration brings nothing new', () => {
  let atBuildTime: unknown;
  renderToStaticMarkup(
    createElement(() => {
      atBuildTime = useStoredFollows();
      return null;
    }),
  );
  expect(storedFollows()).toBe(atBuildTime);
});

test('what was followed is there on the next visit, and the same object until it changes', () => {
  storage.values.set(KEY, followsText(NFL));
  expect(storedFollows()).toEqual({ follows: NFL, unreadable: '' });
  expect(storedFollows()).toBe(storedFollows());
});

function FollowedLeagues() {
  return useFollows().leagues.join();
}

test('a prerendered page knows of none', () => {
  storage.values.set(KEY, followsText(NFL));
  expect(renderToStaticMarkup(createElement(FollowedLeagues))).toBe('');
  expect(storedFollows().follows.leagues).toEqual(['nfl']);
});

describe('a change', () => {
  test('is saved and announced', () => {
    follow('nfl');
    expect(storedFollows()).toEqual({ follows: NFL, unreadable: '' });
    expect(storage.values.get(KEY)).toBe(followsText(NFL));
    expect(changes).toHaveBeenCalledTimes(1);
  });

  test('keeps what another tab has saved a moment ago', () => {
    expect(storedFollows().follows).toEqual(NOTHING);
    storage.values.set(KEY, followsText(NFL));
    follow('mlb');
    expect(storedFollows().follows.leagues).toEqual(['nfl', 'mlb']);
    expect(storage.values.get(KEY)).toBe(followsText({ ...NFL, leagues: ['nfl', 'mlb'] }));
  });

  test('for which there is no room holds for this visit, and is saved once there is', () => {
    storage.values.set(KEY, followsText(NFL));
    storage.room = followsText(NFL).length;
    follow('mlb');
    expect(storedFollows()).toMatchObject({ follows: { leagues: ['nfl', 'mlb'] } });
    expect(areFollowsSaved()).toBe(false);
    expect(storage.values.get(KEY)).toBe(followsText(NFL));
    follow('nhl');
    expect(storedFollows().follows.leagues).toEqual(['nfl', 'mlb', 'nhl']);
    storage.room = Infinity;
    follow('nba');
    expect(areFollowsSaved()).toBe(true);
    expect(storage.values.get(KEY)).toBe(followsText({ ...NFL, leagues: ['nfl', 'mlb', 'nhl', 'nba'] }));
  });

  test('in a browser that forbids storage holds for this visit', () => {
    storage.isForbidden = true;
    expect(storedFollows()).toEqual({ follows: NOTHING, unreadable: '' });
    expect(areFollowsSaved()).toBe(false);
    follow('nfl');
    follow('mlb');
    expect(storedFollows()).toMatchObject({ follows: { leagues: ['nfl', 'mlb'] } });
    expect(areFollowsSaved()).toBe(false);
    expect(changes).toHaveBeenCalledTimes(2);
  });

  test('is not announced to who has left', () => {
    const leaving = vi.fn();
    const leave = subscribeToFollows(leaving);
    leave();
    follow('nfl');
    followOtherTab(KEY);
    expect(leaving).not.toHaveBeenCalled();
  });
});

describe('another tab', () => {
  test.each([KEY, UNREADABLE_KEY, null])('is followed: %s', (key) => {
    follow('mlb');
    changes.mockReset();
    storage.values.set(KEY, followsText(NFL));
    followOtherTab(key);
    expect(changes).toHaveBeenCalledTimes(1);
    expect(storedFollows().follows).toEqual(NFL);
  });

  test('may change its own settings', () => {
    follow('nfl');
    const before = storedFollows();
    changes.mockReset();
    followOtherTab('sports-calendar-preferences');
    expect(changes).not.toHaveBeenCalled();
    expect(storedFollows()).toBe(before);
  });
});

describe('a value that cannot be read', () => {
  const DAMAGED = followsText({ ...NFL, leagues: ['nfl', '<b>'] });

  test('is set aside, and what can be read of it is kept', () => {
    storage.values.set(KEY, DAMAGED);
    expect(storedFollows()).toEqual({ follows: NFL, unreadable: DAMAGED });
    expect(Object.fromEntries(storage.values)).toEqual({
      [KEY]: followsText(NFL),
      [UNREADABLE_KEY]: DAMAGED,
    });
  });

  test('is set aside where nothing of it can be read', () => {
    storage.values.set(KEY, 'nonsense');
    expect(storedFollows()).toEqual({ follows: NOTHING, unreadable: 'nonsense' });
    expect(Object.fromEntries(storage.values)).toEqual({
      [KEY]: followsText(NOTHING),
      [UNREADABLE_KEY]: 'nonsense',
    });
  });

  test('is moved, as there may be no room for it twice', () => {
    storage.values.set(KEY, DAMAGED);
    storage.room = DAMAGED.length + followsText(NFL).length;
    expect(storedFollows()).toMatchObject({ follows: NFL, unreadable: DAMAGED });
  });

  test('stays set aside through visits and changes, until the visitor deletes it', () => {
    storage.values.set(KEY, DAMAGED);
    const changed = { follows: { leagues: ['nfl', 'mlb'] }, unreadable: DAMAGED };
    follow('mlb');
    expect(storedFollows()).toMatchObject(changed);
    followOtherTab(null);
    expect(storedFollows()).toMatchObject(changed);
    changes.mockReset();
    discardUnreadable();
    expect(changes).toHaveBeenCalledTimes(1);
    expect(storedFollows()).toMatchObject({ follows: { leagues: ['nfl', 'mlb'] }, unreadable: '' });
    expect(storage.values.has(UNREADABLE_KEY)).toBe(false);
  });

  test('has nothing to delete where storage is forbidden', () => {
    storage.isForbidden = true;
    follow('nfl');
    discardUnreadable();
    expect(storedFollows()).toMatchObject({ follows: NFL, unreadable: '' });
  });
});
