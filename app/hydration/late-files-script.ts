/**
 * The script that asks for everything a page does not need to be read: after its first paint. Named in the page from the
 * start, scripts and styles would share the connection with the text that the visitor waits for.
 */
import { squeezed } from './squeezed.ts';

/**
 * Before it stands a template with their names: nothing in a template is loaded. The first paint may show the beginning
 * of a page alone, so one more is waited for. A page in the background is not painted, but may be made ready; browsers
 * that do not tell of their paints begin at once, and so do pages that hold back what they were sent with. The same on
 * every page to the letter: the security policy names it by its hash.
 */
export const lateFilesScript = squeezed(`(() => {
  const files = document.currentScript.previousElementSibling;
  const load = () => files.replaceWith(files.content);
  if (document.hidden || 'stale' in document.documentElement.dataset || !self.PerformanceObserver?.supportedEntryTypes?.includes('paint')) return load();
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    requestAnimationFrame(() => setTimeout(load));
  }).observe({ type: 'paint', buffered: true });
})();`);
