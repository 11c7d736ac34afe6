/**
 * What a page loads, put into its text: the scripts that must run before the first paint, its styles, and the names of what
 * comes after the first paint. React knows nothing of them: it could not make the first of them anew where only trusted
 * markup is allowed.
 */

import { lateFilesScript } from '../app/hydration/late-files-script.ts';
import { stalePageScript } from '../app/hydration/stale-page-script.ts';
import { releaseMark } from '../app/offline/release-files.ts';
import { colorSchemeScript } from '../app/settings/color-scheme-script.ts';
import { basePath } from './base-path.ts';
import type { PageStyles } from './critical-css.ts';

export interface PageFiles {
  /** Undefined in the development server. */
  release?: string;
  styles: PageStyles;
  /** The address of the sheet with all rules. */
  sheet: string;
  /** The script that takes the page over. */
  entry: string;
  /** Other scripts that it will ask for. */
  scripts: readonly string[];
}

export function withFiles(page: string, { release, styles, sheet, entry, scripts }: PageFiles): string {
  const preloads = scripts.map((script) => `<link rel="modulepreload" href="${script}"/>`).join('');
  const late =
    (styles.pictures && `<style>${styles.pictures}</style>`) +
    `<link rel="manifest" href="${basePath()}manifest.webmanifest"/>` +
    `<link rel="stylesheet" href="${sheet}" media="not all" data-whole/>` +
    `${preloads}<script type="module" src="${entry}"></script>`;
  const end =
    // Nobody would put it into force.
    `<noscript><link rel="stylesheet" href="${sheet}"/></noscript>` +
    `<template>${late}</template><script>${lateFilesScript}</script>`;
  return page
    .replace(/<html[^>]*/, (tag) => (release === undefined ? tag : `${tag} ${releaseMark(release)}`))
    .replace(
      '</head>',
      () => `<script>${colorSchemeScript}${stalePageScript}</script><style>${styles.first}</style></head>`,
    )
    .replace('</body>', () => `${end}</body>`);
}
