import { describe, expect, it } from 'vitest';
import { closingLine } from './test-totals.ts';

const ran = (numPassedTests: number, numFailedTests: number, exitCode = numFailedTests > 0 ? 1 : 0) => ({
  exitCode,
  report: { numPassedTests, numFailedTests },
});

describe('the closing line of npm test', () => {
  it('counts over all runs', () => {
    expect(closingLine([ran(3, 0), ran(2, 0)])).toEqual({ line: '5 passed, 0 failed', sound: true });
    expect(closingLine([ran(3, 1), ran(2, 2)])).toEqual({ line: '5 passed, 3 failed', sound: false });
  });

  it('never looks green when a run failed outside of its tests', () => {
    expect(closingLine([ran(3, 0), ran(2, 0, 1)])).toEqual({ line: '5 passed, 1 failed', sound: false });
    expect(closingLine([ran(3, 0), { exitCode: 1, report: null }])).toEqual({
      line: '3 passed, 1 failed',
      sound: false,
    });
  });

  it('never looks green when a run had no tests', () => {
    expect(closingLine([ran(3, 0), ran(0, 0)])).toEqual({ line: '3 passed, 1 failed', sound: false });
  });
});
