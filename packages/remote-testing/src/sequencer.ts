import path from 'node:path';
import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/**
 * Runs these files first, in this order. Vitest begins with those that took longest, which a fresh checkout does not know:
 * then it begins with the largest, and a short file may have the longest tests.
 */
export const createSequencer = (longest: readonly string[]): TestSequencerConstructor => {
  const placeOf = ({ moduleId }: TestSpecification): number => {
    const place = longest.findIndex((name) => path.basename(moduleId).startsWith(`${name}.`));
    return place === -1 ? longest.length : place;
  };
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      return (await super.sort(files)).sort((one, other) => placeOf(one) - placeOf(other));
    }
  };
};
