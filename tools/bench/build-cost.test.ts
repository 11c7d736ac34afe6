import { expect, test } from 'vitest';
import { memoryOfTree, parseStatus } from './build-cost.ts';

test('the memory of a process is its own and that of all below it', () => {
  const processes = [
    { id: 1, parent: 0, kib: 1000 },
    { id: 10, parent: 1, kib: 200 },
    { id: 11, parent: 10, kib: 30 },
    { id: 12, parent: 11, kib: 4 },
    { id: 20, parent: 1, kib: 5000 },
  ];
  expect(memoryOfTree(processes, 10)).toBe(234);
  expect(memoryOfTree(processes, 99)).toBe(0);
});

test('a status names process, parent and memory; one that is ending has none', () => {
  const status = 'Name:\tnode Pid: 9\nPid:\t42\nPPid:\t7\nTracerPid:\t0\nVmRSS:\t   51200 kB\n';
  expect(parseStatus(status)).toEqual({ id: 42, parent: 7, kib: 51200 });
  expect(parseStatus('Name:\tnode\nPid:\t42\nPPid:\t7\n')).toEqual({ id: 42, parent: 7, kib: 0 });
  expect(parseStatus('')).toBeUndefined();
});
