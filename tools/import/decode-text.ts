/** The input's bytes as text, or the reason why they are no text that could hold a schedule. */
import { ImportError } from './import-error.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === undefined) throw new ImportError('the file is empty');
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    throw new ImportError('the file is UTF-16: save it as UTF-8', 1);
  }
  if (first === 0x1f && second === 0x8b) throw new ImportError('the file is compressed (gzip): unpack it', 1);
  if (first === 0x50 && second === 0x4b) {
    throw new ImportError('the file is a ZIP archive or a spreadsheet: export it as text', 1);
  }
  const zero = bytes.indexOf(0);
  if (zero !== -1) throw new ImportError('the file is not text: it has a zero byte', lineAt(bytes, zero));
  const text = decode(bytes).replace(/^\ufeff/, '');
  const beginning = text.trimStart().slice(0, 200);
  if (beginning === '') throw new ImportError('the file is empty');
  if (/^<(!doctype\s+html|html|head|body)\b/i.test(beginning)) {
    throw new ImportError('this is a web page (HTML), not data: the address answers with a page', 1);
  }
  if (/^<(\?xml|!--|[a-z]+[\s>])/i.test(beginning))
    throw new ImportError('this is XML, not data in this format', 1);
  return text;
}

function decode(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ImportError('the file is not UTF-8: save it with that encoding', firstBadLine(bytes));
  }
}

/** A line feed is a byte of its own in UTF-8, so each line can be tried alone. */
function firstBadLine(bytes: Uint8Array): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const feed = bytes.indexOf(0x0a, from);
    const to = feed === -1 ? bytes.length : feed + 1;
    try {
      utf8.decode(bytes.subarray(from, to));
    } catch {
      return line;
    }
    from = to;
  }
  return line;
}

function lineAt(bytes: Uint8Array, offset: number): number {
  return bytes.subarray(0, offset).filter((byte) => byte === 0x0a).length + 1;
}
