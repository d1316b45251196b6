import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readInstant } from './read-instant.ts';

it('reads an instant to the millisecond, whatever its precision', () => {
  const moments = fc.date({ min: new Date('0100-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, fc.nat(999), (moment, micros) => {
      const [day, time] = moment.toISOString().slice(0, -1).split('T');
      const written = [`${time}${String(micros).padStart(3, '0')}`, time].map(
        (precise) => `${day} ${precise}+00`,
      );
      for (const text of written) expect(readInstant(text)).toEqual(moment);
    }),
  );
});

it.each([
  ['2026-11-21 21:47:00+00', '2026-11-21T21:47:00.000Z'],
  ['2026-11-21 21:47:00.1+00', '2026-11-21T21:47:00.100Z'],
  ['2026-11-21 21:47:00+05:30', '2026-11-21T16:17:00.000Z'],
  ['0044-03-15 12:00:00+00 BC', '-000043-03-15T12:00:00.000Z'],
  ['0001-01-01 00:00:00+00', '0001-01-01T00:00:00.000Z'],
  ['12026-01-01 00:00:00+00', '+012026-01-01T00:00:00.000Z'],
])('reads %s', (text, expected) => {
  expect(readInstant(text).toISOString()).toBe(expected);
});
