import { expect, test } from 'vitest';
import { fixtureCatalog } from '../../catalog/check/test-data.ts';
import { phaseTable } from './phase-table.ts';

const DAYS = [
  '2026-02-09',
  '2026-03-20',
  '2026-04-15',
  '2026-06-18',
  '2026-07-20',
  '2026-09-28',
  '2026-11-15',
  '2026-12-20',
  '2027-02-20',
  '2027-04-11',
];

/** A table for people: after an intended change, `npx vitest run -u tools/data/phase-table.test.ts`, and read it. */
test('what the pages of the fixtures’ leagues say through the year', async () => {
  await expect(`${phaseTable(fixtureCatalog(), DAYS)}\n`).toMatchFileSnapshot(
    '../../tests/fixtures/phase-table.md',
  );
});
