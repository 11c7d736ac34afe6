import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { leagueBySlug } from '../../app/data/site-map.ts';
import { testGame } from '../../app/event/test-event.ts';
import { VISITOR, WEEK_EVENTS } from '../../app/gallery/example-events.ts';
import { SeasonSide } from '../../app/season/season-side.tsx';
import type { SportsEvent } from '../../catalog/event/event.ts';

async function sideOf(events: readonly SportsEvent[]) {
  const league = leagueBySlug('nfl');
  if (!league) throw new Error('The fixtures have no NFL');
  const season = { label: '2026', timeZone: VISITOR.timeZone };
  return render(<SeasonSide league={league} season={season} events={events} visitor={VISITOR} />);
}

test('key dates lead to their events', async () => {
  const screen = await sideOf(WEEK_EVENTS);
  await expect
    .element(screen.getByRole('link', { name: 'Wild Card Round' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/nfl\?/));
});

test('badges alone have the names of their teams, who is on a bye first', async () => {
  const { container } = await sideOf(WEEK_EVENTS);
  const sections = [...container.querySelectorAll('section')].map((section) => ({
    heading: section.querySelector('h2')?.textContent,
    groups: [...section.querySelectorAll('h3')].map(({ textContent }) => textContent),
    teams: [...section.querySelectorAll('a[title]')].map((link) => link.getAttribute('aria-label')),
  }));
  expect(sections.slice(1)).toEqual([
    { heading: 'Week 10 byes', groups: [], teams: ['Hawks', 'Lions'] },
    { heading: 'Teams', groups: ['AFC North', 'NFC South'], teams: ['Bears', 'Lions', 'Hawks', 'Rams'] },
  ]);
});

test('hundreds of teams are folded', async () => {
  const games = Array.from({ length: 50 }, (_, index) =>
    testGame(`Home ${index}`, `Away ${index}`, { start: '2026-11-20' }),
  );
  const { container } = await sideOf(games);
  expect(container.querySelectorAll('a')).toHaveLength(0);
  expect(container.querySelector('summary')?.textContent).toContain('100 teams');
});

test('a season without teams and key dates has nothing beside it', async () => {
  expect((await sideOf([])).container.textContent).toBe('');
});
