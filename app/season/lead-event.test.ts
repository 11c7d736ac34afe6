import { expect, test } from 'vitest';
import { testEvent, testGame } from '../event/test-event.ts';
import { leadEvent } from './lead-event.ts';

const NOON = '2026-11-15T18:00:00Z';
const nobody = () => false;
const bears = testGame('Bears', 'Saints', { start: NOON });
const bills = testGame('Bills', 'Dolphins', { start: NOON });
const chiefs = testGame('Chiefs', 'Rams', { start: NOON });
const late = testGame('Eagles', 'Giants', { start: '2026-11-15T21:00:00Z' });

test('a starred side leads, whatever the order', () => {
  const isStarred = ({ home }: { home?: string }) => home === 'Chiefs';
  const { lead, following } = leadEvent(bears, [bears, bills, chiefs, late], isStarred);
  expect(lead).toBe(chiefs);
  expect(following).toEqual({ event: bears, others: 1, isSameTime: true });
});

test('then what decides more, then what is on television', () => {
  const onTelevision = { ...bills, details: 'FOX' };
  expect(leadEvent(bears, [bears, onTelevision], nobody).lead).toBe(onTelevision);
  const playoff = { ...chiefs, category: 'Playoffs' };
  expect(leadEvent(bears, [bears, onTelevision, playoff], nobody).lead).toBe(playoff);
});

test('what follows a game on its own is the best of the next that begin together', () => {
  const early = testGame('Colts', 'Texans', { start: '2026-11-13T01:15:00Z' });
  const { lead, following } = leadEvent(early, [late, bears, early, bills], nobody);
  expect(lead).toBe(early);
  expect(following).toEqual({ event: bears, others: 1, isSameTime: false });
});

test('nothing follows the last one', () => {
  expect(leadEvent(late, [bears, late], nobody)).toEqual({ lead: late, following: undefined });
});

test('periods, drafts and what is called off neither lead nor follow', () => {
  const season = testEvent({ start: NOON, end: '2027-01-10', name: 'Regular Season' });
  const off = { ...bills, details: 'Postponed' };
  const draft = testEvent({ start: '2026-11-15T20:00:00Z', name: 'Draft', category: 'Draft' });
  const { lead, following } = leadEvent(bears, [season, off, bears, draft, late], nobody);
  expect(lead).toBe(bears);
  expect(following?.event).toBe(late);
  expect(leadEvent(draft, [draft, late], nobody)).toEqual({ lead: draft, following: undefined });
});
