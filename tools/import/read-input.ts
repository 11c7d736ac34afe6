/** The bytes of a file, or of an address: the only place of the project that asks the network for data. */
import { readFileSync } from 'node:fs';
import { ImportError, quote } from './import-error.ts';

const LARGEST = 50_000_000;
const PATIENCE = 60_000;

export type Fetch = (url: string, init: { signal: AbortSignal; redirect: 'follow' }) => Promise<Response>;

function isAddress(input: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(input);
}

export async function readInput(
  input: string,
  { fetch, progress }: { fetch: Fetch; progress: (text: string) => void },
): Promise<Uint8Array> {
  if (!isAddress(input)) return readLocal(input);
  if (!input.startsWith('https://')) throw new ImportError(`${quote(input)} is not an https address`);
  let response: Response;
  try {
    response = await fetch(input, { signal: AbortSignal.timeout(PATIENCE), redirect: 'follow' });
  } catch (error) {
    throw new ImportError(`${input} cannot be reached: ${reasonOf(error)}`);
  }
  if (!response.ok)
    throw new ImportError(`${input} returned ${response.status} ${response.statusText}`.trim());
  try {
    return await readBody(response, progress);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw new ImportError(`${input} was interrupted: ${reasonOf(error)}`);
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
    if (size > LARGEST) throw new ImportError(`the response is larger than ${LARGEST / 1_000_000} MB`);
  }
  return Buffer.concat(parts);
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return (cause ?? error.message).split('\n')[0] ?? '';
}
