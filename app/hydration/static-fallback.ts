/**
 * The last resort: an error outside of every boundary would leave an empty window. The page is then reloaded once and left
 * as it was sent, readable and with working links, without hydration.
 */

/** In the history entry's state, which survives a reload even where storage is forbidden. */
const MARK = 'static';

export function reloadAsStaticPage(error: unknown): void {
  reportError(error);
  history.replaceState({ ...history.state, [MARK]: true }, '');
  window.location.reload();
}

/** Whether this page has just failed; the next load hydrates again. */
export function isStaticPageRequested(): boolean {
  if (!history.state?.[MARK]) return false;
  const { [MARK]: _, ...state } = history.state;
  history.replaceState(state, '');
  return true;
}
