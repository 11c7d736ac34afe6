/**
 * The floor: a plain HTML page with 120 rows, without style sheet and script, served by the same server. No page of
 * this kind can be faster, and every page is measured beside it.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const FLOOR_ROWS = 120;

export function floorPage(): string {
  const rows = Array.from({ length: FLOOR_ROWS }, (_, index) => {
    const day = floorDay(index);
    return `<tr><td><time datetime="${day}">${day}</time><td>Home Team ${index + 1} vs Away Team ${index + 1}<td>Stadium ${index + 1}`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Floor</title><h1>Floor</h1><table>${rows.join('')}</table></html>`;
}

/** The day of a row. */
export function floorDay(index: number): string {
  return new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
}

/** A site of nothing but one page. */
export function writePlainSite(folder: string, html: string): void {
  mkdirSync(join(folder, 'embed'), { recursive: true });
  for (const name of ['index.html', '404.html', 'embed/404.html']) writeFileSync(join(folder, name), html);
}
