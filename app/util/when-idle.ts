/** Waits until the browser has nothing better to do, but not for ever. */
const PATIENCE = 2000;

export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Not in every browser.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: PATIENCE });
    else setTimeout(resolve, PATIENCE);
  });
}
