import { afterEach, expect, test, vi } from 'vitest';
import { inSteps } from './breathe.ts';

let time = 0;
const nothing = () => {};
const work = () => {
  time += 10;
};

afterEach(() => vi.restoreAllMocks());

/** How many of the steps ran before anything else had a turn. */
async function stepsInOneTask(steps: (() => void)[]): Promise<number> {
  // Not the machine's own time: a busy one may take long for nothing.
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  let done = 0;
  const doing = inSteps(
    steps.map((step) => () => {
      step();
      done += 1;
    }),
  );
  const inOne = done;
  await doing;
  expect(done).toBe(steps.length);
  return inOne;
}

test('what takes long ends the task, what takes no time goes on', async () => {
  expect(await stepsInOneTask([nothing, nothing, nothing])).toBe(3);
  expect(await stepsInOneTask([nothing, work, nothing])).toBe(2);
  expect(await stepsInOneTask([work, nothing, work])).toBe(1);
});
