import { expect, test } from 'vitest';
import { barChart } from './chart.ts';

const widths = (svg: string) =>
  [...svg.matchAll(/width="([\d.]+)" height="10"/g)].map((match) => Number(match[1]));

test('bars are as long as their values, the longest across the picture', () => {
  const bars = [10, 40, 20].map((value, index) => ({ label: `${index}`, value }));
  expect(widths(barChart([{ title: 'ms', bars }]))).toEqual([100, 400, 200]);
});

test('a limit beyond all bars is in the picture, and bars beyond it have another colour', () => {
  const svg = barChart([
    {
      title: 'ms',
      bars: [
        { label: 'a', value: 50, limit: 100 },
        { label: 'b', value: 150, limit: 100 },
        { label: 'c', value: 200 },
      ],
    },
  ]);
  const colors = [...svg.matchAll(/height="10" fill="(#\w+)"/g)].map((match) => match[1]);
  expect(new Set(colors).size).toBe(3);
  expect(widths(barChart([{ title: 'ms', bars: [{ label: 'a', value: 50, limit: 100 }] }]))).toEqual([200]);
});

test('panels are below each other, without the empty ones; texts are escaped', () => {
  const bars = [{ label: 'a < b & c', value: 1 }];
  const svg = barChart([
    { title: 'first', bars },
    { title: 'nothing', bars: [] },
    { title: 'second', bars },
  ]);
  expect(svg).toContain('a &lt; b &amp; c');
  expect(svg).not.toContain('nothing');
  const tops = [...svg.matchAll(/<text x="0" y="(\d+)"/g)].map((match) => Number(match[1]));
  expect(tops).toEqual([18, 70]);
});
