/**
 * Ends the task that runs, and goes on in another: what takes long in between, the browser paints and answers. No timer,
 * because those of a page in the background wait for seconds.
 */
export function breathe(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** What has been made before takes no time: only a step that worked for longer than this ends its task. */
const LONG_STEP = 2;

/** Does one thing after the other, each in a task of its own if it takes long. */
export async function inSteps(steps: readonly (() => unknown)[]): Promise<void> {
  let began = performance.now();
  for (const step of steps) {
    if (performance.now() - began > LONG_STEP) {
      await breathe();
      began = performance.now();
    }
    step();
  }
}
