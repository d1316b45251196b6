import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foot } from '../players/feet.ts';
import { readCell } from './cells/read-cell.ts';
import { readHeightWeight } from './cells/read-measures.ts';
import { readRoles } from './cells/read-role.ts';
import { importTargets } from './import-targets.ts';
import { draftOf } from './player-draft.ts';
import { understandTable } from './understand-table.ts';

const today = '2026-11-23';
const options = { today, preferred: 'it' } as const;
const rowsOf = (...rows: string[][]) => rows.map((cells, at) => ({ line: at + 1, cells }));
const context = {
  language: 'it',
  today,
  header: '',
  dateOrder: 'dayFirst',
  nameOrder: 'givenFirst',
  foot: null,
} as const;

/** Cells as people write them, and anything else. */
const anyCell = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.stringMatching(/^[0-9 .,/'x€kgcm-]{0,16}$/),
  fc.constantFrom('67 kg', 'Rossi Mario', 'Totale', '31/02/2003', 'D (RC)', '1,82', '?', '€ 1.500', 'Ala'),
);

describe('a list as other people write it', () => {
  it('is understood by short headers, periods of pay, and what stands beside the point', () => {
    const table = understandTable(
      rowsOf(
        ['Cogn. e nome', 'Ruolo', 'Fisico', 'Sit. contr.', 'Ingaggio (k€/anno)', 'Cell', 'Squadra', 'Mah'],
        ['Rossi "Pallino" Mario', 'Ala', '84 kg / 1,92', 'scad. giu 27', '18', '', 'Vado (cap.)', 'in gamba'],
        [
          'De Luca Ugo',
          'Terzino dx e sx',
          '178-72',
          'svinc.',
          '12',
          'papà 333 0014478',
          'Imolese (Primavera)',
          '',
        ],
        [
          'Bruni Ivo',
          'Att. esterno sx',
          '1.80x75',
          'biennale',
          '',
          '',
          'Sestri, in prestito dal Vado',
          'lento',
        ],
        ['ATTACCANTI (da completare)', '', '', '', '', '', '', ''],
      ),
      options,
    );
    expect(table.rows.map(({ kind }) => kind)).toEqual(['player', 'player', 'player', 'heading']);
    expect(table.rows.slice(0, 3).map((row) => draftOf(table, row))).toMatchObject([
      {
        name: 'Mario',
        surname: 'Rossi',
        principalRole: 6,
        secondaryRole: 7,
        heightCm: 192,
        weightKg: 84,
        contractualStatus: 1,
        salary: 1_500,
        currentClub: 'Vado',
        comments: expect.stringContaining('Mah: in gamba'),
      },
      {
        principalRole: 4,
        secondaryRole: 5,
        contractualStatus: 0,
        phone: '333 0014478',
        currentClub: 'Imolese',
      },
      { principalRole: 7, heightCm: 180, weightKg: 75, contractualStatus: 1, currentClub: 'Sestri' },
    ]);
  });

  it('keeps pay in other money empty', () => {
    const table = understandTable(
      rowsOf(['Player', 'Pos', 'Wage (£k/yr)'], ['John Smith', 'GK', '25'], ['Ian Ross', 'CF', '€30k']),
      options,
    );
    expect(table.rows.map((row) => draftOf(table, row).salary)).toEqual([undefined, 2_500]);
  });
});

describe('the readers of cells', () => {
  it('never throw, whatever is written', () => {
    fc.assert(
      fc.property(fc.constantFrom(...importTargets), anyCell, (target, cell) => {
        expect(['empty', 'read', 'doubt', 'bad']).toContain(readCell(target, cell, context).state);
      }),
      { numRuns: 2_000 },
    );
  });

  it('neither lose nor change a cell of any table', () => {
    fc.assert(
      fc.property(fc.array(fc.array(anyCell, { maxLength: 6 }), { maxLength: 12 }), (cells) => {
        const raw = rowsOf(...cells);
        const table = understandTable(raw, options);
        const kept = new Map(table.rows.map((row) => [row.line, row.cells]));
        for (const row of table.rows) draftOf(table, row);
        for (const { line, cells: written } of raw) {
          if (table.headerLine !== null && line <= table.headerLine) continue;
          if (kept.has(line)) expect(kept.get(line)).toEqual(written);
          else expect(written.join('').replace(/[\s\p{Cf}]/gu, '')).toBe('');
        }
      }),
      { numRuns: 300, examples: [[[['Rossi Mario'], ['', '\u0000', '?']]]] },
    );
  });

  it('leave empty what they cannot know, instead of inventing a value', () => {
    expect(readCell('nationality', '67 kg', context).state).toBe('bad');
    expect(readCell('nationality', '1m76 / 67 kg', context).state).toBe('bad');
    expect(readCell('phone', '30/6/2029', context)).toEqual({ state: 'bad', reason: 'notAPhone' });
    expect(readCell('heightCm', '3000', context)).toEqual({ state: 'bad', reason: 'outOfRange' });
    expect(readCell('bornDate', '31/02/2003', context)).toEqual({ state: 'bad', reason: 'notADate' });
  });

  it.each([
    ['182 x 75', [182, 75]],
    ['1,88/83', [188, 83]],
    ['1m76 / 67 kg', [176, 67]],
    ['182 cm / 75 kg', [182, 75]],
  ])('read height and weight out of one cell: %s', (cell, value) => {
    expect(readHeightWeight(cell)).toEqual({ state: 'read', value });
  });

  it.each([
    ['D (R), D (C)', [4, 2]],
    ['AM (RL), ST (C)', [6, 7]],
    ['WB/AM (L)', [5, 7]],
    ['GK (C)', [1]],
  ])('read the positions of manager games: %s', (cell, value) => {
    expect(readRoles(cell, { language: 'en', foot: foot.right })).toEqual({ state: 'read', value });
  });
});

describe('a header whose words nobody knows', () => {
  it('is recognised by the figures under it', () => {
    const table = understandTable(
      rowsOf(
        ['Obiettivi'],
        ['Chi', 'Quando', 'Quanto', 'Dove'],
        ['Mario Rossi', '12/03/2001', '182', 'Forlì'],
        ['Luca Bianchi', '05/01/1999', '176', 'Cesena'],
        ['Paolo Verdi', '14/11/1998', '190', 'Rimini'],
      ),
      options,
    );
    expect(table.headerLine).toBe(2);
    expect(table.columns.map(({ target }) => target).slice(0, 3)).toEqual([
      'fullName',
      'bornDate',
      'heightCm',
    ]);
  });

  it('is not seen where the first line is a player', () => {
    const table = understandTable(
      rowsOf(['Mario Rossi', '12/03/2001', '182'], ['Luca Bianchi', '', ''], ['Paolo Verdi', '1998', '190']),
      options,
    );
    expect(table.headerLine).toBeNull();
  });
});
