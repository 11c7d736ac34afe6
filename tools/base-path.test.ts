import { expect, test } from 'vitest';
import { basePath } from './base-path.ts';

test('the path of the site is given, or part of its address, or none', () => {
  expect(basePath('', '')).toBe('/');
  expect(basePath('/', '')).toBe('/');
  expect(basePath('/calendar/', '')).toBe('/calendar/');
  expect(basePath('/a/b.c/', 'https://example.org/a/b.c')).toBe('/a/b.c/');
  expect(basePath('', 'https://example.org/calendar/')).toBe('/calendar/');
  expect(basePath('', 'https://example.org')).toBe('/');
});

test('anything but a path is rejected', () => {
  for (const wrong of ['calendar', '/calendar', 'calendar/', '//', '/a b/', '/a//b/', 'https://example.org/'])
    expect(() => basePath(wrong, '')).toThrow(`not "${wrong}"`);
});

test('an address that ends with another path is rejected', () => {
  expect(() => basePath('/calendar/', 'https://example.org')).toThrow('like https://example.org/calendar');
  expect(() => basePath('/', 'https://example.org/calendar')).toThrow('contradict');
  expect(() => basePath('/a/', 'https://example.org/b')).toThrow('contradict');
});
