/** What is wrong with the data, and where. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';

const MAX_LENGTH = 1000;

export interface Problem {
  /** Below the data folder. */
  file: string;
  /** Keys and indexes from the root of the file to the invalid value. */
  path: (string | number)[];
  /** Set for text that does not parse; otherwise found from the path. */
  line?: number;
  reason: string;
}

/** One line for each problem: `football/nfl/2026.json:41 start: "9/14/24" is neither …`. */
export function describeProblems(problems: readonly Problem[], folder: string): string {
  const trees = new Map<string, { text: string; root: ReturnType<typeof parseTree> }>();
  const treeOf = (file: string) => {
    let tree = trees.get(file);
    if (!tree) {
      const text = readText(join(folder, file));
      tree = { text, root: parseTree(text) };
      trees.set(file, tree);
    }
    return tree;
  };
  return problems
    .map((problem) => {
      const { text, root } = treeOf(problem.file);
      const line = problem.line ?? lineOf(text, root, problem.path);
      const field = problem.path.filter((step) => typeof step === 'string').at(-1);
      return visible(
        `${problem.file}:${line}${field === undefined ? '' : ` ${field || '""'}`}: ${problem.reason}`,
      );
    })
    .join('\n');
}

/** Texts are quoted: none rings the bell of a terminal, turns its text around or fills it. */
function visible(description: string): string {
  const cut = description.length > MAX_LENGTH ? `${description.slice(0, MAX_LENGTH)}…` : description;
  return cut.replace(
    /(?![\t\n\r])[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

export function lineOf(text: string, root: ReturnType<typeof parseTree>, path: Problem['path']): number {
  if (!root) return 1;
  // A missing key has no position: point at the nearest parent that exists.
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node = findNodeAtLocation(root, path.slice(0, depth));
    if (node) return text.slice(0, node.offset).split('\n').length;
  }
  return 1;
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
