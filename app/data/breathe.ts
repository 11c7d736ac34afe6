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
