/**
 * The script that loads everything a page does not need to be read, after its first paint. Loaded from the start, scripts
 * and styles would share the connection with the text that the visitor waits for.
 *
 * The template before it names the files: nothing in a template is loaded. The first paint may show only the beginning
 * of a page, so it waits for one more. A page in the background is not painted, but may be prepared; browsers that do
 * not report their paints begin at once, and so do pages that hide what they were sent with. It is the same on every
 * page, because the security policy allows it by its hash.
 */
export const lateFilesScript = `(() => {
  const files = document.currentScript.previousElementSibling;
  const load = () => files.replaceWith(files.content);
  const isStale = 'stale' in document.documentElement.dataset;
  const reportsPaints = self.PerformanceObserver?.supportedEntryTypes?.includes('paint');
  if (document.hidden || isStale || !reportsPaints) return load();
  new PerformanceObserver((_, paints) => {
    paints.disconnect();
    requestAnimationFrame(() => setTimeout(load));
  }).observe({ type: 'paint', buffered: true });
})();`;
