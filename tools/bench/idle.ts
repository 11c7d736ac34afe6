/** Waits for a machine that does nothing else: what runs beside a measurement is measured with it. */
import { availableParallelism, cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';

const SAMPLE_MS = 1000;
/** Of all processors together. */
const MAX_BUSY_SHARE = 0.1;
/** In all waits together: a machine that is never idle is measured busy, and the results say so. */
const PATIENCE_MS = 30 * 60_000;

let waited = 0;

/** @returns whether it is idle now */
export async function waitUntilIdle(): Promise<boolean> {
  while ((await busyShare()) > MAX_BUSY_SHARE) {
    if (waited >= PATIENCE_MS) return false;
    if (waited % 60_000 === 0) console.log('  waiting until the machine is idle');
    await setTimeout(4 * SAMPLE_MS);
    waited += 5 * SAMPLE_MS;
  }
  return true;
}

/** Of the processors' time in the next second, what is not idle; on a virtual machine, what others took counts too. */
async function busyShare(): Promise<number> {
  const [started, idleBefore] = [performance.now(), idleTime()];
  await setTimeout(SAMPLE_MS);
  const elapsed = (performance.now() - started) * availableParallelism();
  return 1 - (idleTime() - idleBefore) / elapsed;
}

const idleTime = () => cpus().reduce((sum, { times }) => sum + times.idle, 0);
