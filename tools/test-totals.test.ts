import { describe, expect, it } from 'vitest';
import { closingLine, failuresIn, filesToRunAgain, flakyIn, slowestIn, without } from './test-totals.ts';

const ran = (numPassedTests: number, numFailedTests: number, exitCode = numFailedTests > 0 ? 1 : 0) => ({
  exitCode,
  report: { numPassedTests, numFailedTests, testResults: [] },
});

/** A run of files, each with how its tests ended. */
function ranFiles(files: Record<string, ('passed' | 'failed')[]>) {
  const testResults = Object.entries(files).map(([name, ends]) => ({
    name,
    status: ends.includes('failed') ? 'failed' : 'passed',
    startTime: 0,
    endTime: 0,
    assertionResults: ends.map((status, index) => ({ status, fullName: `${name} ${index}` })),
  }));
  const all = Object.values(files).flat();
  const numFailedTests = all.filter((end) => end === 'failed').length;
  return {
    exitCode: numFailedTests > 0 ? 1 : 0,
    report: { numPassedTests: all.length - numFailedTests, numFailedTests, testResults },
  };
}

describe('the closing line of npm test', () => {
  it('counts over all runs', () => {
    expect(closingLine([ran(3, 0), ran(2, 0)])).toEqual({ line: '5 passed, 0 failed', ok: true });
    expect(closingLine([ran(3, 1), ran(2, 2)])).toEqual({ line: '5 passed, 3 failed', ok: false });
  });

  it('never looks green when a run failed outside of its tests', () => {
    expect(closingLine([ran(3, 0), ran(2, 0, 1)])).toEqual({ line: '5 passed, 1 failed', ok: false });
    expect(closingLine([ran(3, 0), { exitCode: 1, report: null }])).toEqual({
      line: '3 passed, 1 failed',
      ok: false,
    });
  });

  it('never looks green when a run had no tests', () => {
    expect(closingLine([ran(3, 0), ran(0, 0)])).toEqual({ line: '3 passed, 1 failed', ok: false });
  });
});

describe('the failures named before the closing line', () => {
  it('are those of every run, with the file and the first line of the message', () => {
    const broken = ranFiles({ a: ['passed'], b: ['passed', 'failed'] });
    const test = broken.report.testResults[1]?.assertionResults[1] as { failureMessages?: string[] };
    test.failureMessages = ['expected 1 to be 2\n    at b.ts:3'];
    expect(failuresIn([ran(1, 0), broken])).toEqual(['Failed: b: b 1: expected 1 to be 2']);
  });

  it('name a file that failed outside of its tests', () => {
    const unloaded = { name: 'a', status: 'failed', startTime: 0, endTime: 0, assertionResults: [] };
    const report = { numPassedTests: 0, numFailedTests: 0, testResults: [unloaded] };
    expect(failuresIn([{ exitCode: 1, report }])).toEqual(['Failed: a']);
  });
});

describe('the slowest files named before the closing line', () => {
  it('are the ten that took longest over all runs', () => {
    const first = ranFiles({ a: ['passed'], b: ['passed'] });
    const second = ranFiles(
      Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`c${at}`, ['passed']])),
    );
    for (const [at, file] of second.report.testResults.entries()) file.endTime = at * 1000;
    const [a, b] = first.report.testResults;
    Object.assign(a ?? {}, { startTime: 1_000, endTime: 31_400 });
    Object.assign(b ?? {}, { startTime: 1_000, endTime: 1_500 });
    const slowest = slowestIn([first, second]);
    expect(slowest).toHaveLength(10);
    expect(slowest.slice(0, 2)).toEqual(['   30.4 s  a', '   11.0 s  c11']);
  });

  it('are none of a run without a report', () => {
    expect(slowestIn([{ exitCode: 1, report: null }])).toEqual([]);
  });
});

describe('a browser file that failed', () => {
  const first = ranFiles({ a: ['passed', 'passed'], b: ['passed', 'failed'] });
  const names = (run: Parameters<typeof filesToRunAgain>[0]) => filesToRunAgain(run).map(({ name }) => name);

  it('runs again, unless there are many or the run itself broke off', () => {
    expect(names(first)).toEqual(['b']);
    expect(names(ranFiles({ a: ['passed'] }))).toEqual([]);
    const many = ranFiles({ a: ['failed'], b: ['failed'], c: ['failed'], d: ['failed'] });
    expect(names(many)).toEqual([]);
    expect(names({ exitCode: 1, report: null })).toEqual([]);
  });

  it('counts with all results of its second run', () => {
    const rest = without(first, filesToRunAgain(first));
    expect(closingLine([rest, ranFiles({ b: ['passed', 'passed'] })])).toEqual({
      line: '4 passed, 0 failed',
      ok: true,
    });
    expect(closingLine([rest, ranFiles({ b: ['passed', 'failed'] })])).toEqual({
      line: '3 passed, 1 failed',
      ok: false,
    });
  });

  it('is counted as flaky for each test that passed the second time, and named in the closing line', () => {
    const again = filesToRunAgain(ranFiles({ a: ['passed'], b: ['failed', 'failed', 'passed'] }));
    const second = ranFiles({ b: ['passed', 'failed', 'passed'] });
    expect(flakyIn(again, second)).toBe(1);
    expect(flakyIn(again, { exitCode: 1, report: null })).toBe(0);
    expect(closingLine([ran(4, 0)], 1)).toEqual({ line: '4 passed, 0 failed, 1 flaky', ok: true });
    expect(closingLine([ran(4, 1)], 1)).toEqual({ line: '4 passed, 1 failed, 1 flaky', ok: false });
  });

  it('is flaky once when it could not be loaded the first time', () => {
    const unloaded = [{ name: 'a', status: 'failed', startTime: 0, endTime: 0, assertionResults: [] }];
    expect(flakyIn(unloaded, ranFiles({ a: ['passed', 'passed'] }))).toBe(1);
    expect(flakyIn(unloaded, ranFiles({ a: ['passed', 'failed'] }))).toBe(0);
  });
});
