import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { documents } from '../data/documents.ts';
import { PROJECT_FOLDER } from '../folders.ts';

/** As GitHub makes it of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

const anchorsIn = (file: string) =>
  [...readFileSync(join(PROJECT_FOLDER, file), 'utf8').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  );

const isThere = (path: string) => existsSync(join(PROJECT_FOLDER, path));

test('links in documents lead to files and headings that are there', () => {
  const broken = [...documents()].flatMap(([file, text]) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)]
      .map(([, path = '', anchor]) => ({ path: path === '' ? file : join(dirname(file), path), anchor }))
      .filter(({ path, anchor }) => !isThere(path) || (anchor && !anchorsIn(path).includes(anchor)))
      .map(({ path, anchor = '' }) => `${file}: ${path}#${anchor}`),
  );
  expect(broken).toEqual([]);
});

test('files that documents name are there', () => {
  const missing = [...documents()].flatMap(([file, text]) =>
    [...text.matchAll(/`((?:app|bench|catalog|data|deploy|feeds|functions|tests|tools)\/[\w./-]*\w\/?)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !isThere(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});
