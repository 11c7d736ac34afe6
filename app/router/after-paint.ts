/** Runs something as soon as what is shown now has been painted. The answer takes it back. */
export function afterPaint(run: () => void): () => void {
  let running: ReturnType<typeof setTimeout>;
  // From within a frame, so after it was painted.
  const frame = requestAnimationFrame(() => {
    running = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(running);
  };
}
