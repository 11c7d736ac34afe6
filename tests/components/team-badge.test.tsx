import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TeamBadge } from '../../app/identity/team-badge.tsx';

const look = (abbreviation: string) => ({ shortName: '', abbreviation });

test.each(['row', 'card', 'large', 'hero'] as const)(
  'a badge of size %s has room for five wide letters',
  async (size) => {
    const { container } = await render(
      <p>
        <TeamBadge look={look('MARMO')} size={size} />
        <TeamBadge look={look('DAL')} size={size} />
        <TeamBadge look={look('NYK')} size={size} />
      </p>,
    );
    const [long, ...short] = [...container.querySelectorAll('i')];
    expect(long?.scrollWidth).toBeLessThanOrEqual(long?.clientWidth ?? 0);
    // Names beside those of most teams line up.
    expect(new Set(short.map(({ offsetWidth }) => offsetWidth)).size).toBe(1);
  },
);
