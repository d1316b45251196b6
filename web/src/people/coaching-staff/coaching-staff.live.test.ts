import { exampleCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import type { CoachingStaffEvents } from '@trattativa/contract/people/coaching-staff/events';
import { describe, expect, it } from 'vitest';
import { applyToCoachingStaff, applyToCoachingStaffs } from './coaching-staff.live.ts';

const people = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ ...exampleCoachingStaff, coachingStaffId: n + 1 }));
const fetched = (count: number, total = count) => ({
  pages: [{ items: people(count), nextCursor: null, total, totalIsExact: total <= 10_000 }],
  pageParams: [undefined],
});
const event = (type: keyof CoachingStaffEvents, coachingStaffId: number) => ({
  id: '1',
  type,
  data: { coachingStaffId },
});

describe('a live coaching portfolio', () => {
  it('after a removal equals a fresh fetch', () => {
    const after = applyToCoachingStaffs(fetched(3), event('coachingStaff.removed', 2), []);
    const left = people(3).filter(({ coachingStaffId }) => coachingStaffId !== 2);
    expect(after).toEqual({
      pages: [{ items: left, nextCursor: null, total: 2, totalIsExact: true }],
      pageParams: [undefined],
    });
  });

  it.each([
    ['an unseen removal', event('coachingStaff.removed', 9), 3],
    ['a removal from an inexact total', event('coachingStaff.removed', 2), 10_001],
    ['an addition', event('coachingStaff.added', 2), 3],
    ['a change', event('coachingStaff.changed', 2), 3],
    ['an undone removal', event('coachingStaff.restored', 2), 3],
  ] as const)('is refetched after %s', (_what, event, total) => {
    expect(applyToCoachingStaffs(fetched(3, total), event, [])).toBe('refetch');
  });

  it('ignores events of other cards', () => {
    const other = event('coachingStaff.changed', 5);
    expect(applyToCoachingStaff(exampleCoachingStaff, other, [])).toBe(exampleCoachingStaff);
    const own = event('coachingStaff.changed', exampleCoachingStaff.coachingStaffId);
    expect(applyToCoachingStaff(exampleCoachingStaff, own, [])).toBe('refetch');
  });
});
