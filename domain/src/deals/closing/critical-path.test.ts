import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastSafeMoments, type PathStep, standingOf } from './critical-path.ts';
import { dealSteps } from './deal-steps.ts';

const deadline = new Date('2027-02-02T19:00:00Z');
const hour = 3_600_000;

/** Steps without a circle: each waits only for earlier ones. */
const anySteps: fc.Arbitrary<PathStep[]> = fc
  .array(fc.record({ hours: fc.integer({ min: 0, max: 240 }), mask: fc.nat(255) }), {
    minLength: 1,
    maxLength: 8,
  })
  .map((drawn) =>
    drawn.map(({ hours, mask }, index) => ({
      name: String(index),
      hours,
      after: drawn.flatMap((_, before) => (before < index && (mask >> before) & 1 ? [String(before)] : [])),
    })),
  );

/** Every path that begins after a step, tried one by one. */
function longestByHand(steps: readonly PathStep[], name: string): number {
  const paths: number[] = [0];
  const walk = (at: string, hours: number) => {
    for (const next of steps.filter(({ after }) => after.includes(at))) {
      paths.push(hours + next.hours);
      walk(next.name, hours + next.hours);
    }
  };
  walk(name, 0);
  return Math.max(...paths);
}

describe('the critical path', () => {
  it('equals the longest path found by trying all of them', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const found = lastSafeMoments(steps, deadline);
        for (const { name } of steps) {
          const expected = deadline.getTime() - longestByHand(steps, name) * hour;
          expect(found.get(name)?.getTime()).toBe(expected);
        }
      }),
    );
  });

  it('the critical path of a transfer from abroad gives each step its last safe moment before the window closes', () => {
    const found = lastSafeMoments(
      dealSteps({ needsAgreement: true, needsCertificate: true, needsPermit: false }),
      deadline,
    );
    expect([...found].map(([name, at]) => [name, at.toISOString()])).toEqual([
      // 24 + 24 + 72 + 4 hours before the end
      ['agreement', '2027-01-28T15:00:00.000Z'],
      ['consent', '2027-01-29T15:00:00.000Z'],
      ['medical', '2027-01-30T15:00:00.000Z'],
      ['documents', '2027-02-02T15:00:00.000Z'],
      ['certificate', '2027-02-02T15:00:00.000Z'],
      ['registration', '2027-02-02T19:00:00.000Z'],
    ]);
  });

  it('is shorter without the steps that a deal does not need', () => {
    const names = (facts: Parameters<typeof dealSteps>[0]) => dealSteps(facts).map(({ name }) => name);
    expect(names({ needsAgreement: false, needsCertificate: false, needsPermit: false })).toEqual([
      'consent',
      'medical',
      'documents',
      'registration',
    ]);
    expect(names({ needsAgreement: false, needsCertificate: false, needsPermit: true })).toContain('permit');
  });

  it.each([
    [true, 100, 'done'],
    [false, 73, 'open'],
    [false, 72, 'soon'],
    [false, 0, 'soon'],
    [false, -1, 'late'],
  ] as const)('a step that is done: %s, %i hours before its moment, is %s', (isDone, hours, standing) => {
    expect(standingOf(deadline, isDone, new Date(deadline.getTime() - hours * hour))).toBe(standing);
  });
});
