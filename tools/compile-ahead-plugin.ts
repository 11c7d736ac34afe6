/** Has browsers compile the scripts of the site while they arrive. */
import type { Plugin } from 'vite';

/**
 * Must be the first line. Chromium then compiles all of a script while it arrives, beside the page's thread, instead of
 * each function on that thread when it is called first. Other browsers read a comment.
 */
const HINT = '//# allFunctionsCalledOnLoad\n';

/** Lists of events have nothing to compile. */
export function compileAheadPlugin(): Plugin {
  return {
    name: 'sports-calendar:compile-ahead',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has put the list of files that a chunk may ask for at its beginning.
      order: 'post',
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && !chunk.facadeModuleId?.includes('virtual:catalog/'))
            chunk.code = HINT + chunk.code;
        }
      },
    },
  };
}
