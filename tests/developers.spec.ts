/** /developers: examples that work as they are, and a reference without dead addresses. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, open, test } from './site.ts';

const codeOf = (name: string) => `dt:text-is("${name}") + dd code`;

test('the examples name this site, and a click copies one', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/data');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Developers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Developers' })).toBeVisible();
  const command = `curl --compressed ${baseURL}/api/v1/events/nfl/2026.json | jq -c '.events[]'`;
  await expect(page.locator(codeOf('curl'))).toHaveText(command);
  for (const name of ['JavaScript', 'Python', 'Spreadsheet', 'Calendar', 'Embed']) {
    await expect(page.locator(codeOf(name))).toContainText(baseURL ?? '');
  }
  await page.getByRole('button', { name: 'Copy curl example' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
});

test('every address of the page has an answer', async ({ page, request }) => {
  await open(page, '/developers');
  const links = page.locator('main a[href^="/api/"]');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200);
});

test('the JavaScript example runs on a page of another site', async ({ page, browser }) => {
  await open(page, '/developers');
  const code = await page.locator(codeOf('JavaScript')).innerText();
  const foreign = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<p>'));
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const elsewhere = await browser.newPage();
  try {
    await elsewhere.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
    // At the tests' moment, whatever the clock says.
    const dated = code.replace('new Date()', "new Date('2026-11-15T14:30:00Z')");
    const next = await elsewhere.evaluate<{ name: string; start: string }[]>(
      `(async () => {${dated}; return next; })()`,
    );
    expect(next).toHaveLength(5);
    expect(next[0]?.start).toBe('2026-11-15T18:00:00Z');
  } finally {
    await elsewhere.close();
    foreign.closeAllConnections();
    foreign.close();
  }
});

test('it fits the narrowest phone, and is there without JavaScript', async ({ page, browser, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/developers');
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(scrolls).toBe(false);
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${baseURL}/developers`);
  await expect(plain.getByRole('rowheader', { name: 'provisional' })).toBeVisible();
  await plain.close();
});
