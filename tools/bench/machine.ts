/** What a run was made on, so that the figures of two runs can be compared. */
import { cpus, loadavg, platform, release, totalmem } from 'node:os';

/** More work than this waiting for a processor before anything is measured makes the figures useless. */
const QUIET = 0.5;

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

/** Whether other programs were using the processors before the run. */
export function isBusy({ load }: Pick<Machine, 'load'>): boolean {
  return (load[0] ?? 0) > QUIET;
}
