/** What a run was made on, so that figures of two runs can be compared, and those of a busy machine recognised. */
import { existsSync, readFileSync } from 'node:fs';
import { cpus, loadavg, platform, release, totalmem } from 'node:os';
import { median } from './statistics.ts';

/** More work than this waiting for a processor, before anything is measured, makes the figures useless. */
const QUIET = 0.5;
/** And so does a host that keeps more than this of the processor time that is asked for. */
const LITTLE = 0.02;

export interface Machine {
  date: string;
  processor: string;
  cores: number;
  memoryGib: number;
  system: string;
  node: string;
  /** Over the last 1, 5 and 15 minutes; zeros on Windows. */
  load: number[];
}

export function describeMachine(): Machine {
  const processors = cpus();
  return {
    date: new Date().toISOString().slice(0, 16).replace('T', ' '),
    processor: processors[0]?.model.trim() ?? 'not known',
    cores: processors.length,
    memoryGib: Math.round(totalmem() / 1024 ** 3),
    system: `${platform()} ${release()}`,
    node: process.version,
    load: loadavg(),
  };
}

/** How often a fixed computation is made, and how much of it there is each time. */
const TIMES = 25;
const ENTRIES = 100_000;

/** The milliseconds that a fixed computation takes here and now: one machine may be twice as slow an hour later. */
export function yardstick(): number {
  const times = Array.from({ length: TIMES }, () => {
    const started = performance.now();
    const sums = new Map<string, number>();
    for (let entry = 0; entry < ENTRIES; entry += 1) {
      const key = `key ${entry % 5000}`;
      sums.set(key, (sums.get(key) ?? 0) + entry);
    }
    return performance.now() - started;
  });
  return median(times);
}

/** Processor time since the machine was started, in whatever unit the system counts it. */
export interface ProcessorTime {
  used: number;
  /** Asked for, and given to others by the host of a virtual machine: nothing within the machine shows that. */
  stolen: number;
}

/** Undefined where the system has no /proc. */
export function processorTime(): ProcessorTime | undefined {
  return existsSync('/proc/stat') ? parseProcessorTime(readFileSync('/proc/stat', 'utf8')) : undefined;
}

/** From the line of all processors: user, nice, system, idle, iowait, irq, softirq, steal. */
export function parseProcessorTime(text: string): ProcessorTime {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] =
    /^cpu +(.*)$/m.exec(text)?.[1]?.split(' ').map(Number) ?? [];
  return { used: user + nice + system + irq + softirq, stolen };
}

/** The part of what was asked for between two moments that was not given. */
export function stolenShare(before: ProcessorTime, after: ProcessorTime): number {
  const stolen = after.stolen - before.stolen;
  return stolen === 0 ? 0 : stolen / (stolen + after.used - before.used);
}

/** Whether others were at work, before a run or, once it has been made, during it. */
export function isBusy({
  load,
  stolen = 0,
}: Pick<Machine, 'load'> & { stolen?: number | undefined }): boolean {
  return (load[0] ?? 0) > QUIET || stolen > LITTLE;
}

export interface Taken<Value> {
  value: Value;
  /** The host kept the processor meanwhile: the value says more about its other guests than about the site. */
  isDisturbed: boolean;
}

/** Takes a measurement, and an eye on the host. */
export async function take<Value>(
  measure: () => Promise<Value>,
  readTime = processorTime,
): Promise<Taken<Value>> {
  const before = readTime();
  const value = await measure();
  const after = readTime();
  return { value, isDisturbed: before && after ? stolenShare(before, after) > LITTLE : false };
}

/** Of fewer, p95 is the slowest. */
const ENOUGH = 20;

/** The values that count: the undisturbed ones, or all if those are too few. */
export function counted<Value>(taken: readonly Taken<Value>[]): Value[] {
  const undisturbed = taken.filter(({ isDisturbed }) => !isDisturbed);
  return (undisturbed.length < ENOUGH ? taken : undisturbed).map(({ value }) => value);
}

/** For what can be taken again: the first undisturbed one, or the last of three. */
export async function takeCalmly<Value>(
  measure: () => Promise<Value>,
  readTime = processorTime,
  attempts = 3,
): Promise<Value> {
  const { value, isDisturbed } = await take(measure, readTime);
  return isDisturbed && attempts > 1 ? takeCalmly(measure, readTime, attempts - 1) : value;
}
