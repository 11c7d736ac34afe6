import { expect, test } from 'vitest';
import { milestoneOf } from './milestone.ts';

test.each([
  ['Championship', '', 'Super Bowl LXI', 'final'],
  ['Final', '', 'FA Cup Final', 'final'],
  ['Tour Finals', '', 'ATP Finals', 'final'],
  ['Quarter-finals', '', 'FA Cup Quarter-finals', null],
  ['Conference Championships', '', 'A vs B', null],
  ['Grand Slam', '', 'Wimbledon', 'major'],
  ['Regular Season', 'Grand Slam', 'Wimbledon', 'major'],
  ['Regular Season', 'Major', 'Masters Tournament', 'major'],
  ['Regular Season', 'Signature', 'The Genesis Invitational', null],
  ['Championship', 'Championship', 'ATP Finals', 'final'],
  ['Draft', '', 'NFL Draft', 'draft'],
  ['All Star', '', 'NBA All-Star Game', 'allstar'],
  ['All Star', '', 'Olympic Break', null],
])('%s, %s, %s', (category, type, name, milestone) => {
  expect(milestoneOf({ category, type, name })).toBe(milestone);
});
