/**
 * A picture of the page that is the same on every machine: in a font that comes with the project, and so coarse that the
 * way in which letters are drawn does not show, while columns, colours and the places of things do.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** Pixels of the page, in each direction, that become one. */
const GRAIN = 6;

const { resolve } = createRequire(import.meta.url);
const FACES = [400, 600].flatMap((weight) =>
  ['latin', 'latin-ext'].map((letters) => {
    const file = readFileSync(resolve(`@fontsource/inter/files/inter-${letters}-${weight}-normal.woff2`));
    // A font of each set of letters, one after the other: the files do not say which letters they have.
    return `@font-face { font-family: screens-${letters}; font-weight: ${weight}; src: url(data:font/woff2;base64,${file.toString('base64')}); }`;
  }),
);
/** The font of the project, for pages whose context bypasses the security policy. */
export const INTER = `${FACES.join('\n')}
*, *::before, *::after { font-family: screens-latin, screens-latin-ext !important; }`;
const STYLE = `${INTER}
*, *::before, *::after {
  /* Or letters are as wide as the machine's way of drawing them. */
  text-rendering: geometricPrecision !important;
  transition: none !important;
  animation: none !important;
  caret-color: transparent !important;
}`;

export async function fontsLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()));
    // Two frames, so that everything is measured again.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/** The part of the page that is in sight. Needs a context that bypasses the security policy, for the font. */
export async function coarsePicture(page: Page): Promise<Buffer> {
  await page.addStyleTag({ content: STYLE });
  await fontsLoaded(page);
  const picture = await page.screenshot();
  const canvas = await page.context().newPage();
  const small = await canvas.evaluate(
    async ({ source, grain }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const surface = (width: number, height: number) => {
        const element = Object.assign(document.createElement('canvas'), { width, height });
        const context = element.getContext('2d', { willReadFrequently: true });
        if (!context) throw new Error('There is no canvas');
        return { element, context };
      };
      const { context } = surface(image.width, image.height);
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, image.width, image.height);
      const width = Math.floor(image.width / grain);
      const height = Math.floor(image.height / grain);
      const result = surface(width, height);
      const coarse = result.context.createImageData(width, height);
      // The mean of each square; browsers scale in ways of their own.
      for (let y = 0; y < height; y += 1) {
        for (let x = 0; x < width; x += 1) {
          for (let channel = 0; channel < 4; channel += 1) {
            let sum = 0;
            for (let at = 0; at < grain * grain; at += 1) {
              const pixel = (y * grain + Math.floor(at / grain)) * image.width + x * grain + (at % grain);
              sum += data[pixel * 4 + channel] ?? 0;
            }
            coarse.data[(y * width + x) * 4 + channel] = Math.round(sum / grain / grain);
          }
        }
      }
      result.context.putImageData(coarse, 0, 0);
      return result.element.toDataURL('image/png');
    },
    { source: `data:image/png;base64,${picture.toString('base64')}`, grain: GRAIN },
  );
  await canvas.close();
  return Buffer.from(small.slice(small.indexOf(',') + 1), 'base64');
}
