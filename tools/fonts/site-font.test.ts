import { beforeAll, describe, expect, test } from 'vitest';
import { REAL_DATA_FOLDER } from '../folders.ts';
import { cutFont, FONT_PARTS, fontCharacters, rareRange } from './site-font.ts';
import { charactersIn, usedCharacters } from './used-characters.ts';

const fonts: Buffer[] = [];
let used = new Set<string>();

beforeAll(async () => {
  used = usedCharacters(REAL_DATA_FOLDER);
  for (const part of FONT_PARTS) fonts.push(await cutFont(part, REAL_DATA_FOLDER, 'truetype'));
}, 60_000);

const drawn = () => new Set(fonts.flatMap((font) => [...charactersOf(font)]));
const isVisible = (character: string) => /[^\p{C}\p{Z}]/u.test(character);

describe('the font of the site', () => {
  test('has every letter of the data: of each name, place and note', () => {
    const known = drawn();
    const letters = [...charactersIn(REAL_DATA_FOLDER)].filter(isVisible);
    expect(letters).toContain('ș');
    expect(letters.filter((letter) => !known.has(letter))).toEqual([]);
  });

  test('leaves arrows, and letters that only comments have, to the system’s font', () => {
    const known = drawn();
    const missing = [...used].filter((character) => isVisible(character) && !known.has(character));
    const isMeant = (character: string) => /[→\ufffd\p{Emoji}\p{Lo}\p{M}]/u.test(character);
    expect(missing.filter((character) => !isMeant(character))).toEqual([]);
  });

  test('has nothing beside what is used', () => {
    expect([...drawn()].filter((character) => !used.has(character))).toEqual([]);
  });

  test('has figures of one width, and the weights of the style sheets', () => {
    const [common = Buffer.alloc(0)] = fonts;
    expect(featuresOf(common)).toContain('tnum');
    expect(weightsOf(common)).toEqual([400, 600]);
  });

  test('is asked for its rarer part by the characters of that part alone', () => {
    const points = rareRange(REAL_DATA_FOLDER)
      .split(',')
      .flatMap((range) => {
        const [first = '', last = first] = range.slice(2).split('-');
        const from = Number.parseInt(first, 16);
        return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, index) => from + index);
      });
    expect(String.fromCodePoint(...points)).toBe(fontCharacters(REAL_DATA_FOLDER).rare);
  });
});

/** Where a table of a TrueType font begins. */
function tableOf(font: Buffer, tag: string): Buffer {
  for (let at = 12; at < 12 + 16 * font.readUInt16BE(4); at += 16) {
    if (font.toString('latin1', at, at + 4) === tag) return font.subarray(font.readUInt32BE(at + 8));
  }
  throw new Error(`The font has no table ${tag}`);
}

/** As its cmap says, in the form that has ranges of two bytes. */
function charactersOf(font: Buffer): Set<string> {
  const cmap = tableOf(font, 'cmap');
  const found = new Set<string>();
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const form = cmap.subarray(cmap.readUInt32BE(8 + 8 * index));
    if (form.readUInt16BE(0) !== 4) continue;
    const size = form.readUInt16BE(6);
    for (let at = 0; at < size; at += 2) {
      const first = form.readUInt16BE(16 + size + at);
      const last = form.readUInt16BE(14 + at);
      for (let point = first; point <= last && point < 0xffff; point++)
        found.add(String.fromCodePoint(point));
    }
  }
  return found;
}

function featuresOf(font: Buffer): string[] {
  const gsub = tableOf(font, 'GSUB');
  const list = gsub.subarray(gsub.readUInt16BE(6));
  return Array.from({ length: list.readUInt16BE(0) }, (_, index) =>
    list.toString('latin1', 2 + 6 * index, 6 + 6 * index),
  );
}

/** The lightest and the heaviest. */
function weightsOf(font: Buffer): number[] {
  const fvar = tableOf(font, 'fvar');
  const axis = fvar.subarray(fvar.readUInt16BE(4));
  return [axis.readInt32BE(4) / 65536, axis.readInt32BE(12) / 65536];
}
