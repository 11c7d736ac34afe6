/**
 * Adds to a page what it loads: the scripts that must run before the first paint, its styles, and the names of the files
 * that come after the first paint. React does not render them: it could not create inline scripts again where only
 * trusted markup is allowed.
 */

import { followsScript } from '../../app/follows/follows-script.ts';
import { lateFilesScript } from '../../app/hydration/late-files-script.ts';
import { stalePageScript } from '../../app/hydration/stale-page-script.ts';
import { releaseMark } from '../../app/offline/release-files.ts';
import { colorSchemeScript } from '../../app/settings/color-scheme-script.ts';
import { basePath } from '../base-path.ts';
import { fontTags } from '../fonts/font-tags.ts';
import type { FontAddresses } from '../fonts/site-font.ts';
import { bundleInlineScript, minifyInlineScript } from '../hosting/inline-script-code.ts';
import { scriptHash } from '../hosting/inline-scripts.ts';
import type { PageStyles } from './critical-css.ts';

const EARLY_SCRIPT = [
  minifyInlineScript(`${colorSchemeScript}\n${stalePageScript}\n${followsScript}`),
  await bundleInlineScript('app/hydration/first-paint.ts'),
].join('\n');
const LATE_FILES_SCRIPT = minifyInlineScript(lateFilesScript);
export const EMBED_SCRIPT = minifyInlineScript(colorSchemeScript);

/** Of the inline scripts of each kind of page: its security policy allows these alone. */
export const SCRIPT_HASHES = {
  page: [EARLY_SCRIPT, LATE_FILES_SCRIPT].map(scriptHash),
  embed: [EMBED_SCRIPT].map(scriptHash),
};

export interface PageFiles {
  /** Undefined in the development server. */
  release?: string;
  /** The file of the list of the days around the build. */
  coming: string;
  font: FontAddresses;
  styles: PageStyles;
  /** The address of the whole style sheet. */
  sheet: string;
  /** The script that hydrates the page. */
  entry: string;
  /** Other scripts that it imports. */
  scripts: readonly string[];
}

export function withFiles(page: string, files: PageFiles): string {
  const { release, coming, font, styles, sheet, entry, scripts } = files;
  const preloads = scripts.map((script) => `<link rel="modulepreload" href="${script}"/>`).join('');
  const late =
    (styles.pictures && `<style>${styles.pictures}</style>`) +
    `<link rel="manifest" href="${basePath()}manifest.webmanifest"/>` +
    `<link rel="stylesheet" href="${sheet}" media="not all" data-whole/>` +
    `${preloads}<script type="module" src="${entry}"></script>`;
  const end =
    // Without scripts nothing would apply the sheet in the template.
    `<noscript><link rel="stylesheet" href="${sheet}"/></noscript>` +
    `<template>${late}</template><script>${LATE_FILES_SCRIPT}</script>`;
  const mark = release === undefined ? '' : ` ${releaseMark(release)}`;
  return page
    .replace(/<html[^>]*/, (tag) => `${tag}${mark} data-coming="${coming}"`)
    .replace(
      '</head>',
      () => `${fontTags(font)}<script>${EARLY_SCRIPT}</script><style>${styles.first}</style></head>`,
    )
    .replace('</body>', () => `${end}</body>`);
}
