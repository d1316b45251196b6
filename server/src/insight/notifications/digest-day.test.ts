import fc from 'fast-check';
import { expect, it } from 'vitest';
import { digestDay, morningOf } from './digest-day.ts';

it.each([
  ['in winter', '2026-01-14T05:59:59Z', null],
  ['in winter', '2026-01-14T06:00:00Z', '2026-01-14'],
  ['in summer', '2026-07-14T04:59:59Z', null],
  ['in summer', '2026-07-14T05:00:00Z', '2026-07-14'],
  ['on the day the clocks go forward', '2026-03-29T04:59:59Z', null],
  ['on the day the clocks go forward', '2026-03-29T05:00:00Z', '2026-03-29'],
  ['on the day the clocks go back', '2026-10-25T05:59:59Z', null],
  ['on the day the clocks go back', '2026-10-25T06:00:00Z', '2026-10-25'],
  ['late in the evening', '2026-07-14T21:59:59Z', '2026-07-14'],
  ['after midnight', '2026-07-14T22:00:00Z', null],
])('the digest of a day is due from seven in Rome, %s: %s', (_when, now, day) => {
  expect(digestDay(new Date(now), 'daily')).toBe(day);
});

it('a weekly digest belongs to the Monday of its week, however late it is sent; with digests off none is due', () => {
  expect(digestDay(new Date('2026-09-14T05:00:00Z'), 'weekly')).toBe('2026-09-14');
  expect(digestDay(new Date('2026-09-20T20:00:00Z'), 'weekly')).toBe('2026-09-14');
  expect(digestDay(new Date('2026-09-21T05:00:00Z'), 'weekly')).toBe('2026-09-21');
  expect(digestDay(new Date('2026-09-14T12:00:00Z'), 'off')).toBeNull();
});

it('at any instant the due day has passed 07:00 in Rome, and is at most seven days old', () => {
  const instants = fc.date({ min: new Date('2024-01-01'), max: new Date('2034-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, fc.constantFrom('daily' as const, 'weekly' as const), (now, frequency) => {
      const day = digestDay(now, frequency);
      if (day === null) return;
      const age = now.getTime() - morningOf(day).getTime();
      expect(age).toBeGreaterThanOrEqual(0);
      // One hour more: the week in which summer time ends.
      expect(age).toBeLessThan((frequency === 'daily' ? 17 : 7 * 24 + 1) * 3_600_000);
    }),
  );
});
