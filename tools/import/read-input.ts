/** The bytes of a file, or of an address: the only place of the project that asks the network for data. */
import { readFileSync } from 'node:fs';
import { ImportError, quote } from './import-error.ts';

const MAX_BYTES = 50_000_000;
/** For an answer with all its bytes; the list of a day is through in a quarter of an hour even if nobody answers. */
const PATIENCE = 30_000;
/** Once more, because a network fails for a moment. */
const ATTEMPTS = 2;

type Redirect = 'follow' | 'error';
export type Fetch = (url: string, init: { signal: AbortSignal; redirect: Redirect }) => Promise<Response>;

export interface Network {
  fetch: Fetch;
  /** What is going on, for a person who waits. */
  progress(text: string): void;
  /** In milliseconds. */
  patience?: number;
}

/** The server answers, and has no such file. */
export class NotThereError extends ImportError {}

/** Asking again may help. */
class PassingError extends ImportError {}

function isAddress(input: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(input);
}

/** @param redirect 'error' where another host than the stated one must not be asked */
export async function readInput(
  input: string,
  network: Network,
  redirect: Redirect = 'follow',
): Promise<Uint8Array> {
  if (!isAddress(input)) return readLocal(input);
  if (!input.startsWith('https://')) throw new ImportError(`${quote(input)} is not an https address`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await readAddress(input, network, redirect);
    } catch (error) {
      if (!(error instanceof PassingError) || attempt === ATTEMPTS) throw error;
      network.progress(`${error.message}; trying again`);
    }
  }
}

async function readAddress(
  input: string,
  { fetch, progress, patience = PATIENCE }: Network,
  redirect: Redirect,
): Promise<Uint8Array> {
  let response: Response;
  try {
    response = await fetch(input, { signal: AbortSignal.timeout(patience), redirect });
  } catch (error) {
    throw new PassingError(`${input} cannot be reached: ${reasonOf(error)}`);
  }
  if (!response.ok) {
    const { status } = response;
    const ErrorOfStatus = status === 404 ? NotThereError : status >= 500 ? PassingError : ImportError;
    throw new ErrorOfStatus(`${input} returned ${status} ${response.statusText}`.trim());
  }
  try {
    return await readBody(response, progress);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new PassingError(`${input} was interrupted: ${reasonOf(error)}`);
  }
}

function readLocal(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new ImportError(`the file ${quote(path)} cannot be read: ${reasonOf(error)}`);
  }
}

async function readBody(response: Response, progress: (text: string) => void): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    parts.push(part);
    size += part.length;
    progress(`${(size / 1_000_000).toFixed(1)} MB received`);
    if (size > MAX_BYTES) throw new ImportError(`the response is larger than ${MAX_BYTES / 1_000_000} MB`);
  }
  return Buffer.concat(parts);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return (cause ?? error.message).split('\n')[0] ?? '';
}
