import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { loadSeasons } from '../../app/data/lists.ts';
import { downloadCalendar } from '../../app/subscribe/download-calendar.ts';
import { qrPath } from '../../app/subscribe/qr-path.ts';
import { SubscribeButton } from '../../app/subscribe/subscribe-button.tsx';
import type { SubscribeTarget } from '../../app/subscribe/subscribe-target.ts';
import { addDays } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { withMeaning } from '../../catalog/event/vocabulary.ts';
import { faultsForAxe } from './faults-for-axe.ts';
// Loaded on demand by the button; here before the first test, which should not wait for the transformation of modules.
import '../../app/subscribe/qr-code.tsx';
import '../../app/subscribe/subscribe-dialog.tsx';

vi.mock('virtual:catalog/feed-types', () => ({
  default: {
    day: '2026-11-15',
    kinds: {
      racing: [
        { slug: 'practice', name: 'Practice', hasFeed: true },
        { slug: 'race', name: 'Race', hasFeed: true },
        { slug: 'final', name: 'Final races', hasFeed: true, within: 'race' },
        { slug: 'testing', name: 'Testing', hasFeed: false },
      ],
    },
    contents: {
      '/feeds/racing.ics': { events: 1234 },
      '/feeds/racing/types/practice.ics': { events: 60 },
      '/feeds/racing/types/race.ics': { events: 24 },
      '/feeds/racing/types/final.ics': { events: 1 },
      '/feeds/motorsport.ics': { events: 1600, from: '2026-11-01' },
      '/feeds/motorsport/periods.ics': { events: 3 },
      '/feeds/racing/history/2025.ics': { events: 1600 },
      '/feeds/racing/history/2025/2.ics': { events: 900 },
    },
    bundles: [
      { path: '/feeds/finals.ics', name: 'Finals' },
      { path: '/feeds/racing-playoffs.ics', name: 'Racing: playoffs and final', league: 'racing' },
      { path: '/feeds/chess-playoffs.ics', name: 'Chess: playoffs and final', league: 'chess' },
    ],
  },
}));
vi.mock('../../app/data/lists.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../../app/data/lists.ts')>()),
  loadSeasons: vi.fn().mockResolvedValue([]),
}));
vi.mock('../../app/subscribe/download-calendar.ts', () => ({ downloadCalendar: vi.fn() }));

const LEAGUE: SubscribeTarget = { kind: 'league', slug: 'racing', name: 'Racing' };
const TEAM: SubscribeTarget = { kind: 'team', slug: 'bears', name: 'Bears' };

const GAME: SportsEvent = withMeaning({
  id: 'nfl/2026/bears-vs-lions',
  league: 'nfl',
  season: '2026',
  name: 'Bears vs Lions',
  home: 'Bears',
  away: 'Lions',
  start: '2026-11-22',
  end: null,
  location: '',
  zone: 'Europe/London',
  section: 'Week 11',
  type: '',
  details: '',
  source: 'general',
  sure: 'known' as const,
});

const opener = () => page.getByText('Subscribe', { exact: true }).first();
const dialog = () => page.getByRole('dialog');
const option = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) });
const button = (name: string) => dialog().getByRole('button', { name });

const linksOf = () =>
  [...document.querySelectorAll('dialog [aria-label=Subscribe] a')].map((link) => link.getAttribute('href'));

async function openDialog(target: SubscribeTarget) {
  await render(<SubscribeButton target={target} />);
  await opener().click();
  await expect.element(dialog()).toBeVisible();
}

const unfold = (name: string) => page.getByText(name).click();

beforeEach(() => vi.mocked(downloadCalendar).mockReset());

describe('the button', () => {
  test('is a link to the calendar file, for those without scripts', async () => {
    await render(<SubscribeButton target={TEAM} />);
    await expect
      .element(page.getByRole('link', { name: 'Subscribe' }))
      .toHaveAttribute('href', '/feeds/teams/bears.ics');
  });

  test('opens the dialog by keyboard; Escape closes it and the focus comes back', async () => {
    await render(<SubscribeButton target={LEAGUE} />);
    const link = page.getByRole('link', { name: 'Subscribe' });
    link.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'Subscribe to Racing' })).toBeVisible();
    await expect.element(button('Close')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('dialog')).toBeNull();
    await expect.element(link).toHaveFocus();
  });
});

test('Google, Apple and Outlook have a button each; on a phone Apple’s is first, and Google’s is for computers', async () => {
  await openDialog(TEAM);
  for (const app of ['Google Calendar', 'Apple Calendar', 'Outlook']) {
    await expect.element(dialog().getByRole('link', { name: app, exact: true })).toBeVisible();
  }
  const note = page.getByText('Google Calendar can’t subscribe on a phone.');
  await expect.element(note).not.toBeVisible();
  await page.viewport(390, 844);
  await expect.element(note).toBeVisible();
  await expect.element(dialog().getByText('Google Calendar', { exact: true })).not.toBeVisible();
  await expect.element(dialog().getByRole('link').first()).toHaveTextContent('Apple Calendar');
});

describe('what is included', () => {
  test('everything at first: one calendar, in every app', async () => {
    await openDialog(LEAGUE);
    for (const name of ['Practice', 'Race', 'Testing']) await expect.element(option(name)).toBeChecked();
    const links = linksOf();
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(decodeURIComponent(link ?? '')).toContain('/feeds/racing.ics');
  });

  test('a type within another goes with it, and can be had alone', async () => {
    await openDialog(LEAGUE);
    await expect.element(option('Final races')).toBeDisabled();
    await expect.element(page.getByText('part of Race')).toBeVisible();
    await option('Race').click();
    await expect.element(option('Final races')).not.toBeChecked();
    await option('Final races').click();
    await expect.element(option('Final races')).toBeChecked();
    await expect.element(option('Race')).not.toBeChecked();
  });

  test('several types are calendars of their own, and one has none', async () => {
    await openDialog(LEAGUE);
    await option('Practice').click();
    await expect.element(dialog()).toHaveTextContent('Each type is a separate calendar.');
    await expect.element(dialog().getByRole('heading', { level: 4 })).toHaveTextContent(/^Race$/);
    await expect.element(dialog()).toHaveTextContent('“Testing” has no separate calendar.');
  });

  test('one type alone is one calendar, its own', async () => {
    await openDialog(LEAGUE);
    await button('Clear all').click();
    await option('Practice').click();
    for (const link of linksOf()) {
      expect(decodeURIComponent(link ?? '')).toContain('/feeds/racing/types/practice.ics');
    }
    await button('Select all').click();
    await expect.element(option('Testing')).toBeChecked();
  });

  test('nothing is said to be nothing, and cannot be downloaded', async () => {
    await openDialog(LEAGUE);
    await button('Clear all').click();
    await expect.element(dialog().getByRole('status')).toHaveTextContent('Nothing is selected.');
    expect(linksOf()).toEqual([]);
    await unfold('Download a file');
    await expect.element(button('Download .ics')).toBeDisabled();
  });

  test('is said with the history, by season', async () => {
    await openDialog(LEAGUE);
    const history = [...document.querySelectorAll('dialog details a')];
    expect(history.map((link) => link.textContent)).toEqual(['2025', '2025 (2)']);
  });

  test('of a category has its seasons and breaks beside it', async () => {
    await openDialog({ kind: 'category', path: '/motorsport', name: 'Motorsport' });
    await expect.element(dialog()).toHaveTextContent('1,600 events from 1 Nov 2026 on. Earlier ones are');
    const links = dialog().getByRole('region', { name: 'Seasons and breaks' }).getByRole('link');
    await expect.element(links.first()).toBeVisible();
    for (const link of links.elements()) {
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/feeds/motorsport/periods.ics');
    }
  });

  test('a team has nothing to choose from', async () => {
    await openDialog(TEAM);
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
    for (const link of linksOf()) expect(decodeURIComponent(link ?? '')).toContain('/feeds/teams/bears.ics');
  });

  test('several calendars are subscribed to one by one', async () => {
    const lions: SubscribeTarget = { kind: 'team', slug: 'lions', name: 'Lions' };
    await openDialog({ kind: 'several', name: 'My calendar', targets: [TEAM, lions] });
    const headings = dialog().getByRole('heading', { level: 4 });
    await expect.element(headings).toHaveLength(2);
    await option('Lions').click();
    await expect.element(headings).not.toBeInTheDocument();
    expect(decodeURIComponent(linksOf()[0] ?? '')).toContain('/feeds/teams/bears.ics');
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('everything that one follows', () => {
  const MINE: SubscribeTarget = {
    kind: 'several',
    name: 'My calendar',
    targets: [LEAGUE, TEAM, { kind: 'event', slug: 'nfl/2026/super-bowl-lxi', name: 'Super Bowl LXI' }],
    mix: { without: ['racing:practice'] },
  };
  const WHOLE =
    '/feeds/mix.ics?follow=events/nfl/2026/super-bowl-lxi,racing,teams/bears&without=racing:practice';
  const addresses = () =>
    linksOf().map((link) =>
      [...new URL(link ?? '').searchParams.values(), link ?? ''].find((text) => text.includes('/feeds/')),
    );

  test('is one address for every app, which says what it contains', async () => {
    await openDialog(MINE);
    expect(addresses().length).toBeGreaterThan(3);
    for (const address of addresses()) expect(address?.endsWith(`${location.host}${WHOLE}`)).toBe(true);
    await expect.element(dialog().getByRole('heading', { level: 4 })).not.toBeInTheDocument();
    await expect.element(dialog()).toHaveTextContent('If you change them, subscribe again');
    await expect.element(button('Download .ics')).not.toBeInTheDocument();
  });

  test('says what is too much for it: how many events, and from when', async () => {
    vi.mocked(loadSeasons).mockImplementation(async (league) =>
      Array.from({ length: 805 }, (_, index) => ({
        ...GAME,
        id: `${league}/2026/game-${index}`,
        start: addDays('2099-01-01', Math.floor(index / 10)),
      })),
    );
    const targets = [
      { kind: 'league', slug: 'nfl', name: 'NFL' },
      { kind: 'league', slug: 'nba', name: 'NBA' },
    ] as const;
    await openDialog({ ...MINE, targets });
    await expect
      .element(dialog())
      .toHaveTextContent(
        /leaves out events that ended before .*, and 10 less important events from .*22 Mar 2099 on/,
      );
    await page.getByRole('radio', { name: '1 hour' }).first().click();
    await expect.element(dialog()).toHaveTextContent(/and 310 less important events from .*7 Mar 2099 on/);
    vi.mocked(loadSeasons).mockResolvedValue([]);
  });

  test('follows what is selected, and the reminder', async () => {
    await openDialog(MINE);
    await option('Super Bowl LXI').click();
    await page.getByRole('radio', { name: '1 hour' }).first().click();
    for (const address of addresses()) {
      expect(address).toContain('/feeds/mix.ics?follow=racing,teams/bears&without=racing:practice&alarm=60');
    }
    await button('Select all').click();
    await button('Clear all').click();
    await expect.element(dialog().getByRole('status')).toHaveTextContent('Nothing is selected.');
    await expect.element(page.getByText('QR code for your phone')).not.toBeInTheDocument();
  });

  test('is a QR code for the phone, made when it is wanted', async () => {
    await openDialog(MINE);
    const code = page.getByRole('img', { name: 'QR code with the address of My calendar' });
    await expect.element(code).not.toBeInTheDocument();
    await unfold('QR code for your phone');
    await expect.element(code).toBeVisible();
    const path = () => code.element().querySelector('path')?.getAttribute('d');
    expect(path()).toBe(qrPath(`webcal://${location.host}${WHOLE}`).path);
    await page.getByRole('radio', { name: '1 hour' }).first().click();
    await expect.poll(path).toBe(qrPath(`webcal://${location.host}${WHOLE}&alarm=60`).path);
  });

  test('of more than a camera can read has no code', async () => {
    const teams = Array.from({ length: 60 }, (_, index) => ({
      ...TEAM,
      slug: `bears-of-long-town-${index}`,
    }));
    await openDialog({ ...MINE, targets: teams });
    expect(addresses()[0]).toContain('bears-of-long-town-59');
    await unfold('QR code for your phone');
    await expect.element(dialog()).toHaveTextContent('Copy the address instead.');
    await expect.element(dialog().getByRole('img')).not.toBeInTheDocument();
  });

  test('of more than an address can hold is several, until fewer are selected', async () => {
    const teams = Array.from({ length: 100 }, (_, index) => ({
      ...TEAM,
      slug: `bears-${index}`,
      name: `Bears ${index}`,
    }));
    await openDialog({ ...MINE, targets: teams });
    await expect.element(dialog()).toHaveTextContent('One address holds up to 100 stars and hidden types');
    await expect.element(dialog().getByRole('heading', { level: 4 })).toHaveLength(100);
    await option('Bears 7$').click();
    for (const address of addresses()) expect(address).toContain('/feeds/mix.ics?');
  });

  test('is several where the host only serves files, and says so', async () => {
    await openDialog({ ...MINE, mix: undefined });
    await expect.element(dialog()).toHaveTextContent('this site can’t combine them into one address');
    for (const address of addresses()) expect(address).not.toContain('mix.ics');
    await expect.element(page.getByText('QR code for your phone')).not.toBeInTheDocument();
    await expect.element(button('Download .ics')).toBeVisible();
  });

  test('has ready-made calendars beside it: those of all leagues and of the starred ones', async () => {
    await openDialog({ ...MINE, mix: undefined });
    await unfold('Ready-made calendars');
    const fold = dialog().getByRole('group').filter({ hasText: 'Ready-made calendars' });
    await expect.element(fold.getByRole('heading', { name: 'Finals', exact: true })).toBeVisible();
    await expect.element(fold.getByRole('heading', { name: 'Racing: playoffs and final' })).toBeVisible();
    await expect.element(fold.getByRole('heading', { name: /^Chess/ })).not.toBeInTheDocument();
    await expect
      .element(fold.getByRole('link', { name: 'Apple' }).first())
      .toHaveAttribute('href', `webcal://${location.host}/feeds/finals.ics`);
  });

  test.each(['light', 'dark'])('has no fault for axe, and fits a phone, %s', async (scheme) => {
    document.documentElement.dataset.colorScheme = scheme;
    await page.viewport(390, 844);
    await openDialog(MINE);
    await page.getByRole('radio', { name: '1 hour' }).first().click();
    for (const fold of ['QR code for your phone', 'Ready-made calendars', 'Download a file']) {
      await unfold(fold);
    }
    await expect.element(dialog().getByRole('img')).toBeVisible();
    const element = dialog().element();
    expect(await faultsForAxe(element)).toEqual([]);
    expect(element.scrollWidth).toBe(element.clientWidth);
  });
});

describe('the download', () => {
  test('has the selected types and the reminder', async () => {
    await openDialog(LEAGUE);
    await option('Practice').click();
    await unfold('Download a file');
    await page.getByRole('radio', { name: '1 hour' }).click();
    await expect
      .element(dialog())
      .toHaveTextContent('For all-day events, the reminder comes at 6 PM the evening before.');
    await button('Download .ics').click();
    await expect.poll(() => vi.mocked(downloadCalendar).mock.calls.length).toBe(1);
    const [offer, selected, minutes] = vi.mocked(downloadCalendar).mock.lastCall ?? [];
    expect(offer?.fileName).toBe('racing');
    expect([...(selected ?? [])].sort()).toEqual(['final', 'race', 'testing']);
    expect(minutes).toBe(60);
  });

  test('that fails says so, and can be tried again', async () => {
    vi.mocked(downloadCalendar).mockRejectedValueOnce(new Error('no network'));
    await openDialog(TEAM);
    await unfold('Download a file');
    await button('Download .ics').click();
    await button('Couldn’t create the file. Try again').click();
    await expect.element(button('Download .ics')).toBeEnabled();
    expect(downloadCalendar).toHaveBeenCalledTimes(2);
  });
});

test('the code of an embed names the calendar', async () => {
  await openDialog(TEAM);
  await unfold('Embed on your page');
  const code = page.getByRole('textbox', { name: 'Embed on your page' });
  await expect
    .element(code)
    .toHaveValue(
      `<iframe src="${location.origin}/embed/teams/bears?count=5&amp;scheme=auto" title="Next: Bears" width="100%" height="440" loading="lazy" style="border:0"></iframe>`,
    );
});

test.each(['light', 'dark'])('has no fault for axe, and fits a phone, %s', async (scheme) => {
  document.documentElement.dataset.colorScheme = scheme;
  await page.viewport(390, 844);
  await openDialog(LEAGUE);
  await option('Practice').click();
  await unfold('Download a file');
  await unfold('Embed on your page');
  await page.getByRole('radio', { name: '1 hour' }).click();
  const element = dialog().element();
  expect(await faultsForAxe(element)).toEqual([]);
  expect(element.scrollWidth).toBe(element.clientWidth);
});
