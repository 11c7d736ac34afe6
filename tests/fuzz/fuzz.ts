/** A property over ten thousand hostile values, named with their number, and what holds for every reader. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { afterAll, describe, test } from 'vitest';

const CASES = 10_000;
/** Milliseconds: for all cases of one test. */
const LONGEST_TEST = 180_000;

/** Every object's properties, as they must still be after anything. */
const ofAllObjects = () => Reflect.ownKeys(Object.prototype).map(String).join();
const BEFORE = ofAllObjects();

const counted: string[] = [];

/** Fuzz tests of one kind. Their numbers are printed, as the runner lists only slow tests by name. */
export function fuzzed(kind: string, tests: () => void): void {
  describe(kind, () => {
    tests();
    afterAll(() => {
      console.log(`Fuzzed ${kind}:\n  ${counted.splice(0).join('\n  ')}`);
    });
  });
}

/** The number in the name is the number that was counted. */
export function fuzz<Value>(
  name: string,
  values: fc.Arbitrary<Value>,
  holds: (value: Value) => void | Promise<void>,
): void {
  test(
    `${name} (${CASES.toLocaleString('en')} cases)`,
    async () => {
      let count = 0;
      const property = fc.asyncProperty(values, async (value) => {
        count += 1;
        await holds(value);
        assert.equal(ofAllObjects(), BEFORE, 'no prototype has changed');
      });
      await fc.assert(property, { numRuns: CASES });
      assert.equal(count, CASES);
      counted.push(`${name}: ${count.toLocaleString('en')} cases`);
    },
    LONGEST_TEST,
  );
}

const LONGEST_SENTENCE = 320;
/** Controls, what turns the direction of a text or cannot be seen, halves of characters, breaks of lines. */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Warnings about rejected values can be shown as they are: short, on one line, nothing hidden in them. */
export function areSentences(sentences: readonly string[]): void {
  for (const sentence of sentences) {
    assert.ok(
      sentence.length > 0 && sentence.length <= LONGEST_SENTENCE,
      `not short: ${sentence.slice(0, 400)}`,
    );
    assert.doesNotMatch(sentence, HIDDEN);
  }
}

/** A warning for each rejected value, and none for the others. */
export function assertWarnings(
  warnings: readonly string[],
  accepted: readonly (boolean | undefined)[],
): void {
  areSentences(warnings);
  assert.equal(warnings.length, accepted.filter((each) => each === false).length, warnings.join(' | '));
}

/** Undefined where no value was given. */
export function isAccepted(given: string | null, result: string | undefined): boolean | undefined {
  return given === null ? undefined : given === result;
}
