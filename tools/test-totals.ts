/** One test file in the runner's JSON report; `name` is its path. */
interface FileReport {
  name: string;
  status: string;
  /** When its first test began and its last one ended, in ms. */
  startTime: number;
  endTime: number;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
}

/** One run of the test runner: how it ended, and its JSON report (null when it wrote none). */
export interface RunResult {
  exitCode: number;
  report: { numPassedTests: number; numFailedTests: number; testResults: FileReport[] } | null;
}

const maxRerunFiles = 3;

/**
 * The browser test files to run a second time: those that failed, if there are at most three. More failures are not due to
 * timing, and neither is a run that ended without a report.
 */
export function filesToRunAgain({ exitCode, report }: RunResult): FileReport[] {
  if (exitCode === 0 || report === null) return [];
  const failed = report.testResults.filter(({ status }) => status === 'failed');
  return failed.length <= maxRerunFiles ? failed : [];
}

/** The first run without the files that ran again: only their second run counts. */
export function without({ report }: RunResult, again: readonly FileReport[]): RunResult {
  const others = (report?.testResults ?? []).filter((file) => !again.includes(file));
  const count = (status: string) =>
    others.flatMap((file) => file.assertionResults).filter((result) => result.status === status).length;
  const numFailedTests = count('failed');
  return {
    exitCode: numFailedTests === 0 ? 0 : 1,
    report: { numPassedTests: count('passed'), numFailedTests, testResults: others },
  };
}

/**
 * How many tests of these files failed in the first run and passed in the second. A file that failed outside of its tests
 * counts as one.
 */
export function flakyIn(again: readonly FileReport[], { report }: RunResult): number {
  const second = new Map((report?.testResults ?? []).map((file) => [file.name, file]));
  return again.reduce((flaky, file) => {
    const rerun = second.get(file.name);
    const passed = new Set(namesOf(rerun, 'passed'));
    const lost = namesOf(file, 'failed');
    if (lost.length === 0) return flaky + (rerun?.status === 'passed' ? 1 : 0);
    return flaky + lost.filter((name) => passed.has(name)).length;
  }, 0);
}

const namesOf = (file: FileReport | undefined, status: string): string[] =>
  (file?.assertionResults ?? []).filter((result) => result.status === status).map(({ fullName }) => fullName);

/**
 * Every failed test of the runs, with its file and the first line of its message, for who reads only the end of a log. A file
 * that failed outside of its tests is named alone.
 */
export function failuresIn(results: readonly RunResult[]): string[] {
  return results
    .flatMap(({ report }) => report?.testResults ?? [])
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [`Failed: ${name}`];
      return failed.map(({ fullName, failureMessages }) =>
        [`Failed: ${name}: ${fullName}`, failureMessages?.[0]?.split('\n')[0]].filter(Boolean).join(': '),
      );
    });
}

const maxSlowest = 10;

/** The slowest test files of the runs with their seconds, slowest first: where work on the duration of all tests begins. */
export function slowestIn(results: readonly RunResult[]): string[] {
  return results
    .flatMap(({ report }) => report?.testResults ?? [])
    .map(({ name, startTime, endTime }) => ({ name, seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, maxSlowest)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
}

/**
 * The closing line `N passed, N failed` over several runs, followed by `, N flaky` if there are any, and whether the runs
 * passed. A flaky test counts as passed. A run that failed without a failed test (a file that could not be loaded, an
 * error outside of any test) counts as one failure; so does a run without tests.
 */
export function closingLine(results: readonly RunResult[], flaky = 0): { line: string; ok: boolean } {
  let passed = 0;
  let failed = 0;
  for (const { exitCode, report } of results) {
    passed += report?.numPassedTests ?? 0;
    const failures = report?.numFailedTests ?? 0;
    const ranNone = (report?.numPassedTests ?? 0) + failures === 0;
    failed += failures === 0 && (exitCode !== 0 || ranNone) ? 1 : failures;
  }
  const line = `${passed} passed, ${failed} failed${flaky > 0 ? `, ${flaky} flaky` : ''}`;
  return { line, ok: passed > 0 && failed === 0 };
}
