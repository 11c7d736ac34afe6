import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { testGame } from '../../app/event/test-event.ts';
import { VISITOR } from '../../app/gallery/example-events.ts';
import { TeamSchedule } from '../../app/team/team-schedule.tsx';

test('a game of an open round is ahead until the last day of the round', async () => {
  const against = (away: string, start: string, provisional?: true) => ({
    ...testGame('Bears', away, { start, ...(provisional && { provisional }) }),
    home: 'Bears',
    away,
  });
  await render(
    <TeamSchedule
      games={[
        against('Owls', '2026-11-08T15:00:00Z'),
        // Of Saturday's round, seen on Sunday.
        against('Lions', '2026-11-14', true),
        against('Rams', '2026-11-21T15:00:00Z'),
      ]}
      team="Bears"
      visitor={VISITOR}
      knownLabels={[]}
      isLeagueNamed={false}
    />,
  );
  await expect.element(page.getByRole('group').first()).toHaveTextContent('Earlier 1 game');
  const rows = page.getByRole('listitem');
  await expect.element(rows.first()).toHaveTextContent('Lions');
  await expect.element(rows.nth(1)).toHaveTextContent('Rams');
});
