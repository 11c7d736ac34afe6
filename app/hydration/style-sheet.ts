/**
 * A page is sent with the style rules that it needs at first. The whole sheet is loaded after the first paint; this applies
 * it. Without it the page goes on as it is.
 */

/** A sheet that failed before anybody listened fires no event any more. */
const TIMEOUT = 3000;

export function applyStyleSheet(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[data-whole]');
  if (!link) return Promise.resolve();
  return new Promise((resolve) => {
    const apply = () => {
      link.media = 'all';
      resolve();
    };
    if (link.sheet) return apply();
    link.addEventListener('load', apply, { once: true });
    link.addEventListener('error', () => resolve(), { once: true });
    setTimeout(resolve, TIMEOUT);
  });
}
