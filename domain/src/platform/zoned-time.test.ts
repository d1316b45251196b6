import { describe, expect, it } from 'vitest';
import { dayInZone, instantInZone, isLocalTime, isTimeZone } from './zoned-time.ts';

describe('a wall clock time in a zone', () => {
  it.each([
    ['Europe/Rome', '2026-02-02T20:00', '2026-02-02T19:00:00.000Z'],
    ['Europe/Rome', '2025-09-01T20:00', '2025-09-01T18:00:00.000Z'],
    ['Europe/London', '2026-02-02T19:00', '2026-02-02T19:00:00.000Z'],
    ['America/Sao_Paulo', '2026-03-01T23:59', '2026-03-02T02:59:00.000Z'],
    ['Pacific/Auckland', '2026-01-31T23:59', '2026-01-31T10:59:00.000Z'],
    // The spring skips 02:30; the autumn has it twice.
    ['Europe/Rome', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/Rome', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
    ['Europe/Rome', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ])('%s %s is %s', (zone, local, instant) => {
    expect(instantInZone(zone, local).toISOString()).toBe(instant);
  });
});

it('a day is the one of the zone', () => {
  expect(dayInZone('Europe/Rome', new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01');
  expect(dayInZone('Europe/London', new Date('2026-06-30T22:00:00Z'))).toBe('2026-06-30');
});

it('only real times and zones are accepted', () => {
  expect(['2026-02-02T20:00', '2024-02-29T00:00'].every(isLocalTime)).toBe(true);
  expect(['2026-02-30T20:00', '2026-02-02T24:00', '2026-02-02 20:00', '2026-02-02'].some(isLocalTime)).toBe(
    false,
  );
  expect(['Europe/Rome', 'UTC', 'America/Argentina/Buenos_Aires'].every(isTimeZone)).toBe(true);
  expect(['', 'Rome', 'Europe/Nowhere', '+01:00', '<b>'].some(isTimeZone)).toBe(false);
});
