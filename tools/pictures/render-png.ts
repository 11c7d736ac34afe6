/** Renders an SVG text to a PNG file, with a font of its own: the same picture on every machine, whatever is installed. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const { resolve } = createRequire(import.meta.url);
const fontFile = (weight: number) =>
  readFileSync(resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`));

await initWasm(readFileSync(resolve('@resvg/resvg-wasm/index_bg.wasm')));
const font = { fontBuffers: [fontFile(400), fontFile(700)], defaultFontFamily: 'Inter' };

/** @param width in pixels; by default the SVG's own */
export function renderPng(svg: string, width?: number): Uint8Array {
  const drawing = new Resvg(svg, { font, ...(width && { fitTo: { mode: 'width', value: width } }) });
  return withDrawing(drawing, () => drawing.render().asPng());
}

/** The right edge of what an SVG text draws. */
export function rightEdge(svg: string): number {
  const drawing = new Resvg(svg, { font });
  return withDrawing(drawing, () => {
    const box = drawing.getBBox();
    return box ? box.x + box.width : 0;
  });
}

/** The renderer's memory is not the garbage collector's business. */
function withDrawing<T>(drawing: InstanceType<typeof Resvg>, use: () => T): T {
  try {
    return use();
  } finally {
    drawing.free();
  }
}
