/** The scripts inside of pages, minified by the bundler like those in files. */
import { minifySync } from 'vite';

export function minifyInlineScript(source: string): string {
  const { code, errors } = minifySync('inline.js', source, { module: false });
  if (errors.length > 0) throw new Error(`An inline script has an error: ${errors[0]?.message}`);
  return code.trim();
}
