import { expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import { auditPastEstimates } from './past-estimates.ts';
import { makeAudited, texts } from './test-season.ts';

test('an estimate that is over is found, one that is ahead is not', () => {
  const camp = makeEvent({ name: 'Camp', start: '2026-07-01', end: '2026-11-14', sure: 'estimated' });
  expect(texts(auditPastEstimates(makeAudited([camp])))).toEqual([
    'Camp ended on 2026-11-14 and its dates are still an estimate',
  ]);
  expect(auditPastEstimates(makeAudited([{ ...camp, end: '2026-11-15' }]))).toEqual([]);
  expect(auditPastEstimates(makeAudited([{ ...camp, sure: 'known' }]))).toEqual([]);
});
