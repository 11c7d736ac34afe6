/** What a page's loading is judged by, collected in the page itself. */

export interface Loading {
  /** Milliseconds until the largest paint. */
  paint: number;
  /** Of everything that moved by itself. */
  shift: number;
  /** Milliseconds beyond the first 50 of every task. */
  blocking: number;
}

declare global {
  interface Window {
    loading: Loading;
  }
}

/** Runs in the page before anything else. */
export function watchLoading(): void {
  const longTask = 50;
  const loading: Loading = { paint: 0, shift: 0, blocking: 0 };
  window.loading = loading;
  const watch = (type: string, each: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => {
    loading.paint = startTime;
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) loading.shift += value;
  });
  watch('longtask', ({ duration }) => {
    loading.blocking += duration - longTask;
  });
}
