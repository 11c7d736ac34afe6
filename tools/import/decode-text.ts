/** The input's bytes as text, or the reason why they are no text that could hold a schedule. */
import { ImportError } from './import-error.ts';

/** How files begin that are something else. */
const FILE_KINDS: [string, string][] = [
  ['\xff\xfe', 'the file is UTF-16: save it as UTF-8'],
  ['\xfe\xff', 'the file is UTF-16: save it as UTF-8'],
  ['\x1f\x8b', 'the file is compressed (gzip): unpack it'],
  ['PK', 'the file is a ZIP archive or a spreadsheet: export it as text'],
];
const TEXT_KINDS: [RegExp, string][] = [
  [
    /^<(!doctype\s+html|html|head|body)\b/i,
    'this is a web page (HTML), not data: the address answers with a page',
  ],
  [/^<(\?xml|!--|[a-z]+[\s>])/i, 'this is XML, not data in this format'],
];
const DAMAGE: [string, string][] = [
  ['\0', 'the file is not text: it has a zero byte'],
  // What a decoder puts in the place of bytes that are no letter.
  ['\ufffd', 'the file is not UTF-8: save it with that encoding'],
];

export function decodeText(bytes: Uint8Array): string {
  const beginning = Buffer.from(bytes.subarray(0, 2)).toString('latin1');
  for (const [signature, reason] of FILE_KINDS) {
    if (beginning === signature) throw new ImportError(reason, 1);
  }
  // Without the byte order mark, if there is one.
  const text = new TextDecoder('utf-8').decode(bytes);
  for (const [character, reason] of DAMAGE) {
    const at = text.indexOf(character);
    if (at !== -1) throw new ImportError(reason, text.slice(0, at).split('\n').length);
  }
  if (text.trim() === '') throw new ImportError('the file is empty');
  for (const [pattern, reason] of TEXT_KINDS) {
    if (pattern.test(text.trimStart())) throw new ImportError(reason, 1);
  }
  return text;
}
