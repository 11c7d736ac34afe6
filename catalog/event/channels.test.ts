import { expect, test } from 'vitest';
import { splitDetails } from './channels.ts';

test.each([
  ['FOX', ['FOX'], []],
  ['NBC, Peacock', ['NBC', 'Peacock'], []],
  ['ESPN / ESPN+ (US), TNT Sports (UK)', ['ESPN', 'ESPN+ (US)', 'TNT Sports (UK)'], []],
  ['ESPN+ PPV (US)', ['ESPN+ PPV (US)'], []],
  ['Wasabi Fenway Bowl, ESPN', ['ESPN'], ['Wasabi Fenway Bowl']],
  ['NBA Cup Group Play; NBA TV', ['NBA TV'], ['NBA Cup Group Play']],
  ['Second qualifying round, first leg', [], ['Second qualifying round, first leg']],
  ['Circuit de Monaco', [], ['Circuit de Monaco']],
  ['', [], []],
])('%j', (details, channels, others) => {
  expect(splitDetails(details)).toEqual({ channels, others });
});
