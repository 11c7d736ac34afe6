import { join } from 'node:path';
import { expect, test } from 'vitest';
import { classNames, namesIn, shortNames } from './class-names.ts';
import { PROJECT_FOLDER } from './folders.ts';

const APP = join(PROJECT_FOLDER, 'app');

test('what has a name in a sheet is found once', () => {
  expect(namesIn('.a:hover, .a > .b-c{top:0.5rem;flex:.5} @keyframes slide-in{}')).toEqual([
    'a',
    'b-c',
    'slide-in',
  ]);
});

test('no two names are the same, and all are names of classes', () => {
  const names = shortNames(3000);
  expect(new Set(names).size).toBe(3000);
  expect(names.filter((name) => !/^[a-zA-Z][\w-]$/.test(name))).toEqual([]);
  expect(names).not.toContain('ad');
  expect(() => shortNames(4000)).toThrow('only');
});

test('a class has its own name in each sheet, and the same one each time', () => {
  const [one, again] = [classNames(APP), classNames(APP)];
  const row = join(APP, 'schedule', 'event-row.module.css');
  const header = join(APP, 'shell', 'header.module.css');
  expect(one('row', row)).toBe(again('row', row));
  expect(one('brand', header)).not.toBe(one('header', header));
  expect(() => one('nowhere', header)).toThrow('shell/header.module.css nowhere');
});
