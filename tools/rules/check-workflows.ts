/** `npm run check:workflows`: what GitHub's own language service finds wrong in .github/workflows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { PROJECT_FOLDER } from '../folders.ts';

const FOLDER = join('.github', 'workflows');
const names = readdirSync(join(PROJECT_FOLDER, FOLDER));
const problems: string[] = [];
for (const name of names) {
  const path = join(FOLDER, name);
  const text = readFileSync(join(PROJECT_FOLDER, path), 'utf8');
  // It takes files for workflows by their path below a project.
  const found = await validate(TextDocument.create(`file:///project/${path}`, 'yaml', 1, text));
  for (const { range, message } of found) problems.push(`${path}:${range.start.line + 1}: ${message}`);
}
console.log(problems.length === 0 ? `${names.length} workflows without problems` : problems.join('\n'));
process.exit(problems.length === 0 ? 0 : 1);
