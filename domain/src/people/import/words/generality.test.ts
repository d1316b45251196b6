import { describe, expect, it } from 'vitest';
import { languages } from '../../../platform/languages.ts';
import { readClub } from '../cells/read-club.ts';
import { readCountry } from '../cells/read-country.ts';
import { readLevel } from '../cells/read-level.ts';
import { readMoney } from '../cells/read-money.ts';
import { nameOrderOf, splitName } from '../cells/read-name.ts';
import { readRoles } from '../cells/read-role.ts';
import { claimOf } from '../read-header.ts';
import { understandTable } from '../understand-table.ts';

const options = { today: '2026-11-23', preferred: 'it' } as const;
const rowsOf = (...rows: string[][]) => rows.map((cells, at) => ({ line: at + 1, cells }));
const meaningOf = (header: string) => claimOf(header, languages)?.meaning;

describe('a header that no list has', () => {
  it.each([
    ['Giorno di nascita del ragazzo', 'bornDate'],
    ['Geburtstagsdatum', 'bornDate'],
    ['Città di nascita', 'skip'],
    ['Nazionalià', 'nationality'],
    ['Posizionamento preferito', 'principalRole'],
    ['Altre posizioni coperte', 'secondaryRole'],
    ['Ingaggio desiderato', 'requestedSalary'],
    ['Gehaltsvorstellungen', 'requestedSalary'],
    ['Retribuzione corrente', 'salary'],
    ['Squadra precedente', 'aside'],
    ['Società dove gioca', 'currentClub'],
    ['Piede usato', 'foot'],
    ['Spielerhöhe/-größe', 'heightCm'],
    ['Scadenza accordo', 'contractualStatus'],
    ['Telefno', 'phone'],
    ['Osservazioni dello staff', 'aside'],
    ['Presenze + gol', 'skip'],
  ])('says what it speaks of: %s', (header, meaning) => {
    expect(meaningOf(header)).toBe(meaning);
  });

  it('stays strange when it speaks of nothing that a player has', () => {
    expect(meaningOf('Qwfp')).toBeUndefined();
    expect(meaningOf('Mah')).toBeUndefined();
  });
});

describe('headers over two lines', () => {
  it('are read with the group that stands above them', () => {
    const table = understandTable(
      rowsOf(
        ['Anagrafica', '', '', 'Stipendio', ''],
        ['Cognome e nome', 'Nato il', 'Ruolo', 'Attuale', 'Richiesto'],
        ['Rossi Mario', '12/03/2001', 'Ala destra', '1200', '1500'],
        ['Verdi Luca', '22/05/1999', 'Punta', '900', '1000'],
        ['Bruni Ivo', '01/12/2003', 'Portiere', '700', '800'],
      ),
      options,
    );
    expect(table.columns.map(({ target }) => target)).toEqual([
      'fullName',
      'bornDate',
      'principalRole',
      'salary',
      'requestedSalary',
    ]);
    expect(table.rows).toHaveLength(3);
  });

  it('go on below, with units and the second half of a word', () => {
    const table = understandTable(
      rowsOf(
        ['Giocatore', 'Data di', 'Altezza', 'Stipendio'],
        ['', 'nascita', '(cm)', '(k€/anno)'],
        ['Mario Rossi', '12/03/2001', '182', '24'],
        ['Luca Verdi', '22/05/1999', '175', '12'],
        ['Ivo Bruni', '01/12/2003', '190', '36'],
      ),
      options,
    );
    expect(table.rows.map(({ kind }) => kind)).toEqual(['player', 'player', 'player']);
    expect(table.columns.map(({ target }) => target)).toEqual(['fullName', 'bornDate', 'heightCm', 'salary']);
    expect(table.rows[0]?.readings[3]).toEqual({ state: 'read', value: 2_000 });
  });
});

describe('a position is made up of its words', () => {
  it.each([
    ['difensore di fascia destra', 'it', 4],
    ['zentraler Mittelfeldmann defensiv', 'de', 8],
    ['wide attacking player left', 'en', 7],
    ['centrocampista di contenimento difensivo', 'it', 8],
    ['atacante central', 'pt', 11],
    ['lateral ofensivo derecho', 'es', 4],
    ['milieu axial offensif', 'fr', 9],
    ['mig centre defensiu', 'ca', 8],
  ])('%s', (cell, language, role) => {
    const read = readRoles(cell, { language, foot: null });
    expect('value' in read && read.value[0]).toBe(role);
  });
});

describe('a league is found by its name, with its group', () => {
  it.each([
    ['Serie D gir. C', 3],
    ['Serie C - Girone B', 2],
    ['Regionalliga Nord', 3],
    ['Oberliga (Staffel Süd)', 4],
    ['National 2 groupe B', 3],
    ['National', 2],
    ['2ª RFEF Grupo 3', 3],
    ['National League North', 5],
    ['Italia - Eccellenza', 4],
    ['Under 19', 15],
  ])('%s', (cell, level) => {
    expect(readLevel(cell)).toEqual({ state: 'read', value: level });
  });
});

describe('the order of names', () => {
  it('follows the header, and rows that show the other one', () => {
    expect(nameOrderOf(['Zorzan Piotto', 'Bevilacqua Tessaro'], 'Cognome e nome')).toBe('surnameFirst');
    expect(nameOrderOf(['Piotto Zorzan', 'Tessaro Bevilacqua'], 'Nome e cognome')).toBe('givenFirst');
    expect(splitName('Martinelli Luca', 'givenFirst')).toEqual({ name: 'Luca', surname: 'Martinelli' });
  });

  it('knows two surnames from two given names', () => {
    expect(splitName('Pablo Martín Gómez', 'givenFirst')).toEqual({ name: 'Pablo', surname: 'Martín Gómez' });
    expect(splitName('Juan Carlos Gómez', 'givenFirst')).toEqual({ name: 'Juan Carlos', surname: 'Gómez' });
  });
});

describe('what stands beside a value', () => {
  it.each([
    ['1.200 x 10 mesi', 1_200],
    ['24.000 annuali', 2_000],
    ['1.200 se sale in D', 1_200],
    ['700 + 300 casa', 700],
  ])('is no part of an amount: %s', (cell, euros) => {
    const read = readMoney(cell, { period: 'month' });
    expect('value' in read && read.value).toBe(euros);
  });

  it('the league of a club is its level', () => {
    expect(readClub('Vado - Serie D')).toEqual({ club: 'Vado', level: 3, country: 'IT', remarked: false });
    expect(readClub('Pro Vercelli')).toEqual({ club: 'Pro Vercelli', remarked: false });
  });

  it('a country is known by its beginning or with a slip, and marked', () => {
    expect(readCountry('Germnay')).toMatchObject({ state: 'doubt', value: 'DE' });
    expect(readCountry('cabo-verdiana/portuguesa')).toMatchObject({ value: 'CV' });
    expect(readCountry('irlandaise')).toEqual({ state: 'read', value: 'IE' });
    expect(readCountry('Bras.')).toMatchObject({ state: 'doubt', value: 'BR' });
    expect(readCountry('Genoa').state).toBe('bad');
  });
});
