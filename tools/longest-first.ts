import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longest, so that no worker begins it when the others have nothing left to do. */
const longest = [
  'e2e/every-screen.test.ts',
  'e2e/speak-seven-languages.test.ts',
  'e2e/budgets.test.ts',
  'server/test/every-call.test.ts',
  'server/src/start.test.ts',
  'server/src/demo/load-demo-market.test.ts',
];

/** The order of the test files: these first, the others as the runner would have them. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/${name}`));
      return found === -1 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b));
  }
}
