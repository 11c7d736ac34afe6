import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { addressAfter, type ShownAddress, shownAddress } from './address.ts';
import { closePanel, listenToNavigation, navigate, navigateSearch } from './navigate.ts';
import { setShownEntry } from './scroll-positions.ts';

const ORIGIN = 'https://example.org';

/** The history of a tab, as far as the module uses it. */
class Tab extends EventTarget {
  scrollY = 0;
  entries: { url: string; state: unknown }[];
  index = 0;

  constructor(url: string, state: unknown = null) {
    super();
    this.entries = [{ url, state }];
  }

  get location() {
    return new URL(this.entries[this.index]?.url ?? '', ORIGIN);
  }

  get state() {
    return this.entries[this.index]?.state;
  }

  pushState(state: unknown, _: string, url: string) {
    this.entries.splice(this.index + 1, Infinity, { url, state });
    this.index += 1;
  }

  replaceState(state: unknown, _: string, url = this.entries[this.index]?.url ?? '') {
    this.entries[this.index] = { url, state };
  }

  go(steps: number) {
    this.index += steps;
    this.dispatchEvent(new Event('popstate'));
  }

  back() {
    this.go(-1);
  }

  /** What the browser does by itself with an anchor of the page. */
  goToAnchor(hash: string, scrollY: number) {
    this.pushState(null, '', `${this.location.pathname}${this.location.search}${hash}`);
    this.scrollY = scrollY;
    this.dispatchEvent(new Event('popstate'));
  }

  get urls() {
    return this.entries.map(({ url }) => url);
  }
}

/** A tab of the site; `shown` has what was navigated to, and where that was scrolled to. */
function openTab(url: string, state?: unknown) {
  const tab = new Tab(url, state);
  vi.stubGlobal('window', tab);
  vi.stubGlobal('history', tab);
  const shown: { address: ShownAddress; scrollTo: number | undefined }[] = [];
  // As the router does once a page is rendered.
  const stopListening = listenToNavigation((address, scrollTo) => {
    shown.push({ address, scrollTo });
    setShownEntry();
    tab.scrollY = scrollTo ?? tab.scrollY;
  });
  setShownEntry();
  onTestFinished(() => {
    stopListening();
    vi.unstubAllGlobals();
  });
  return { tab, shown, stopListening };
}

const page = (pathname: string, search = '', hash = '') => ({ pathname, search, hash, panel: undefined });

describe('a navigation', () => {
  test('adds a history entry and shows its page from the top', () => {
    const { tab, shown } = openTab('/');
    navigate('/nfl?team=chicago-bears#group_week-11');
    expect(tab.urls).toEqual(['/', '/nfl?team=chicago-bears#group_week-11']);
    expect(shown).toEqual([{ address: page('/nfl', '?team=chicago-bears', '#group_week-11'), scrollTo: 0 }]);
  });

  test('may replace the entry, and may leave the page where it is', () => {
    const { tab, shown } = openTab('/nfl');
    navigate('/nfl?upcoming=1', { replace: true });
    navigate('/nfl?view=month', { keepScroll: true });
    expect(tab.urls).toEqual(['/nfl?upcoming=1', '/nfl?view=month']);
    expect(shown.map(({ scrollTo }) => scrollTo)).toEqual([0, undefined]);
  });

  test('to another query stays on the page, without its anchor', () => {
    const { tab } = openTab('/nfl?team=chicago-bears#group_week-11');
    navigateSearch('?upcoming=1');
    navigateSearch('', { replace: true });
    expect(tab.urls).toEqual(['/nfl?team=chicago-bears#group_week-11', '/nfl']);
  });

  test('that nobody listens to changes the address only', () => {
    const { tab, shown, stopListening } = openTab('/');
    stopListening();
    navigate('/nfl');
    tab.back();
    expect(tab.urls).toEqual(['/', '/nfl']);
    expect(shown).toEqual([]);
  });
});

describe('back and forward', () => {
  test('find each page where it was left', () => {
    const { tab, shown } = openTab('/');
    tab.scrollY = 300;
    navigate('/nfl');
    tab.scrollY = 200;
    tab.go(-1);
    expect(shown.at(-1)).toEqual({ address: page('/'), scrollTo: 300 });
    tab.go(1);
    expect(shown.at(-1)).toEqual({ address: page('/nfl'), scrollTo: 200 });
  });

  test('find two visits of one page each where it was', () => {
    const { tab, shown } = openTab('/nfl');
    tab.scrollY = 100;
    navigate('/');
    navigate('/nfl');
    tab.scrollY = 400;
    navigate('/');
    for (const [steps, place] of [
      [-1, 400],
      [-2, 100],
    ] as const) {
      tab.go(steps);
      expect(shown.at(-1)).toEqual({ address: page('/nfl'), scrollTo: place });
    }
  });

  test('find an anchor that the browser has scrolled to, and the page as it was before', () => {
    const { tab, shown } = openTab('/data');
    tab.goToAnchor('#sources', 700);
    expect(shown.at(-1)).toEqual({ address: page('/data', '', '#sources'), scrollTo: undefined });
    tab.back();
    expect(shown.at(-1)).toEqual({ address: page('/data'), scrollTo: 0 });
    tab.go(1);
    expect(shown.at(-1)).toEqual({ address: page('/data', '', '#sources'), scrollTo: 700 });
  });
});

describe('an event’s panel', () => {
  const over = (search: string) => ({ pathname: '/nfl', search, hash: '' });

  test('has its address in a query', () => {
    openTab('/calendar');
    for (const path of ['/nfl?event=draft', '/nfl?season=2026&event=draft']) {
      expect(addressAfter(path).panel, path).toBeDefined();
    }
    for (const path of ['/nfl', '/nfl?event=', '/nfl?event=&team=x', '/nfl?events=draft', '/event=draft']) {
      expect(addressAfter(path).panel, path).toBeUndefined();
    }
  });

  test('opens over the page, which stays where it is', () => {
    const { tab, shown } = openTab('/calendar?view=week#tuesday');
    navigate('/nfl?event=draft');
    expect(tab.location.pathname).toBe('/nfl');
    expect(shown).toEqual([
      {
        address: { ...page('/calendar', '?view=week', '#tuesday'), panel: over('?event=draft') },
        scrollTo: undefined,
      },
    ]);
    // Another event from within the panel is over the same page.
    navigate('/nfl?event=combine');
    expect(shownAddress()).toEqual({
      ...page('/calendar', '?view=week', '#tuesday'),
      panel: over('?event=combine'),
    });
  });

  test('closes by going back to its page', () => {
    const { tab, shown } = openTab('/calendar');
    tab.scrollY = 300;
    navigate('/nfl?event=draft');
    closePanel();
    expect([tab.index, tab.urls]).toEqual([0, ['/calendar', '/nfl?event=draft']]);
    expect(shown.at(-1)).toEqual({ address: page('/calendar'), scrollTo: 300 });
  });

  test('that the page was opened with is over its league’s page, which stays when it closes', () => {
    const { tab, shown } = openTab('/nfl?season=2026&event=draft');
    expect(shownAddress()).toEqual({
      ...page('/nfl', '?season=2026&event=draft'),
      panel: over('?season=2026&event=draft'),
    });
    closePanel();
    expect(tab.urls).toEqual(['/nfl?season=2026']);
    expect(shown).toEqual([{ address: page('/nfl', '?season=2026'), scrollTo: undefined }]);
  });

  test('from such a page, too, leads back to it without the first panel', () => {
    openTab('/nfl?season=2026&event=draft');
    navigate('/nfl?season=2026&event=combine');
    expect(shownAddress()).toEqual({
      ...page('/nfl', '?season=2026'),
      panel: over('?season=2026&event=combine'),
    });
  });

  test('is over its league’s page after a reload, and that is found where it was', () => {
    const { tab } = openTab('/nfl?event=draft', { key: 'before', under: '/calendar' });
    expect(tab.state).toEqual({ key: 'before' });
    expect(shownAddress()).toEqual({ ...page('/nfl', '?event=draft'), panel: over('?event=draft') });
    closePanel();
    expect([tab.index, tab.urls]).toEqual([0, ['/nfl']]);
  });

  test('is left for another page, and comes back with the page under it', () => {
    const { tab, shown } = openTab('/calendar');
    navigate('/nfl?event=draft');
    navigate('/teams/chicago-bears');
    expect(shownAddress()).toEqual(page('/teams/chicago-bears'));
    tab.back();
    expect(shown.at(-1)?.address).toEqual({ ...page('/calendar'), panel: over('?event=draft') });
  });
});

test('what others keep in a history entry stays there', () => {
  const { tab } = openTab('/', { other: 1 });
  expect(tab.state).toEqual({ other: 1, key: expect.any(String) });
});
