/** JSON whose every value still knows its line, so that a rejection can name it. */
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { ImportError, quote } from './import-error.ts';

const STRICT = { disallowComments: true, allowTrailingComma: false };

export class JsonAt {
  readonly #node: Node | undefined;
  readonly #lineOf: (offset: number) => number;
  /** Where it is missing, the line of what it is missing in. */
  readonly line: number;
  readonly #name: string;

  constructor(
    node: Node | undefined,
    name: string,
    fallbackLine: number,
    lineOf: (offset: number) => number,
  ) {
    this.#node = node;
    this.#name = name;
    this.#lineOf = lineOf;
    this.line = node ? lineOf(node.offset) : fallbackLine;
  }

  get isThere(): boolean {
    return this.#node !== undefined && this.#node.type !== 'null';
  }

  get isList(): boolean {
    return this.#node?.type === 'array';
  }

  get isText(): boolean {
    return this.#node?.type === 'string';
  }

  reject(reason: string): never {
    throw new ImportError(reason, this.line);
  }

  key(name: string): JsonAt {
    if (this.#node?.type !== 'object') this.reject(`${this.#name} is not an object`);
    const property = this.#node.children?.find((child) => child.children?.[0]?.value === name);
    return new JsonAt(property?.children?.[1], `"${name}"`, this.line, this.#lineOf);
  }

  entries(): [string, JsonAt][] {
    if (this.#node?.type !== 'object') this.reject(`${this.#name} is not an object`);
    return (this.#node.children ?? []).map((property) => {
      const name = String(property.children?.[0]?.value);
      return [name, new JsonAt(property.children?.[1], `"${name}"`, this.line, this.#lineOf)];
    });
  }

  list(): JsonAt[] {
    if (this.#node?.type !== 'array') this.reject(`${this.#name} is not a list`);
    return (this.#node.children ?? []).map(
      (child) => new JsonAt(child, `an entry of ${this.#name}`, this.line, this.#lineOf),
    );
  }

  /** A text that says something. */
  text(): string {
    const value = this.#node?.type === 'string' ? String(this.#node.value).trim() : '';
    if (value === '') {
      this.reject(
        this.isThere ? `${this.#name} is not a text: ${quote(this.#raw())}` : `${this.#name} is missing`,
      );
    }
    return value;
  }

  optionalText(): string | undefined {
    if (!this.isThere) return undefined;
    if (this.#node?.type === 'string' && String(this.#node.value).trim() === '') return undefined;
    return this.text();
  }

  flag(): boolean {
    if (!this.isThere) return false;
    if (this.#node?.type !== 'boolean') this.reject(`${this.#name} is neither true nor false`);
    return this.#node.value === true;
  }

  #raw(): string {
    return JSON.stringify(this.#node?.value ?? this.#node?.type ?? null);
  }
}

export function readJson(text: string): JsonAt {
  const feeds: number[] = [];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) feeds.push(at);
  const lineOf = (offset: number) => {
    let low = 0;
    let high = feeds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((feeds[middle] ?? 0) < offset) low = middle + 1;
      else high = middle;
    }
    return low + 1;
  };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, STRICT);
  const [error] = errors;
  if (error) {
    const isCutOff = error.offset >= text.trimEnd().length;
    throw new ImportError(
      isCutOff
        ? 'the JSON ends too early: the file is cut off'
        : `is not JSON: ${printParseErrorCode(error.error)}`,
      lineOf(Math.min(error.offset, text.trimEnd().length)),
    );
  }
  return new JsonAt(root, 'the file', 1, lineOf);
}
