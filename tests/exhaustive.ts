/** Whether every combination is tried (`npm run test:all`) or a sample of each kind of page. */
export const isExhaustive = Boolean(process.env.TEST_ALL);
