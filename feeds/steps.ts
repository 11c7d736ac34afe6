/** Work that would take a second at once: it yields after each step of it, so that a server can answer others in between. */
export type Steps<Result> = Generator<undefined, Result>;

export function isSteps<Result>(work: Result | Steps<Result>): work is Steps<Result> {
  return typeof work === 'object' && work !== null && 'next' in work;
}

/** For those who have nothing else to do. */
export function atOnce<Result>(work: Result | Steps<Result>): Result {
  if (!isSteps(work)) return work;
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
