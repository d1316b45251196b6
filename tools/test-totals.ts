/** One run of the test runner: how it ended, and its JSON report (null when it wrote none). */
export interface RunResult {
  exitCode: number;
  report: { numPassedTests: number; numFailedTests: number } | null;
}

/**
 * The closing line `N passed, N failed` over several runs, and whether they may pass. A run that failed without a failed
 * test (a file that could not be loaded, an error outside of any test) counts as one failed; so does one without tests.
 */
export function closingLine(results: readonly RunResult[]): { line: string; sound: boolean } {
  let passed = 0;
  let failed = 0;
  for (const { exitCode, report } of results) {
    passed += report?.numPassedTests ?? 0;
    const failures = report?.numFailedTests ?? 0;
    const ranNone = (report?.numPassedTests ?? 0) + failures === 0;
    failed += failures === 0 && (exitCode !== 0 || ranNone) ? 1 : failures;
  }
  return { line: `${passed} passed, ${failed} failed`, sound: passed > 0 && failed === 0 };
}
