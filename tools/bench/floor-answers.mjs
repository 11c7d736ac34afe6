/** What a browser takes at least for an answer of some rows: no framework, no style sheet, no search for them. */
import { inPage, openPage, SLOWER } from './browser.mjs';
import { take } from './machine.ts';

const WAIT = 500;

/** The times until the rows of a plain page, replaced by others, are painted; processor slowed down. */
export async function replaceRowsOfFloor(browser, floor, { rows, rounds }) {
  const { page, close } = await openPage(browser, { url: floor.url, slower: SLOWER });
  const times = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.waitForTimeout(WAIT);
    times.push(await take(() => inPage(page, 'the floor', replaceRows, { rows, round })));
  }
  await close();
  return times;
}

/** Runs in the page. */
async function replaceRows({ rows, round }) {
  const [row] = document.querySelectorAll('tr');
  const started = performance.now();
  const others = Array.from({ length: rows }, (_, index) => {
    const copy = row.cloneNode(true);
    copy.lastChild.textContent = `Stadium ${round} ${index}`;
    return copy;
  });
  row.parentElement.replaceChildren(...others);
  return (await globalThis.bench.painted()) - started;
}
