/**
 * The scripts of the site: those of its pages, of embeds and of the service worker, and the one that renders pages; with
 * them the styles and the font. They are built by the bundler into a folder named after all that they are made of, and used again while that is the same.
 */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { InlineConfig, Manifest } from 'vite';
import type { PageKind } from '../../app/routes.ts';
import { basePath } from '../base-path.ts';
import { PROJECT_FOLDER, SCRIPTS_FOLDER } from '../folders.ts';
import { cutFont, type FontAddresses, type FontPart, rareRange } from '../fonts/site-font.ts';
import type { ListNames } from '../lists/list-files.ts';
import { themeValuesPlugin } from '../vite/theme-values.ts';
import { currentCatalog, currentLists, rememberListNames, skipCheck } from './current-catalog.ts';
import type { Renderer } from './pages.ts';
import { sourceKey } from './source-key.ts';

const ENTRY = 'app/entry.client.tsx';
/** What was built last stays, for those who go back and forth between two branches. */
const KEPT_FOLDERS = 3;
/** What is unfinished for longer was left by a process that has ended. */
const HOUR = 3_600_000;

/** What the build of the scripts writes down of itself. */
interface BuiltNames {
  manifest: Manifest;
  embedScript: string;
  embedStyle: string;
  font: FontAddresses;
  lists: ListNames;
}

export interface Scripts {
  /** Of every file, from the root of the site. */
  files: Map<string, () => Buffer>;
  /** Paths are relative to the root of the site. */
  sheet: string;
  entry: string;
  /** What a page of this kind loads besides the entry. */
  importsOf: (kind: PageKind) => string[];
  embedScript: string;
  embedStyle: string;
  font: FontAddresses;
  /** Without the list of the release's files, for which it has the name __RELEASE__. */
  worker: () => string;
  renderer: () => Promise<Renderer>;
}

/** Builds them unless that was done before; the data is checked before anything is built of it. */
export async function loadScripts(): Promise<Scripts> {
  const folder = join(SCRIPTS_FOLDER, sourceKey());
  if (existsSync(folder)) skipCheck('everything');
  else await buildInto(folder);
  return openScripts(folder);
}

function openScripts(folder: string): Scripts {
  const { manifest, embedScript, embedStyle, font, lists }: BuiltNames = JSON.parse(
    readFileSync(join(folder, 'names.json'), 'utf8'),
  );
  rememberListNames(lists);
  const chunk = (name: string) => {
    const found = manifest[name];
    if (!found) throw new Error(`The build has no ${name}`);
    return found;
  };
  const sheet = Object.values(manifest).find(({ file }) => file.endsWith('.css'))?.file;
  if (!sheet) throw new Error('The build has written no style sheet');
  const assets = readdirSync(join(folder, 'client', 'assets'));
  return {
    files: new Map(
      assets.map((name) => [`/assets/${name}`, () => readFileSync(join(folder, 'client', 'assets', name))]),
    ),
    sheet,
    entry: chunk(ENTRY).file,
    importsOf: (kind) => {
      const files = new Set<string>();
      const add = (name: string) => {
        const { file, imports = [] } = chunk(name);
        if (files.has(file)) return;
        files.add(file);
        for (const each of imports) add(each);
      };
      for (const each of chunk(ENTRY).imports ?? []) add(each);
      add(`app/routes/${kind}.tsx`);
      files.delete(chunk(ENTRY).file);
      return [...files];
    },
    embedScript,
    embedStyle,
    font,
    worker: () => readFileSync(join(folder, 'worker', 'sw.js'), 'utf8'),
    renderer: () => import(pathToFileURL(join(folder, 'server', 'entry.server.js')).href),
  };
}

async function buildInto(folder: string): Promise<void> {
  console.log('Reading and checking the data');
  currentCatalog();
  console.log('Building the scripts');
  // It has its name when it is complete.
  const unfinished = `${folder}.${process.pid}`;
  const { build, createBuilder } = await import('vite');
  const { default: config, PICTURE_SHEETS } = await import('../../vite.config.ts');
  // Given, not named: the plugins then use the catalogue that is here.
  const builder = await createBuilder({
    ...config,
    configFile: false,
    root: PROJECT_FOLDER,
    logLevel: 'warn',
    publicDir: false,
  });
  for (const [name, outDir] of [
    ['client', 'client'],
    ['ssr', 'server'],
  ]) {
    const environment = builder.environments[name ?? ''];
    if (!environment) throw new Error(`vite.config.ts has no environment ${name}`);
    environment.config.build.outDir = join(unfinished, outDir ?? '');
    await builder.build(environment);
  }
  const client = join(unfinished, 'client');
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite', 'manifest.json'), 'utf8'));
  await build(embedConfig(client, PICTURE_SHEETS));
  await build(workerConfig(join(unfinished, 'worker'), 'worker.ts'));
  const [embedScript, embedStyle] = ['js', 'css'].map((extension) =>
    readdirSync(join(client, 'assets')).find((name) => name.startsWith('embed-') && name.endsWith(extension)),
  );
  if (!embedScript || !embedStyle) throw new Error('The script or the style of embeds is missing');
  const names: BuiltNames = {
    manifest,
    embedScript: `assets/${embedScript}`,
    embedStyle: `assets/${embedStyle}`,
    font: {
      common: await writeFont('common', client),
      rare: await writeFont('rare', client),
      rareRange: rareRange(),
    },
    lists: currentLists().names,
  };
  writeFileSync(join(unfinished, 'names.json'), JSON.stringify(names));
  removeOldest();
  // Another process may have built the same meanwhile.
  if (existsSync(folder)) rmSync(unfinished, { recursive: true });
  else renameSync(unfinished, folder);
}

/** Returns the name of the file, which has a hash of its content, like those of the bundler. */
async function writeFont(part: FontPart, folder: string): Promise<string> {
  const font = await cutFont(part);
  const hash = createHash('sha256').update(font).digest('hex').slice(0, 8);
  const name = `assets/inter-${part}-${hash}.woff2`;
  writeFileSync(join(folder, name), font);
  return name;
}

/** Apart from the site's own build: as a part of it, the script would share files with the framework. */
function embedConfig(outDir: string, external: RegExp): InlineConfig {
  return {
    configFile: false,
    base: basePath(),
    root: PROJECT_FOLDER,
    logLevel: 'warn',
    publicDir: false,
    css: { postcss: { plugins: [themeValuesPlugin] } },
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        external,
        input: { embed: 'app/embed/embed.ts', 'embed-style': 'app/embed/embed.css' },
        output: { entryFileNames: 'assets/[name]-[hash].js', assetFileNames: 'assets/embed-[hash][extname]' },
      },
    },
  };
}

/** One classic script: not every browser runs workers as modules. */
export function workerConfig(outDir: string, source: 'worker.ts' | 'kill-switch.ts'): InlineConfig {
  return {
    configFile: false,
    root: PROJECT_FOLDER,
    logLevel: 'warn',
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: {
        input: `app/offline/worker/${source}`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  };
}

function removeOldest(): void {
  mkdirSync(SCRIPTS_FOLDER, { recursive: true });
  const age = (name: string) => Date.now() - statSync(join(SCRIPTS_FOLDER, name)).mtimeMs;
  const names = readdirSync(SCRIPTS_FOLDER).sort((a, b) => age(a) - age(b));
  const complete = names.filter((name) => /^\w+$/.test(name));
  const abandoned = names.filter((name) => name.includes('.') && age(name) > HOUR);
  for (const name of [...complete.slice(KEPT_FOLDERS - 1), ...abandoned])
    rmSync(join(SCRIPTS_FOLDER, name), { recursive: true });
}
