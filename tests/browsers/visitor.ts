/** Somebody who uses the site in a browser: looks, clicks, types, and waits until something is seen. */
import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';

/** By a CSS selector; where several match, the first visible one with the text in its label or content. */
export interface Target {
  css: string;
  text?: string;
}

/** The code points that WebDriver gives to keys without a character. */
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowDown: '\uE015' } as const;

/** A shared machine may stall a browser for seconds. */
const PATIENCE = { timeout: 30_000 };

export class Visitor {
  readonly driver: Driver;
  private readonly site: string;

  constructor(driver: Driver, site: string) {
    this.driver = driver;
    this.site = site;
  }

  async open(path: string): Promise<void> {
    await this.driver.goto(`${this.site}${path}`);
    await this.sees({ css: 'html[data-hydrated=true] body' });
  }

  /** Runs a function in the page. */
  read<Args extends readonly unknown[], Value>(
    inPage: (...args: Args) => Value,
    ...args: Args
  ): Promise<Awaited<Value>> {
    return this.driver.evaluate(`(${inPage})(...${JSON.stringify(args)})`);
  }

  async sees(target: Target): Promise<void> {
    await this.waitsUntilShown(target, true);
  }

  async seesNo(target: Target): Promise<void> {
    await this.waitsUntilShown(target, false);
  }

  private async waitsUntilShown({ css, text = '' }: Target, isShown: boolean): Promise<void> {
    const what = `${css} “${text}” is ${isShown ? 'shown' : 'not shown'}`;
    await expect(async () => expect(await this.read(isVisible, css, text), what).toBe(isShown)).toPass(
      PATIENCE,
    );
  }

  /** Waits for a function in the page to return a value. */
  async waitsFor<Args extends readonly unknown[]>(
    inPage: (...args: Args) => unknown,
    value: unknown,
    ...args: Args
  ): Promise<void> {
    await expect(async () => expect(await this.read(inPage, ...args), `${inPage}`).toEqual(value)).toPass(
      PATIENCE,
    );
  }

  /** With the pointer, once the target is in view, stands still and is not covered. */
  async clicks({ css, text = '' }: Target): Promise<void> {
    let place = { x: 0, y: 0 };
    await expect(async () => {
      place = await this.read(findPlace, css, text);
    }, `a click on ${css} “${text}”`).toPass(PATIENCE);
    await this.driver.perform([
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', ...place },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  }

  async types(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.driver.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  async presses(key: keyof typeof KEYS): Promise<void> {
    await this.types(KEYS[key]);
  }
}

function isVisible(css: string, text: string): boolean {
  return [...document.querySelectorAll<HTMLElement>(css)].some(
    (each) => each.checkVisibility() && (each.ariaLabel ?? each.innerText).includes(text),
  );
}

/** The middle of the target's visible part. */
async function findPlace(css: string, text: string): Promise<{ x: number; y: number }> {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (each) => each.checkVisibility() && (each.ariaLabel ?? each.innerText).includes(text),
  );
  if (!element) throw new Error('it is not shown');
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const before = element.getBoundingClientRect();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const { left, top, right, bottom } = element.getBoundingClientRect();
  if (left !== before.left || top !== before.top) throw new Error('it moves');
  const x = Math.round((Math.max(left, 0) + Math.min(right, innerWidth)) / 2);
  const y = Math.round((Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
  const hit = document.elementFromPoint(x, y);
  if (!hit || !(element.contains(hit) || hit.contains(element))) throw new Error('it is covered');
  return { x, y };
}
