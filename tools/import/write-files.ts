/** Files are written beside their place and then renamed: a stopped import leaves whole files only. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export function writeFiles(folder: string, files: readonly { file: string; text: string }[]): void {
  const moves = files.map(({ file, text }) => ({
    text,
    to: join(folder, file),
    from: join(folder, `${file}.${process.pid}.tmp`),
  }));
  try {
    for (const { from, text } of moves) {
      mkdirSync(dirname(from), { recursive: true });
      writeFileSync(from, text);
    }
    for (const { from, to } of moves) renameSync(from, to);
  } finally {
    for (const { from } of moves) rmSync(from, { force: true });
  }
}
