import { describe, expect, it } from 'vitest';
import type { Column } from './column.ts';
import { columnsThatFit } from './columns-that-fit.ts';

const column = (key: string, width: string, hideBelow?: number): Column<string> => ({
  key,
  header: key,
  render: () => null,
  width,
  ...(hideBelow !== undefined && { hideBelow }),
});

const columns = [
  column('name', 'minmax(200px, 2fr)'),
  column('price', '100px', 500),
  column('note', 'minmax(120px, 1fr)', 600),
];
const keys = (width: number, actions?: string) =>
  columnsThatFit(columns, width, actions)?.map(({ key }) => key);

describe('the columns of a table', () => {
  it('are all shown if there is room', () => {
    expect(keys(700)).toEqual(['name', 'price', 'note']);
  });

  it('are omitted below their `hideBelow`', () => {
    expect(keys(599)).toEqual(['name', 'price']);
  });

  it('are omitted by largest `hideBelow` if their least widths and the buttons do not fit', () => {
    // 34 padding and border, 200 + 100 + 120 + 150 wide, three gaps of 16
    expect(keys(652, '150px')).toEqual(['name', 'price', 'note']);
    expect(keys(651, '150px')).toEqual(['name', 'price']);
    expect(keys(501, '150px')).toEqual(['name']);
  });

  it('become cards if the columns that always stay do not fit', () => {
    expect(keys(234)).toEqual(['name']);
    expect(keys(233)).toBeUndefined();
  });
});
