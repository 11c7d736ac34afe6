import { expect, test } from 'vitest';
import { loadCatalog } from '../../catalog/load-catalog.ts';
import { allLeagues } from '../../catalog/season/league.ts';
import { REAL_DATA_FOLDER } from '../folders.ts';
import { drawPreview } from './preview-picture.ts';
import { renderPng, rightEdge } from './render-png.ts';
import { pictureFiles, previewPictures } from './site-pictures.ts';
import { readStyleTokens } from './style-tokens.ts';

// Whatever leagues there are: their names must fit.
const { catalog } = loadCatalog(REAL_DATA_FOLDER);
const pictures = previewPictures(catalog);

test('every category and league has a picture, in its sport’s colour', () => {
  expect(pictures.size).toBe(1 + catalog.categories.length + allLeagues(catalog).length);
  const { accentOf } = readStyleTokens();
  expect(pictures.get('/nfl')).toMatchObject({ name: 'NFL', over: 'Football', accent: accentOf('football') });
  expect(() => accentOf('quidditch')).toThrow('app/app.css has no colour');
});

test('every name fits into its picture', () => {
  const tokens = readStyleTokens();
  for (const picture of pictures.values()) {
    const [line = ''] =
      drawPreview(picture, tokens)
        .match(/<text[^>]*font-size="\d+"[^>]*>[^<]*<\/text>/g)
        ?.filter((text) => text.includes('y="376"')) ?? [];
    const edge = rightEdge(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" font-family="Inter">${line}</svg>`,
    );
    expect(edge, picture.name).toBeGreaterThan(200);
    expect(edge, picture.name).toBeLessThanOrEqual(1120);
  }
});

test('a picture is drawn the same each time, in the right size', () => {
  const draw = pictureFiles(catalog).get('/previews/nfl.png');
  const png = Buffer.from(draw?.() ?? []);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(Buffer.from(draw?.() ?? []).equals(png)).toBe(true);
});

test('text is drawn with the font that comes along', () => {
  const svg = (text: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><rect width="90" height="30" fill="#fff"/><text y="20" font-family="Inter">${text}</text></svg>`;
  expect(renderPng(svg('NFL'))).not.toEqual(renderPng(svg('')));
});
