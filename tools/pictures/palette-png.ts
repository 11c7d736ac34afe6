/** Writes pixels as a PNG file with a palette: half the size of what the renderer writes, without losing anything. */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const MOST_COLOURS = 256;

/** From opaque pixels of four bytes; undefined if there are too many colours for a palette. */
export function palettePng(pixels: Uint8Array, width: number, height: number): Buffer | undefined {
  const colours = new Map<number, number>();
  const bytes = new DataView(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  // Each row begins with the number of its filter: none.
  const rows = Buffer.alloc(height * (width + 1));
  // Most pixels have the colour of the one before.
  let last = { colour: -1, number: 0 };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = bytes.getUint32((y * width + x) * 4) >>> 8;
      if (colour !== last.colour) {
        last = { colour, number: colours.get(colour) ?? colours.size };
        if (last.number === MOST_COLOURS) return undefined;
        colours.set(colour, last.number);
      }
      rows[y * (width + 1) + 1 + x] = last.number;
    }
  }
  const palette = Buffer.concat([...colours.keys()].map((colour) => uint32(colour).subarray(1)));
  // Eight bits for each pixel, colour type 3: a number in the palette.
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([8, 3, 0, 0, 0])]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  return Buffer.concat([uint32(content.length), named, uint32(crc32(named))]);
}

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
}
