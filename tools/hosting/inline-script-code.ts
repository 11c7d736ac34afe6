/** The scripts inside of pages, minified by the bundler like those in files. */
import { build, minifySync, type Rolldown } from 'vite';
import { PROJECT_FOLDER } from '../folders.ts';

export function minifyInlineScript(source: string): string {
  const { code, errors } = minifySync('inline.js', source, { module: false });
  if (errors.length > 0) throw new Error(`An inline script has an error: ${errors[0]?.message}`);
  return code.trim();
}

/** A module with all that it imports. */
export async function bundleInlineScript(file: string): Promise<string> {
  const output = await build({
    configFile: false,
    root: PROJECT_FOLDER,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [script] = (output as Rolldown.RolldownOutput).output;
  return script.code.trim();
}
