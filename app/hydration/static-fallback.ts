/**
 * The last way out: what fails outside of every boundary would leave an empty window. The page is then loaded once more
 * and left as it was sent, readable and with its links, without scripts taking it over.
 */
import { tellBrowser } from '../router/steps.ts';

/** In the state of the history, which stays when a page is loaded anew, also where storage is forbidden. */
const MARK = 'plain';

export function reloadAsStaticPage(error: unknown): void {
  reportError(error);
  tellBrowser();
  history.replaceState({ ...history.state, [MARK]: true }, '');
  window.location.reload();
}

/** Whether this page has just failed; the next load tries again. */
export function isStaticPageRequested(): boolean {
  if (!history.state?.[MARK]) return false;
  const { [MARK]: _, ...state } = history.state;
  history.replaceState(state, '');
  return true;
}
