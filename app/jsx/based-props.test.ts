import { expect, test } from 'vitest';
import { basedProps } from './based-props.ts';

const based = (type: unknown, props: object) => basedProps(type, props, (path) => `/calendar${path}`);

test('addresses of the site get its path', () => {
  expect(based('a', { href: '/nfl?x=/y', title: '/nfl' })).toEqual({
    href: '/calendar/nfl?x=/y',
    title: '/nfl',
  });
  expect(based('img', { src: '/a.png' })).toEqual({ src: '/calendar/a.png' });
  expect(based('button', { formAction: '/x' })).toEqual({ formAction: '/calendar/x' });
});

test('everything else stays the same object', () => {
  for (const props of [
    { href: 'https://example.org/nfl' },
    { href: '//example.org/nfl' },
    { href: '#page' },
    { href: '?view=calendar' },
    { href: undefined },
    { action: () => undefined },
    {},
  ])
    expect(based('a', props)).toBe(props);
  const ofComponent = { href: '/nfl' };
  expect(based(() => null, ofComponent)).toBe(ofComponent);
});
