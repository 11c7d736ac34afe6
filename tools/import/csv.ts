/** CSV with the line that each row begins at, which every message of an import names. */
import { CsvError, parse } from 'csv-parse/sync';
import { ImportError, quote } from './import-error.ts';

export interface CsvRow {
  line: number;
  /** The value under a heading, without spaces around it; '' where it is empty. */
  get(heading: string): string;
}

/** The rows below the headings, which must all be there and each once. */
export function readCsv(text: string, needed: readonly string[]): CsvRow[] {
  const [first, ...rest] = splitRows(text);
  if (!first) throw new ImportError('there is no header row', 1);
  const headings = first.fields;
  for (const heading of needed) {
    const columns = headings.filter((each) => each === heading).length;
    if (columns === 1) continue;
    const found = headings.slice(0, 8).map(quote).join(', ');
    throw new ImportError(
      columns === 0
        ? `there is no column ${quote(heading)} (found ${found}${headings.length > 8 ? ', …' : ''})`
        : `the column ${quote(heading)} appears twice`,
      first.line,
    );
  }
  return rest.map(({ line, fields }) => ({
    line,
    get: (heading) => fields[headings.indexOf(heading)] ?? '',
  }));
}

function splitRows(text: string): { line: number; fields: string[] }[] {
  const rows: { line: number; fields: string[] }[] = [];
  try {
    parse(text, {
      skip_empty_lines: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      on_record: (fields: string[], { lines }) => {
        // It counts to the end of a row, whose quoted fields may hold line breaks.
        const breaks = fields.join().split('\n').length - 1;
        rows.push({ line: lines - breaks, fields: fields.map((field) => field.trim()) });
      },
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new ImportError(error.message.replace(/ (at|on) line \d+/, ''), Number(error.lines));
  }
  return rows;
}
