/**
 * A page comes with the styles that it shows at first. The sheet with all of them is on its way meanwhile, out of the
 * page's way: this puts it into force. Without it the page goes on as it is.
 */

/** A sheet that failed before anybody listened says nothing any more. */
const LONGEST_WAIT = 3000;

export function wholeStyleSheet(): Promise<void> {
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
    setTimeout(resolve, LONGEST_WAIT);
  });
}
