import { expect, test } from 'vitest';
import { choiceText } from '../stars/choice-text.ts';
import { readCalendarFile } from './import-button.tsx';

const CHOICE = { leagues: ['nfl'], teams: ['arsenal'], events: [], hiddenTypes: ['nfl.preseason'] };

test('an exported calendar is read, with or without a byte order mark', async () => {
  for (const start of ['', '\ufeff']) {
    const file = new Blob([start, choiceText(CHOICE)]);
    expect(await readCalendarFile(file)).toEqual({ choice: CHOICE, warnings: [] });
  }
});

test('any other file is rejected with the reason', async () => {
  expect(await readCalendarFile(new Blob(['%PDF-1.4']))).toEqual({
    warnings: ['Your file: it is not JSON.'],
  });
});

test('a file that is too big is not opened, and one that cannot be opened gives a warning', async () => {
  const text = () => Promise.reject(new Error('gone'));
  expect(await readCalendarFile({ size: 400_001, text })).toEqual({
    warnings: ['Your file: it is too large to be a Sports Calendar file.'],
  });
  expect(await readCalendarFile({ size: 1, text })).toEqual({
    warnings: ['Your file: it could not be opened.'],
  });
});
