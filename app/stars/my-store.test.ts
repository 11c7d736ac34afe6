import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { choiceText } from './choice-text.ts';
import type { MyChoice } from './my-choice.ts';
import { changeChoice, discardUnreadable, myState, subscribeToMyState, useMyState } from './my-store.ts';

const KEY = 'sports-calendar-my';
const UNREADABLE_KEY = 'sports-calendar-my-broken';

const NOTHING: MyChoice = { leagues: [], teams: [], events: [], hiddenTypes: [] };
const NFL: MyChoice = { ...NOTHING, leagues: ['nfl'] };
const follow = (league: string) =>
  changeChoice((choice) => ({ ...choice, leagues: [...choice.leagues, league] }));

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
  const unsubscribe = subscribeToMyState(changes);
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

test('nothing is starred at first', () => {
  expect(myState()).toEqual({ choice: NOTHING, isSaved: true, unreadable: '' });
  expect([...storage.values]).toEqual([]);
});

test('what was starred is there on the next visit, and the same object until it changes', () => {
  storage.values.set(KEY, choiceText(NFL));
  expect(myState()).toEqual({ choice: NFL, isSaved: true, unreadable: '' });
  expect(myState()).toBe(myState());
});

function StarredLeagues() {
  return useMyState().choice.leagues.join();
}

test('a prerendered page knows of no stars', () => {
  storage.values.set(KEY, choiceText(NFL));
  expect(renderToStaticMarkup(createElement(StarredLeagues))).toBe('');
  expect(myState().choice.leagues).toEqual(['nfl']);
});

describe('a change', () => {
  test('is saved and announced', () => {
    follow('nfl');
    expect(myState()).toEqual({ choice: NFL, isSaved: true, unreadable: '' });
    expect(storage.values.get(KEY)).toBe(choiceText(NFL));
    expect(changes).toHaveBeenCalledTimes(1);
  });

  test('keeps what another tab has saved a moment ago', () => {
    expect(myState().choice).toEqual(NOTHING);
    storage.values.set(KEY, choiceText(NFL));
    follow('mlb');
    expect(myState().choice.leagues).toEqual(['nfl', 'mlb']);
    expect(storage.values.get(KEY)).toBe(choiceText({ ...NFL, leagues: ['nfl', 'mlb'] }));
  });

  test('for which there is no room holds for this visit, and is saved once there is', () => {
    storage.values.set(KEY, choiceText(NFL));
    storage.room = choiceText(NFL).length;
    follow('mlb');
    expect(myState()).toMatchObject({ choice: { leagues: ['nfl', 'mlb'] }, isSaved: false });
    expect(storage.values.get(KEY)).toBe(choiceText(NFL));
    follow('nhl');
    expect(myState().choice.leagues).toEqual(['nfl', 'mlb', 'nhl']);
    storage.room = Infinity;
    follow('nba');
    expect(myState().isSaved).toBe(true);
    expect(storage.values.get(KEY)).toBe(choiceText({ ...NFL, leagues: ['nfl', 'mlb', 'nhl', 'nba'] }));
  });

  test('in a browser that forbids storage holds for this visit', () => {
    storage.isForbidden = true;
    expect(myState()).toEqual({ choice: NOTHING, isSaved: false, unreadable: '' });
    follow('nfl');
    follow('mlb');
    expect(myState()).toMatchObject({ choice: { leagues: ['nfl', 'mlb'] }, isSaved: false });
    expect(changes).toHaveBeenCalledTimes(2);
  });

  test('is not announced to who has left', () => {
    const leaving = vi.fn();
    const leave = subscribeToMyState(leaving);
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
    storage.values.set(KEY, choiceText(NFL));
    followOtherTab(key);
    expect(changes).toHaveBeenCalledTimes(1);
    expect(myState().choice).toEqual(NFL);
  });

  test('may change its own settings', () => {
    follow('nfl');
    const before = myState();
    changes.mockReset();
    followOtherTab('sports-calendar-preferences');
    expect(changes).not.toHaveBeenCalled();
    expect(myState()).toBe(before);
  });
});

describe('a value that cannot be read', () => {
  const DAMAGED = choiceText({ ...NFL, leagues: ['nfl', '<b>'] });

  test('is set aside, and what can be read of it is kept', () => {
    storage.values.set(KEY, DAMAGED);
    expect(myState()).toEqual({ choice: NFL, isSaved: true, unreadable: DAMAGED });
    expect(Object.fromEntries(storage.values)).toEqual({ [KEY]: choiceText(NFL), [UNREADABLE_KEY]: DAMAGED });
  });

  test('is set aside where nothing of it can be read', () => {
    storage.values.set(KEY, 'nonsense');
    expect(myState()).toEqual({ choice: NOTHING, isSaved: true, unreadable: 'nonsense' });
    expect(Object.fromEntries(storage.values)).toEqual({
      [KEY]: choiceText(NOTHING),
      [UNREADABLE_KEY]: 'nonsense',
    });
  });

  test('is moved, as there may be no room for it twice', () => {
    storage.values.set(KEY, DAMAGED);
    storage.room = DAMAGED.length + choiceText(NFL).length;
    expect(myState()).toMatchObject({ choice: NFL, isSaved: true, unreadable: DAMAGED });
  });

  test('stays set aside through visits and changes, until the visitor deletes it', () => {
    storage.values.set(KEY, DAMAGED);
    const changed = { choice: { leagues: ['nfl', 'mlb'] }, unreadable: DAMAGED };
    follow('mlb');
    expect(myState()).toMatchObject(changed);
    followOtherTab(null);
    expect(myState()).toMatchObject(changed);
    changes.mockReset();
    discardUnreadable();
    expect(changes).toHaveBeenCalledTimes(1);
    expect(myState()).toMatchObject({ choice: { leagues: ['nfl', 'mlb'] }, unreadable: '' });
    expect(storage.values.has(UNREADABLE_KEY)).toBe(false);
  });

  test('has nothing to delete where storage is forbidden', () => {
    storage.isForbidden = true;
    follow('nfl');
    discardUnreadable();
    expect(myState()).toMatchObject({ choice: NFL, unreadable: '' });
  });
});
