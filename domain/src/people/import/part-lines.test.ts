import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partedLine, partingSigns, partTable } from './part-lines.ts';
import { draftOf } from './player-draft.ts';
import { understandTable } from './understand-table.ts';

const inOneColumn = (...lines: string[]) => lines.map((text, at) => ({ line: at + 1, cells: [text] }));
const parted = (...lines: string[]) => partTable(inOneColumn(...lines));

describe('a table that comes as one column', () => {
  it('is one of several lines, none of which has a second cell', () => {
    const indented = [
      { line: 1, cells: ['', 'Rossi;2001;ala'] },
      { line: 2, cells: ['Bianchi;2002;ala', ''] },
    ];
    expect(partTable(indented).sign).toBe('semicolon');
    const withColumns = [...inOneColumn('Rossi;2001;ala'), { line: 2, cells: ['Bianchi', '2002'] }];
    expect(partTable(withColumns)).toEqual({ rows: withColumns, sign: null, partings: [], isOpen: false });
  });

  it.each([
    ['comma', 'Rossi Mario,2001,ITA'],
    ['comma', 'Rossi Mario,"1,82",ITA'],
    ['semicolon', 'Rossi Mario;1,82;ITA'],
    ['pipe', 'Rossi Mario | 2001 | ITA'],
    ['tab', 'Rossi Mario\t2001\tITA'],
    ['dash', 'Rossi-Bianchi Mario - 2001 - ITA'],
    ['blanks', 'Rossi Mario   2001    ITA'],
    ['hash', 'Rossi Mario#2001#ITA'],
  ] as const)('is parted by the %s without a question where only it parts: %s', (sign, line) => {
    expect(parted(line, line, line)).toMatchObject({ sign, isOpen: false });
    expect(partedLine(line, sign)).toHaveLength(3);
  });

  it('keeps what stands between quotes together, and doubled quotes as one', () => {
    expect(partedLine('Rossi Mario,"1,82","detto ""il Toro"""', 'comma')).toEqual([
      'Rossi Mario',
      '1,82',
      'detto "il Toro"',
    ]);
    expect(partedLine('Rossi "Pallino" Mario,2001', 'comma')).toEqual(['Rossi "Pallino" Mario', '2001']);
    expect(partedLine('"Rossi,2001', 'comma')).toEqual(['"Rossi', '2001']);
  });

  it('needs an answer where two signs part it alike, or none parts all lines', () => {
    const alike = parted('Rossi, Mario / 2001 / ala, ds', 'Neri, Ugo / 2003 / ala, sx');
    expect(alike).toMatchObject({ sign: null, isOpen: true });
    expect(alike.partings.map(({ sign }) => sign).sort()).toEqual(['comma', 'slash']);
    const uneven = parted('Rossi - 2001 - ala', 'Neri - 2003', 'Bruni 2002', 'Ivo - 2001 - ala');
    expect(uneven).toMatchObject({ isOpen: true, partings: [{ sign: 'dash', columns: 3, share: 0.5 }] });
  });

  it('is parted as its reader says, or not at all', () => {
    const rows = inOneColumn('Rossi, Mario / 2001 / ala', 'Neri, Ugo / 2003 / ala');
    expect(partTable(rows, 'slash').rows[0]?.cells).toEqual(['Rossi, Mario', '2001', 'ala']);
    expect(partTable(rows, null)).toMatchObject({ rows, isOpen: false });
  });

  it('is left alone where no sign parts it: a list of names', () => {
    expect(parted('Rossi Mario', 'Bianchi Ugo', 'Verdi Ivo')).toMatchObject({ partings: [], isOpen: false });
  });

  it('is understood as any other table once it is parted', () => {
    const { rows } = parted(
      'Nome - Nato - Ruolo',
      'Rossi Mario - 12/03/2001 - Terzino dx',
      'Neri Ugo - 2003 - Ala sx',
    );
    const table = understandTable(rows, { today: '2026-11-23', preferred: 'it' });
    expect(table.rows.map((row) => draftOf(table, row))).toMatchObject([
      { name: 'Mario', surname: 'Rossi', bornDate: '2001-03-12', principalRole: 4 },
      { name: 'Ugo', surname: 'Neri', bornYear: 2003, principalRole: 7 },
    ]);
  });

  it('loses no letter or figure of a line, whatever sign parts it', () => {
    const kept = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.constantFrom(...partingSigns),
        (text, sign) => {
          expect(kept(partedLine(text, sign).join(''))).toBe(kept(text));
        },
      ),
    );
  });
});
