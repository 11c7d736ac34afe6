/** `npm run pictures`: takes the two pictures of the README, of the site as of the tests' moment and in a font of its own. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { PROJECT_FOLDER } from '../folders.ts';
import { openSite } from '../site/built-site.ts';
import { serveSite } from '../site/server.ts';
import { requireBrowser } from '../test/find-browser.ts';
import { TEST_SITES } from '../test/sites.ts';

interface Screen {
  path: string;
  width: number;
  height: number;
  /** Where it is in the picture, and how large. */
  at: { left: number; top: number; width: number };
  scheme?: 'dark';
}

const PICTURES: Record<string, Screen[]> = {
  'home-and-phone': [
    { path: '/', width: 1280, height: 860, at: { left: 40, top: 40, width: 1100 } },
    { path: '/nfl', width: 390, height: 844, at: { left: 1010, top: 170, width: 310 }, scheme: 'dark' },
  ],
  'league-and-timeline': [
    { path: '/formula1', width: 1280, height: 860, at: { left: 40, top: 40, width: 920 } },
    { path: '/timeline', width: 1280, height: 700, at: { left: 440, top: 380, width: 880 } },
  ],
};
const SIZE = { width: 1360, height: 900 };

const { resolve } = createRequire(import.meta.url);
const fontFace = (weight: number) => {
  const font = readFileSync(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`));
  return `@font-face { font-family: Inter; font-weight: ${weight}; src: url(data:font/woff2;base64,${font.toString('base64')}) }`;
};
const STYLE = `${[400, 500, 600, 700].map(fontFace).join('\n')}
:root, body, button, input, select { font-family: Inter, sans-serif !important }`;

Object.assign(process.env, TEST_SITES.real, { NODE_ENV: 'production' });
const { url, close } = await serveSite(await openSite(), { port: 0 });
const browser = await chromium.launch({ executablePath: requireBrowser() });
const folder = join(PROJECT_FOLDER, 'docs/images');
mkdirSync(folder, { recursive: true });
for (const [name, screens] of Object.entries(PICTURES)) {
  const pictures = await Promise.all(screens.map((screen) => pictureOf(screen, browser)));
  const images = screens.map(({ at: { left, top, width } }, index) => {
    const source = `data:image/png;base64,${pictures[index]?.toString('base64')}`;
    return `<img src="${source}" style="left: ${left}px; top: ${top}px; width: ${width}px">`;
  });
  const page = await browser.newPage({ viewport: SIZE });
  await page.setContent(`<style>
    body { margin: 0; background: #e7f1fb }
    img { position: absolute; border-radius: 10px; box-shadow: 0 6px 30px #0004 }
  </style>${images.join('')}`);
  writeFileSync(join(folder, `${name}.png`), await page.screenshot());
  console.log(`docs/images/${name}.png`);
}
await browser.close();
await close();

async function pictureOf({ path, width, height, scheme }: Screen, browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    bypassCSP: true,
  });
  await page.clock.setFixedTime(TEST_SITES.real.SPORTS_CALENDAR_NOW);
  await page.goto(`${url}${path}${scheme ? `?scheme=${scheme}` : ''}`, { waitUntil: 'load' });
  await page.locator('html[data-hydrated]').waitFor();
  await page.addStyleTag({ content: STYLE });
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  return page.screenshot();
}
