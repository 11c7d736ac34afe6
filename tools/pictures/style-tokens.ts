/** The colours of the style sheet, for pictures that are made without a browser: they are written in one place only. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_FOLDER } from '../folders.ts';

export interface StyleTokens {
  ink: string;
  muted: string;
  line: string;
  ground: string;
  /** A sport's accent on light ground. */
  accentOf: (sport: string) => string;
}

export function readStyleTokens(): StyleTokens {
  const css = readFileSync(join(PROJECT_FOLDER, 'app', 'app.css'), 'utf8');
  const colour = (pattern: string) => {
    const found = new RegExp(`${pattern}\\s*(#[0-9a-f]{3,6})`).exec(css)?.[1];
    if (!found) throw new Error(`app/app.css has no colour at ${pattern}`);
    return found;
  };
  return {
    // The first of each is the light scheme's.
    ink: colour('--ink:'),
    muted: colour('--muted:'),
    line: colour('--line:'),
    ground: colour('--ground:'),
    accentOf: (sport) => colour(`\\[data-sport="${sport}"\\] \\{\\s*--accent: light-dark\\(`),
  };
}
