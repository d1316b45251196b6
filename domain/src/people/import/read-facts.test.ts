import { describe, expect, it } from 'vitest';
import { draftOf } from './player-draft.ts';
import { readAssociation, readAssociations, readLastDay, readOptionHolder } from './read-facts.ts';
import { understandTable } from './understand-table.ts';

const day = (cell: string, order: 'dayFirst' | 'monthFirst' = 'dayFirst') => readLastDay(cell, { order });

describe('the last day of a contract', () => {
  it.each([
    ['30/06/2027', '2027-06-30'],
    ['2027-06-30', '2027-06-30'],
    ['30.6.27', '2027-06-30'],
    ['fino al 30/06/2028', '2028-06-30'],
    ['30 giugno 2027', '2027-06-30'],
    ['31 décembre 2026', '2026-12-31'],
    ['30. Juni 2028', '2028-06-30'],
  ])('written whole: %s', (cell, value) => {
    expect(day(cell)).toEqual({ state: 'read', value });
  });

  it.each([
    ['giugno 2027', '2027-06-30'],
    ['02/2028', '2028-02-29'],
    ['2027', '2027-06-30'],
    ['2026/27', '2027-06-30'],
    ['dic 2026', '2026-12-31'],
  ])(
    'the last day of a contract given as a month, a year or a season alone is its end, marked: %s',
    (cell, value) => {
      expect(day(cell)).toMatchObject({ state: 'doubt', value });
    },
  );

  it('follows the order of the column’s dates', () => {
    expect(day('06/05/2027', 'monthFirst')).toEqual({ state: 'read', value: '2027-06-05' });
    expect(day('06/05/2027')).toEqual({ state: 'read', value: '2027-05-06' });
    expect(day('06/30/2027')).toEqual({ state: 'read', value: '2027-06-30' });
  });

  it.each(['boh', '31/02/2027', 'biennale', '12'])('is not made up: %s', (cell) => {
    expect(day(cell).state).toBe('bad');
  });

  it('may be missing', () => {
    expect(day(' - ')).toEqual({ state: 'empty' });
  });
});

describe('an association', () => {
  it.each([
    ['Inghilterra', 'ENG'],
    ['Escocia', 'SCO'],
    ['Pays de Galles', 'WAL'],
    ['Nordirland', 'NIR'],
    ['Italia', 'IT'],
  ])('%s', (cell, value) => {
    expect(readAssociation(cell)).toMatchObject({ state: 'read', value });
  });

  it('an association of the United Kingdom is one of four: the reader chooses', () => {
    expect(readAssociation('Regno Unito')).toMatchObject({
      state: 'doubt',
      choices: ['ENG', 'SCO', 'WAL', 'NIR'],
    });
  });

  it('stands beside others', () => {
    expect(readAssociations('Italia, Scozia')).toEqual({ state: 'read', value: ['IT', 'SCO'] });
    expect(readAssociations('Atlantide').state).toBe('bad');
  });
});

it('reads whose option it is', () => {
  expect(readOptionHolder('Del club')).toEqual({ state: 'read', value: 'club' });
  expect(readOptionHolder('von beiden')).toEqual({ state: 'read', value: 'both' });
  expect(readOptionHolder('forse').state).toBe('bad');
});

it('a column about the contract says its last day as well as whether there is one', () => {
  const raw = [
    ['Nome', 'Cognome', 'Contratto'],
    ['Luca', 'Ferri', '30/06/2028'],
    ['Paolo', 'Neri', 'svincolato'],
    ['Ugo', 'Bassi', 'sotto contratto'],
  ].map((cells, at) => ({ line: at + 1, cells }));
  const table = understandTable(raw, { today: '2026-11-24', preferred: 'it' });
  expect(table.rows.map((row) => draftOf(table, row))).toMatchObject([
    { surname: 'Ferri', contractualStatus: 1, contractEnd: '2028-06-30' },
    { surname: 'Neri', contractualStatus: 0 },
    { surname: 'Bassi', contractualStatus: 1 },
  ]);
});
