/** The development server shows a changed line of data at once, and says afterwards what is wrong with it. */
import type { ViteDevServer } from 'vite';
import { checkData } from '../../catalog/check/check-data.ts';
import { describeProblems } from '../../catalog/check/problem.ts';
import { readDataFolder } from '../../catalog/read-data.ts';
import { checkLater, forgetCatalog } from '../build/current-catalog.ts';
import { DATA_FOLDER } from '../folders.ts';

/** The checks take a second or two and block the server: they wait until it has had no request for so long. */
const QUIET = 2000;

/** @param isData whether a module is made of the data */
export function watchData(server: ViteDevServer, isData: (moduleId: string) => boolean): void {
  checkLater();
  let timer: NodeJS.Timeout | undefined;
  let isChecked = false;
  const check = () => {
    isChecked = true;
    sayProblems(server);
  };
  server.middlewares.use((_request, _response, next) => {
    clearTimeout(timer);
    if (!isChecked) timer = setTimeout(check, QUIET);
    next();
  });
  server.httpServer?.on('close', () => clearTimeout(timer));
  server.watcher.add(DATA_FOLDER);
  server.watcher.on('all', (_, file) => {
    if (!file.startsWith(DATA_FOLDER)) return;
    forgetCatalog();
    for (const { moduleGraph } of Object.values(server.environments)) {
      for (const [id, module] of moduleGraph.idToModuleMap) {
        if (isData(id)) moduleGraph.invalidateModule(module);
      }
    }
    isChecked = false;
    server.ws.send({ type: 'full-reload' });
  });
}

/** In the terminal, and over the page. */
function sayProblems(server: ViteDevServer): void {
  const { data, problems } = readDataFolder(DATA_FOLDER);
  const all = problems.length > 0 ? problems : checkData(data);
  if (all.length === 0) return;
  const message = `The data has ${all.length} problem(s):\n${describeProblems(all, DATA_FOLDER)}`;
  server.config.logger.error(message);
  server.ws.send({ type: 'error', err: { message, stack: '' } });
}
