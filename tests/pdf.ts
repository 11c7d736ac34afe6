/** What is on the sheets of a PDF that the browser printed: their size and their text, in the order of the page. */
import { constants, inflateSync } from 'node:zlib';

interface Sheet {
  /** Points. */
  width: number;
  height: number;
  text: string;
}

export function sheetsOf(pdf: Buffer): Sheet[] {
  const objects = new Map(
    [...pdf.toString('latin1').matchAll(/(\d+) 0 obj([\s\S]*?)endobj/g)].map(([, id, body]) => [
      id,
      body ?? '',
    ]),
  );
  const streamOf = (id: string | undefined) => {
    const data = objects.get(id)?.split(/\bstream\r?\n/)[1] ?? '';
    // The line break before "endstream" is not part of it.
    return inflateSync(Buffer.from(data, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString(
      'latin1',
    );
  };
  const pages = [...objects.values()].filter((body) => /\/Type\s*\/Page\b(?!s)/.test(body));
  return pages.map((page) => {
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
    const fonts = new Map(
      [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
        const [, map] = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '') ?? [];
        return [name, charactersOf(streamOf(map))];
      }),
    );
    const [, content] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
    // Without ligatures.
    const text = textOf(streamOf(content), fonts).normalize('NFKC');
    return { width: Number(width), height: Number(height), text };
  });
}

type Characters = Map<number, string>;

/** The characters of a font's glyphs. */
function charactersOf(map: string): Characters {
  const characters: Characters = new Map();
  const code = (hex: string | undefined) => Number.parseInt(hex ?? '', 16);
  for (const [, block = ''] of map.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, glyph, text = ''] of block.matchAll(/<(\w+)> <(\w+)>/g)) {
      characters.set(code(glyph), fromUtf16(text));
    }
  }
  for (const [, block = ''] of map.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, from, to, text] of block.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      for (let glyph = code(from); glyph <= code(to); glyph += 1) {
        characters.set(glyph, String.fromCharCode(code(text) + glyph - code(from)));
      }
    }
  }
  return characters;
}

function fromUtf16(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

function textOf(content: string, fonts: ReadonlyMap<string | undefined, Characters>): string {
  let characters: Characters | undefined;
  let text = '';
  for (const [, font, glyphs] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<(\w+)> Tj/g)) {
    if (font) characters = fonts.get(font);
    for (const glyph of glyphs?.match(/.{4}/g) ?? [])
      text += characters?.get(Number.parseInt(glyph, 16)) ?? '';
  }
  return text;
}
