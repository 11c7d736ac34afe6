/** Which release this page is of, as the build has marked it. */
export const pageRelease = () => document.documentElement.dataset.release ?? '';
