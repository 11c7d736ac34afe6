/** Opens the settings from anywhere in a page. The button in the header has them, and listens. */
let listener = () => {};

export const openSettings = () => listener();

/** @returns how to stop listening. */
export function onOpenSettings(open: () => void): () => void {
  listener = open;
  return () => {
    listener = () => {};
  };
}
