/** JSON of a known form. Its parts still know their lines, so that a rejection can name them. */
import { getNodeValue, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { z } from 'zod';
import { lineOf } from '../../catalog/read/problem.ts';
import { ImportError } from './import-error.ts';

export interface JsonFile<T> {
  content: T;
  /** Of what is missing, the line of what it is missing in. */
  lineOf(...path: (string | number)[]): number;
}

export function readJson<T>(text: string, schema: z.ZodType<T>): JsonFile<T> {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (!root || error) {
    const end = text.trimEnd().length;
    const offset = Math.min(error?.offset ?? end, end);
    throw new ImportError(
      error && offset < end
        ? `is not JSON: ${printParseErrorCode(error.error)}`
        : 'the JSON ends too early: the file is cut off',
      text.slice(0, offset).split('\n').length,
    );
  }
  const result = schema.safeParse(getNodeValue(root));
  if (!result.success) {
    const [{ path = [], message = '' } = {}] = result.error.issues;
    const steps = path.map((step) => (typeof step === 'number' ? step : String(step)));
    throw new ImportError(`${steps.join('.') || 'the file'}: ${message}`, lineOf(text, root, steps));
  }
  return { content: result.data, lineOf: (...path) => lineOf(text, root, path) };
}
