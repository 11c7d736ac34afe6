/** Renders an SVG text to a PNG file, with a font of its own: the same picture on every machine, whatever is installed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { palettePng } from './palette-png.ts';

const { resolve } = createRequire(import.meta.url);
const fontFile = (weight: number) =>
  readFileSync(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`));

await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const font = { fontBuffers: [fontFile(400), fontFile(700)], defaultFontFamily: 'Inter' };

/** A picture without a transparent part, in its own size. */
export function renderOpaque(svg: string): Uint8Array {
  return withDrawing(new Resvg(svg, { font }), (drawing) => {
    const { pixels, width, height } = drawing.render();
    return palettePng(pixels, width, height) ?? drawing.render().asPng();
  });
}

/** An icon without text, in any size. */
export function renderIcon(svg: string, size: number): Uint8Array {
  const drawing = new Resvg(svg, { font: { fontBuffers: [] }, fitTo: { mode: 'width', value: size } });
  return withDrawing(drawing, () => drawing.render().asPng());
}

/** The right edge of what an SVG text draws. */
export function rightEdge(svg: string): number {
  return withDrawing(new Resvg(svg, { font }), (drawing) => {
    const box = drawing.getBBox();
    return box ? box.x + box.width : 0;
  });
}

/** The renderer's memory is not the garbage collector's business. */
function withDrawing<T>(
  drawing: InstanceType<typeof Resvg>,
  use: (drawing: InstanceType<typeof Resvg>) => T,
): T {
  try {
    return use(drawing);
  } finally {
    drawing.free();
  }
}
