import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { testGame } from '../../app/event/test-event.ts';
import { VISITOR } from '../../app/gallery/example-events.ts';
import { TeamRow } from '../../app/team/team-row.tsx';

const start = '2026-11-16T18:00:00Z';

test.each([
  ['Bears', '', 'Home'],
  ['Lions', '', 'Away'],
  ['Bears', 'Neutral site: Las Vegas, NV', 'Neutral site'],
  ['Lions', 'Neutral site: Las Vegas, NV', 'Neutral site'],
])('for the %s, with details “%s”, the game is %s', async (team, details, site) => {
  const { container } = await render(
    <ul>
      <TeamRow
        game={{ ...testGame('Bears', 'Lions', { start, details }), home: 'Bears', away: 'Lions' }}
        team={team}
        sport="football"
        visitor={VISITOR}
        knownLabels={[]}
        isLeagueNamed={false}
      />
    </ul>,
  );
  expect(container.querySelector('[data-side]')?.textContent).toBe(site);
});
