import { expect, test } from 'vitest';
import { followsText } from '../follows/follows-text.ts';
import { readCalendarFile, readPastedAddress } from './read-import.ts';

const FOLLOWS = { leagues: ['nfl'], teams: ['arsenal'], events: [], hiddenKinds: ['nfl.preseason'] };

test('an exported calendar is read, with or without a byte order mark', async () => {
  for (const start of ['', '\ufeff']) {
    const file = new Blob([start, followsText(FOLLOWS)]);
    expect(await readCalendarFile(file)).toEqual({ follows: FOLLOWS, warnings: [] });
  }
});

test('any other file is rejected with the reason', async () => {
  expect(await readCalendarFile(new Blob(['%PDF-1.4']))).toEqual({
    warnings: ['This file is not JSON.'],
  });
});

test('a file that is too big is not opened, and one that cannot be opened gives a warning', async () => {
  const text = () => Promise.reject(new Error('gone'));
  expect(await readCalendarFile({ size: 400_001, text })).toEqual({
    warnings: ['This file is too large to be a Sports Calendar file.'],
  });
  expect(await readCalendarFile({ size: 1, text })).toEqual({
    warnings: ['This file can’t be opened.'],
  });
});

test.each([
  'https://sports-calendar.example/feeds/mix.ics?follow=nfl,teams/arsenal&without=nfl:preseason&alarm=60',
  'webcal://sports-calendar.example/sub/feeds/mix.ics?without=nfl:preseason&follow=teams/arsenal,nfl',
  'https://sports-calendar.example/my?leagues=nfl&teams=arsenal&hide=nfl.preseason#top',
  '  follow=nfl%2Cteams%2Farsenal&without=nfl%3Apreseason\n',
])('a pasted address restores the stars: %s', (address) => {
  expect(readPastedAddress(address)).toEqual({ follows: FOLLOWS, warnings: [] });
});

test('what cannot be starred is named', () => {
  expect(
    readPastedAddress('?follow=nfl,formula1:race,finals,teams/arsenal,teams/A&without=nfl:preseason'),
  ).toEqual({
    follows: FOLLOWS,
    warnings: [
      'Ignored invalid names in the link: “A”.',
      'Only leagues, teams and single events can be starred. Left out: “formula1:race”, “finals”.',
    ],
  });
});

test.each(['', 'nfl', 'https://example.org/', 'https://example.org/feeds/nfl.ics'])(
  'an address without stars is rejected: %j',
  (text) => {
    expect(readPastedAddress(text)).toEqual({
      warnings: [expect.stringContaining('There are no leagues, teams or events in this address')],
    });
  },
);
