import { expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import { auditGaps } from './gaps.ts';
import { makeAudited, matchday, texts } from './test-season.ts';

const FIRST = matchday(1, 'Arsenal', 'Chelsea', '2026-08-15');

test('a wait of more days than usual is found, with its first day', () => {
  const findings = auditGaps(makeAudited([FIRST, matchday(2, 'Chelsea', 'Arsenal', '2026-09-06')]));
  expect(texts(findings)).toEqual(['no events for 21 days from 2026-08-16, before Chelsea vs Arsenal']);
  expect(findings[0]?.about).toBe('2026-08-16');
  expect(auditGaps(makeAudited([FIRST, matchday(2, 'Chelsea', 'Arsenal', '2026-09-05')]))).toEqual([]);
});

test('a break in the data explains it, a transfer window does not', () => {
  const second = matchday(2, 'Chelsea', 'Arsenal', '2026-09-30');
  const about = { section: '', type: '', start: '2026-08-16', end: '2026-09-25' };
  expect(auditGaps(makeAudited([FIRST, makeEvent({ ...about, name: 'Mid Season Break' }), second]))).toEqual(
    [],
  );
  expect(auditGaps(makeAudited([FIRST, makeEvent({ ...about, name: 'Window' }), second]))).toHaveLength(1);
});

test('what comes before and after the season does not matter', () => {
  const draft = makeEvent({ name: 'Draft', section: 'Draft', start: '2026-04-01' });
  expect(auditGaps(makeAudited([draft, FIRST]))).toEqual([]);
});
