import { describe, expect, it } from 'vitest';
import { cursorOf, pageOf, readCursor } from './paging.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));
const page = (count: number) => pageOf(rows(count), 3, (last) => `after ${last.id}`);

describe('a page of three, read with one extra row,', () => {
  it.each([
    [0, 0, null],
    [2, 2, null],
    [3, 3, null],
    [4, 3, 'after 3'],
  ])(
    'a page of three, read with one extra row, of %i rows has %i and leads on to: %s',
    (read, shown, nextCursor) => {
      expect(page(read)).toEqual({ rows: rows(shown), nextCursor });
    },
  );
});

describe('a cursor', () => {
  it('round-trips', () => {
    expect(readCursor(cursorOf('rossi élena', 42))).toEqual({ key: 'rossi élena', id: 42 });
    expect(readCursor(undefined)).toBeNull();
  });

  it.each([
    '',
    'no cursor',
    cursorOf('a\0b', 1),
    cursorOf('\ud800', 1),
    cursorOf('a', 1.5),
    cursorOf('a', 2 ** 60),
  ])('a cursor of foreign origin is refused: %j', (text) => {
    expect(() => readCursor(text)).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }));
  });
});
