import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { abilitiesOf } from '../../../server/src/representation/mandates/mandates.policy.ts';
import { latestEnd } from './mandate-days.ts';
import { mandateStatus, mandateStatuses } from './mandate-statuses.ts';
import { type MandateActor, mayMove } from './mandate-transitions.ts';

const actors = ['proposer', 'answerer', 'staff', 'checker', 'system'] as const;

/** The rules, stated independently of the table: `from>to: who`. */
const allowed: Record<string, readonly MandateActor[]> = {
  '0>1': ['answerer', 'checker'],
  '0>2': ['proposer'],
  '0>3': ['system'],
  '0>4': ['answerer', 'staff', 'checker'],
  '1>2': ['proposer', 'answerer', 'staff', 'system'],
  '1>3': ['system'],
};

describe('a mandate', () => {
  it.each(mandateStatuses.flatMap((from) => mandateStatuses.map((to) => [from, to] as const)))(
    'moves from %i to %i only by whom the rules name',
    (from, to) => {
      const movers = actors.filter((by) => mayMove(from, to, by));
      expect(movers).toEqual(actors.filter((by) => allowed[`${from}>${to}`]?.includes(by)));
    },
  );

  it('is confirmed only by the side that did not propose it, or by staff who check its signed form', () => {
    for (const from of mandateStatuses)
      for (const by of ['proposer', 'staff', 'system'] as const)
        expect(mayMove(from, mandateStatus.confirmed, by)).toBe(false);
  });

  it('does not change once it is ended, expired or refused', () => {
    for (const from of [mandateStatus.ended, mandateStatus.expired, mandateStatus.refused])
      for (const to of mandateStatuses) for (const by of actors) expect(mayMove(from, to, by)).toBe(false);
  });
});

describe('what a side may do', () => {
  const can = (endsOn: string) =>
    abilitiesOf(
      'answerer',
      { status: mandateStatus.proposed, ends_on: endsOn, recorded: false },
      '2026-09-15',
    );

  it('includes confirming until the last day, and only refusing after it', () => {
    expect(can('2026-09-15')).toEqual({ confirm: true, refuse: true, end: false, check: false });
    expect(can('2026-09-14')).toEqual({ confirm: false, refuse: true, end: false, check: false });
  });

  it('is nothing for a reader', () => {
    for (const status of mandateStatuses)
      expect(abilitiesOf('reader', { status, ends_on: '2027-01-01', recorded: true }, '2026-09-15')).toEqual({
        confirm: false,
        refuse: false,
        end: false,
        check: false,
      });
  });
});

describe('the signed form of a mandate', () => {
  it.each(mandateStatuses.flatMap((status) => [true, false].map((recorded) => [status, recorded] as const)))(
    'of status %i, recorded: %s, is checked by staff only while it was recorded and waits',
    (status, recorded) => {
      for (const ends_on of ['2026-09-14', '2026-09-15'])
        expect(abilitiesOf('staff', { status, recorded, ends_on }, '2026-09-15').check).toBe(
          recorded && status === mandateStatus.proposed && ends_on === '2026-09-15',
        );
    },
  );
});

describe('the last day of a mandate', () => {
  it.each([
    ['2026-07-01', '2028-06-30'],
    ['2026-01-01', '2027-12-31'],
    ['2026-03-01', '2028-02-29'],
    ['2028-02-29', '2030-02-27'],
  ])('that begins on %s is at the latest %s', (startsOn, endsOn) => {
    expect(latestEnd(startsOn)).toBe(endsOn);
  });

  it('is never more than two years of days away', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2150-01-01'), noInvalidDate: true }),
        (date) => {
          const startsOn = date.toISOString().slice(0, 10);
          const days = (Date.parse(latestEnd(startsOn)) - Date.parse(startsOn)) / 86_400_000 + 1;
          expect(days).toBeGreaterThanOrEqual(730);
          expect(days).toBeLessThanOrEqual(731);
        },
      ),
    );
  });
});
