import { expect, test } from 'vitest';
import { choiceText } from '../stars/choice-text.ts';
import { readFile } from './read-file.ts';

const CHOICE = { leagues: ['nfl'], teams: ['arsenal'], hiddenTypes: ['nfl.preseason'] };

test('an exported calendar is read, with or without a mark of its encoding', async () => {
  for (const start of ['', '\ufeff']) {
    const file = new Blob([start, choiceText(CHOICE)]);
    expect(await readFile(file)).toEqual({ choice: CHOICE, warnings: [] });
  }
});

test('another file is refused with the reason', async () => {
  expect(await readFile(new Blob(['%PDF-1.4']))).toEqual({ warnings: ['Your file: it is not JSON.'] });
});

test('a file that is too big is not opened, and one that cannot be opened is told', async () => {
  const text = () => Promise.reject(new Error('gone'));
  expect(await readFile({ size: 400_001, text })).toEqual({
    warnings: ['Your file: it is too big to be a calendar of this site.'],
  });
  expect(await readFile({ size: 1, text })).toEqual({ warnings: ['Your file: it could not be opened.'] });
});
