/** Starts the site of the fixtures and the real one for the time of the tests, as `npm start` does, each on a free port. */
import { type ChildProcess, spawn } from 'node:child_process';
import { PROJECT_FOLDER } from '../tools/folders.ts';
import { bin } from '../tools/run.ts';
import { TEST_SITES } from '../tools/test/sites.ts';
import { IS_ARTEFACT } from './build-sub-path.ts';

export default async function serveSites() {
  // The tests of what is about to be published serve that, and its address and path are not those of these sites.
  if (IS_ARTEFACT) return undefined;
  const servers: ChildProcess[] = [];
  const start = async (variable: string, which: keyof typeof TEST_SITES) => {
    const server = spawn(bin('tsx'), ['tools/site/start.ts'], {
      cwd: PROJECT_FOLDER,
      env: { ...process.env, ...TEST_SITES[which], PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    servers.push(server);
    process.env[variable] = await addressOf(server);
  };
  await Promise.all([start('FIXTURES_AT', 'fixtures'), start('SITE_AT', 'real')]);
  return () => {
    for (const server of servers) server.kill();
  };
}

/** As the server says it, once it can answer. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  let said = '';
  for await (const text of stdout ?? []) {
    said += text;
    const address = /Sports Calendar is running at (\S+)\n/.exec(said)?.[1];
    if (address) return address;
  }
  throw new Error(`A site of the tests does not start:\n${said}`);
}
