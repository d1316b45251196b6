import { type Finding, lineOf } from '../platform/installation/finding.ts';

/** Prints a line for each finding and a closing one. Returns the exit code: 1 if there is a fault. */
export function printFindings(findings: readonly Finding[]): number {
  for (const finding of findings) console.log(lineOf(finding));
  const faults = findings.filter(({ state }) => state === 'fault').length;
  console.log(faults === 0 ? '\nNo fault was found.' : `\n${faults} ${faults === 1 ? 'fault' : 'faults'}.`);
  return faults === 0 ? 0 : 1;
}
