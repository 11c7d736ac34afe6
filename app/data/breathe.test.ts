import { expect, test } from 'vitest';
import { inSteps } from './breathe.ts';

/** Keeps the processor as long as a step that is worth a task of its own. */
function work() {
  const until = performance.now() + 10;
  while (performance.now() < until);
}

/** Which of the steps ran before anything else had a turn. */
async function stepsInOneTask(steps: (() => void)[]): Promise<number> {
  let done = 0;
  const doing = inSteps(
    steps.map((step) => () => {
      step();
      done += 1;
    }),
  );
  await Promise.resolve();
  const inOne = done;
  await doing;
  expect(done).toBe(steps.length);
  return inOne;
}

test('what takes long ends the task, what takes no time goes on', async () => {
  const nothing = () => {};
  expect(await stepsInOneTask([nothing, nothing, nothing])).toBe(3);
  expect(await stepsInOneTask([nothing, work, nothing])).toBe(2);
});
