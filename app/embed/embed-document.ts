/** The small page that other sites embed: a heading and the next events. */
import { escapeMarkup } from '../../feeds/escape-markup.ts';
import { SITE_NAME } from '../site.ts';
import { CONTENT_ID, DATA_ID, type EmbedData, type EmbedSubject, siteLink } from './embed-content.ts';

export interface EmbedFiles {
  /** The site's root path. */
  base: string;
  script: string;
  style: string;
  /** The code of the inline script that sets the colour scheme. */
  colorSchemeScript: string;
}

export function embedDocument(data: EmbedData, content: string, files: EmbedFiles): string {
  const { base, script, style } = files;
  const preloads = (data.lists[0] ?? []).map((list) => `<link rel="modulepreload" href="${list}">`);
  return page({
    title: `Next: ${data.name}`,
    files,
    head: `<link rel="stylesheet" href="${style}">${preloads.join('')}<script type="module" src="${script}"></script>`,
    sport: data.sport,
    body: [
      `<h1>${siteLink(data.path, data.name, base)}</h1>`,
      `<div id="${CONTENT_ID}">${content}</div>`,
      `<script type="application/json" id="${DATA_ID}">${jsonInMarkup(data)}</script>`,
    ].join(''),
  });
}

/** The page for an unknown embed. */
export function unknownEmbedDocument(files: EmbedFiles): string {
  const { base, style } = files;
  return page({
    title: 'Nothing to embed',
    files,
    head: `<link rel="stylesheet" href="${style}">`,
    sport: '',
    body: `<h1>Nothing to embed</h1><p>There is no league or team at this address. Browse them all on ${siteLink('/', SITE_NAME, base)}.</p>`,
  });
}

/** For visitors without JavaScript, where the events are not in the page itself. */
export function scheduleLink({ path, name, base }: EmbedSubject): string {
  return `<p>${siteLink(path, `${name} schedule`, base)}</p>`;
}

interface Page {
  title: string;
  files: EmbedFiles;
  head: string;
  sport: string;
  body: string;
}

function page({ title, files, head, sport, body }: Page): string {
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="${files.base}favicon-32.png">`,
    `<title>${escapeMarkup(`${title} – ${SITE_NAME}`)}</title>`,
    `<script>${files.colorSchemeScript}</script>${head}</head>`,
    `<body><main data-sport="${sport}">${body}</main></body></html>\n`,
  ].join('');
}

/** Escapes `<`, so that no text can close the script element. */
function jsonInMarkup(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
