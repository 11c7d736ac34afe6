/**
 * CSV as RFC 4180 describes it, with the line that each row begins at. Our own, because every message of an import
 * names a line, and a quoted field may hold line breaks: the number of a row is not that of its line.
 */
import { ImportError, quote } from './import-error.ts';

export interface CsvRow {
  line: number;
  /** The value under a heading, without spaces around it; '' where it is empty. */
  get(heading: string): string;
}

export interface CsvTable {
  headings: string[];
  rows: CsvRow[];
}

/** The rows below the headings, which must all be there and each once. */
export function readCsv(text: string, needed: readonly string[]): CsvTable {
  const [first, ...rest] = splitRows(text);
  if (!first) throw new ImportError('there is no header row', 1);
  const headings = first.fields.map((heading) => heading.trim());
  const missing = needed.filter((heading) => !headings.includes(heading));
  if (missing.length > 0) {
    const found = headings.slice(0, 8).map(quote).join(', ');
    throw new ImportError(
      `there is no column ${missing.map(quote).join(', ')} (found ${found}${headings.length > 8 ? ', …' : ''})`,
      first.line,
    );
  }
  const twice = headings.find(
    (heading, index) => needed.includes(heading) && headings.indexOf(heading) !== index,
  );
  if (twice !== undefined) throw new ImportError(`the column ${quote(twice)} appears twice`, first.line);
  const columns = new Map(headings.map((heading, index) => [heading, index]));
  const rows = rest
    .filter(({ fields }) => fields.length > 1 || fields[0] !== '')
    .map(({ line, fields }) => {
      if (fields.length !== headings.length) {
        throw new ImportError(
          `this row has ${fields.length} fields, the header ${headings.length} (is the file cut off?)`,
          line,
        );
      }
      return { line, get: (heading: string) => fields[columns.get(heading) ?? -1]?.trim() ?? '' };
    });
  return { headings, rows };
}

const END_OF_FIELD = /[,\r\n]/g;

function splitRows(text: string): { line: number; fields: string[] }[] {
  const rows: { line: number; fields: string[] }[] = [];
  let line = 1;
  let row = { line, fields: [] as string[] };
  let at = 0;
  while (at < text.length) {
    let field: string;
    if (text[at] === '"') {
      const opened = line;
      const end = closingQuote(text, at + 1);
      if (end === -1) throw new ImportError('a quotation mark is never closed', opened);
      const quoted = text.slice(at + 1, end);
      field = quoted.replaceAll('""', '"');
      line += quoted.split('\n').length - 1;
      at = end + 1;
      if (at < text.length && !/[,\r\n]/.test(text[at] ?? '')) {
        throw new ImportError(
          `text follows a closing quotation mark: ${quote(text.slice(at, at + 20))}`,
          line,
        );
      }
    } else {
      END_OF_FIELD.lastIndex = at;
      const end = END_OF_FIELD.exec(text)?.index ?? text.length;
      field = text.slice(at, end);
      if (field.includes('"')) throw new ImportError('a quotation mark inside a field without quotes', line);
      at = end;
    }
    row.fields.push(field);
    if (text[at] === ',') {
      at += 1;
      if (at === text.length) row.fields.push('');
      continue;
    }
    rows.push(row);
    if (text[at] === '\r') at += 1;
    if (text[at] === '\n') at += 1;
    line += 1;
    row = { line, fields: [] };
  }
  if (row.fields.length > 0) rows.push(row);
  return rows;
}

function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at + 2)) {
    if (text[at + 1] !== '"') return at;
  }
  return -1;
}
