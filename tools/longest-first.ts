import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest test files. They start first, so that no worker still runs one when the others have finished. */
const longest = [
  'e2e/tours/staff.test.ts',
  'e2e/tours/agent.test.ts',
  'e2e/tours/club.test.ts',
  'e2e/tours/premium.test.ts',
  'e2e/tours/player.test.ts',
  'e2e/tours/coaching-staff.test.ts',
  'e2e/speak-seven-languages.test.ts',
  'e2e/budgets.test.ts',
  'server/test/live/open-screens-follow.test.ts',
  'server/test/non-interference.test.ts',
  'server/test/protected-minors.test.ts',
  'server/test/number-bounds.test.ts',
  'server/src/demo/demo-truth.test.ts',
  'server/test/every-call.test.ts',
  'server/src/start.test.ts',
  'server/src/demo/load-demo-market.test.ts',
];

/** Orders the test files: the slowest first, the others in the runner's order. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return found === -1 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
