/** What is saved on this device, and why the rest is not, in one or two sentences. */
import type { Progress } from '../offline/messages.ts';

interface Circumstances {
  /** Undefined until the worker has reported. */
  progress: Progress | undefined;
  /** Whether the visitor wants the whole catalogue offline. */
  isWanted: boolean;
  isMetered: boolean;
  isOnline: boolean;
  leagues: number;
}

export function offlineSentence({ progress, isWanted, isMetered, isOnline, leagues }: Circumstances): string {
  if (!progress) return 'Getting ready…';
  const { done, total, bytes, failure } = progress;
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  const part = `${Math.floor((done / total) * 100)}% of the catalogue, ${size}`;
  if (done === total)
    return `All ${leagues} leagues are on this device, ${size}. They work without a network.`;
  if (!isWanted)
    return `Only what you visit is kept, and works without a network: ${size} on this device. The rest needs one.`;
  if (failure === 'storage') return `There is no room for more: ${part}, is on this device.`;
  if (!isOnline || failure) return `No network at the moment: ${part}, is on this device. The rest follows.`;
  if (isMetered)
    return `This connection is metered or slow, so only what you visit is kept: ${part}. The rest follows on another one.`;
  return `All ${leagues} leagues are being kept on this device: ${part} so far.`;
}
