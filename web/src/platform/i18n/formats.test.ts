import { describe, expect, it } from 'vitest';
import { formatsOf } from './formats.ts';

const now = new Date('2026-07-03T12:00:00Z');

describe('amounts', () => {
  it('group thousands by dots and carry the euro sign, in every language (spec §9)', () => {
    for (const code of ['it', 'en', 'es', 'ca', 'fr', 'pt', 'de'] as const) {
      expect(formatsOf(code).money(1_250_000)).toBe('1.250.000\u00a0€');
    }
    expect(formatsOf('it').money(18)).toBe('18\u00a0€');
    expect(formatsOf('it').money(1500.5)).toBe('1.500,50\u00a0€');
    expect(formatsOf('it').money(-1500)).toBe('−1.500\u00a0€');
  });
});

describe('dates', () => {
  it('keep the day of a birth date wherever the reader is', () => {
    expect(formatsOf('it').date('2008-07-03')).toBe('03/07/2008');
    expect(formatsOf('de').date('2008-07-03')).toBe('03.07.2008');
    expect(formatsOf('en').date('2008-07-03')).toBe('03/07/2008');
  });

  it('say how long ago', () => {
    const { relative } = formatsOf('it');
    expect(relative('2026-07-03T11:55:00Z', now)).toBe('5 minuti fa');
    expect(relative('2026-07-02T11:00:00Z', now)).toBe('ieri');
    expect(relative('2026-07-06T12:00:00Z', now)).toBe('tra 3 giorni');
    expect(relative('2026-07-03T11:59:40Z', now)).toBe('ora');
  });
});
