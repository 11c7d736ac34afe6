/** How long a server has kept processors busy: what it manages on one core shows even on a machine with other work. */
import { readdirSync, readFileSync } from 'node:fs';

/** As Linux counts. */
const TICKS_PER_SECOND = 100;

/** Of a process and those that it has started, in seconds. */
export function processorTime(pid: number): number {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(statOf)
    .filter((stat) => stat.pid === pid || stat.parent === pid)
    .reduce((sum, { ticks }) => sum + ticks / TICKS_PER_SECOND, 0);
}

/** A process may end while it is looked at. */
function statOf(name: string): { pid: number; parent: number; ticks: number } {
  try {
    const text = readFileSync(`/proc/${name}/stat`, 'utf8');
    // The name of the program is in parentheses and may contain anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    return { pid: Number(name), parent: 0, ticks: 0 };
  }
}
