import { expect, test } from 'vitest';
import { counted, isBusy, parseProcessorTime, stolenShare, take, takeCalmly } from './machine.ts';

test('the time of all processors is read, used and stolen', () => {
  const text = 'cpu  100 10 40 5000 7 1 2 30 0 0\ncpu0 1 1 1 1 1 1 1 1 0 0\n';
  expect(parseProcessorTime(text)).toEqual({ used: 153, stolen: 30 });
  expect(parseProcessorTime('')).toEqual({ used: 0, stolen: 0 });
});

test('what was stolen is a part of what was asked for', () => {
  expect(stolenShare({ used: 100, stolen: 10 }, { used: 190, stolen: 20 })).toBe(0.1);
  expect(stolenShare({ used: 100, stolen: 10 }, { used: 100, stolen: 10 })).toBe(0);
});

test('work that waits before the run, or what the host keeps during it, makes the machine a busy one', () => {
  expect(isBusy({ load: [0.4, 5, 5] })).toBe(false);
  expect(isBusy({ load: [0.6, 0, 0] })).toBe(true);
  expect(isBusy({ load: [0, 0, 0], stolen: 0.01 })).toBe(false);
  expect(isBusy({ load: [0, 0, 0], stolen: 0.04 })).toBe(true);
});

test('a measurement during which the host kept the processor is known as such, and taken again', async () => {
  // Ten of a hundred are kept in the first two, none after that.
  let used = 0;
  let stolen = 0;
  let taken = 0;
  const readTime = () => ({ used, stolen });
  const measure = async () => {
    taken += 1;
    used += 90;
    stolen += taken > 2 ? 0 : 10;
    return taken;
  };
  expect(await take(measure, readTime)).toEqual({ value: 1, isDisturbed: true });
  expect(await takeCalmly(measure, readTime)).toBe(3);
  expect(await take(measure, readTime)).toEqual({ value: 4, isDisturbed: false });
  expect(await take(measure, () => undefined)).toEqual({ value: 5, isDisturbed: false });
});

test('a host that never rests is not waited for', async () => {
  let stolen = 0;
  const measure = async () => {
    stolen += 10;
    return stolen;
  };
  expect(await takeCalmly(measure, () => ({ used: 0, stolen }))).toBe(30);
});

test('disturbed measurements do not count if there are enough others', () => {
  const taken = (value: number, isDisturbed: boolean) => Array(value).fill({ value, isDisturbed });
  expect(counted([...taken(20, false), ...taken(5, true)])).toEqual(Array(20).fill(20));
  expect(counted([...taken(2, false), ...taken(1, true)])).toEqual([2, 2, 1]);
});
