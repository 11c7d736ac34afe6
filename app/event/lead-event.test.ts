import { expect, test } from 'vitest';
import { leadEvent } from './lead-event.ts';
import { testEvent, testGame } from './test-event.ts';

const NOON = '2026-11-15T18:00:00Z';
const nobody = () => false;
const bears = testGame('Bears', 'Saints', { start: NOON });
const bills = testGame('Bills', 'Dolphins', { start: NOON });
const chiefs = testGame('Chiefs', 'Rams', { start: NOON });
const late = testGame('Eagles', 'Giants', { start: '2026-11-15T21:00:00Z' });

test('a followed side leads, whatever the order', () => {
  const isFollowed = ({ home }: { home?: string }) => home === 'Chiefs';
  const { lead, following } = leadEvent(bears, [bears, bills, chiefs, late], isFollowed, 'America/Chicago');
  expect(lead).toBe(chiefs);
  expect(following).toEqual({ event: bears, others: 1, isSameTime: true });
});

test('then what decides more, then what is on television', () => {
  const onTelevision = { ...bills, details: 'FOX' };
  expect(leadEvent(bears, [bears, onTelevision], nobody, 'America/Chicago').lead).toBe(onTelevision);
  const playoff = testGame('Chiefs', 'Rams', { start: NOON, section: 'Playoffs' });
  expect(leadEvent(bears, [bears, onTelevision, playoff], nobody, 'America/Chicago').lead).toBe(playoff);
});

test('of a day without times a rivalry leads, then sides of major conferences, not the first by name', () => {
  const day = { start: '2026-11-18' };
  const look = (isMajor: boolean) => ({
    shortName: '',
    abbreviation: '',
    ...(isMajor && { isMajor: true as const }),
  });
  const looks = (home: boolean, away: boolean) => ({ home: look(home), away: look(away) });
  const abilene = testGame('Abilene Christian', 'McMurry', { ...day, looks: looks(false, false) });
  const duke = testGame('Duke', 'Yale', { ...day, looks: looks(true, false) });
  const kansas = testGame('Kansas', 'Kentucky', { ...day, looks: looks(true, true) });
  const xavier = testGame('Miami', 'Wright State', {
    ...day,
    rivalry: 'Rivalry',
    looks: looks(false, false),
  });
  const leadOf = (events: (typeof duke)[]) => leadEvent(abilene, events, nobody, 'America/New_York').lead;
  expect(leadOf([abilene, duke, kansas])).toBe(kansas);
  expect(leadOf([abilene, duke])).toBe(duke);
  expect(leadOf([abilene, duke, kansas, xavier])).toBe(xavier);
});

test('what follows a game on its own is the best of the next that begin together', () => {
  const early = testGame('Colts', 'Texans', { start: '2026-11-13T01:15:00Z' });
  const { lead, following } = leadEvent(early, [late, bears, early, bills], nobody, 'America/Chicago');
  expect(lead).toBe(early);
  expect(following).toEqual({ event: bears, others: 1, isSameTime: false });
});

test('what follows is next for the visitor, not by the text of its start', () => {
  const tuesday = testGame('Ohio', 'Ball State', { start: '2026-11-18T00:00:00Z' });
  const later = testGame('Kent', 'Akron', { start: '2026-11-18T03:00:00Z' });
  const wednesday = testGame('Buffalo', 'Toledo', { start: '2026-11-18' });
  expect(leadEvent(tuesday, [wednesday, tuesday, later], nobody, 'America/New_York').following?.event).toBe(
    later,
  );
});

test('nothing follows the last one', () => {
  expect(leadEvent(late, [bears, late], nobody, 'America/Chicago')).toEqual({
    lead: late,
    following: undefined,
  });
});

test('periods, drafts and what is called off neither lead nor follow', () => {
  const season = testEvent({ start: NOON, end: '2027-01-10', name: 'Regular Season' });
  const off = testGame('Bills', 'Dolphins', { start: NOON, details: 'Postponed' });
  const draft = testEvent({ start: '2026-11-15T20:00:00Z', name: 'Draft', section: 'Draft' });
  const { lead, following } = leadEvent(bears, [season, off, bears, draft, late], nobody, 'America/Chicago');
  expect(lead).toBe(bears);
  expect(following?.event).toBe(late);
  expect(leadEvent(draft, [draft, late], nobody, 'America/Chicago')).toEqual({
    lead: draft,
    following: undefined,
  });
});
