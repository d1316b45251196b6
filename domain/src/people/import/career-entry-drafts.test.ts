import { describe, expect, it } from 'vitest';
import { languages } from '../../platform/languages.ts';
import { draftsOf } from './career-entry-drafts.ts';
import { readFigure, readSeason, seasonWithin } from './read-career-entries.ts';
import { claimOf } from './read-header.ts';
import { understandTable } from './understand-table.ts';

const options = { today: '2026-11-23', preferred: 'it' } as const;
const understood = (...rows: string[][]) =>
  understandTable(
    rows.map((cells, at) => ({ line: at + 1, cells })),
    options,
  );
const targetsOf = (table: ReturnType<typeof understood>) => table.columns.map(({ target }) => target);

describe('a header of season figures', () => {
  it.each([
    ['Presenze', 'appearances'],
    ['Partite giocate', 'appearances'],
    ['Presenze campionato', 'appearances'],
    ['Apps', 'appearances'],
    ['Partidos jugados', 'appearances'],
    ['Partits', 'appearances'],
    ['Matchs joués', 'appearances'],
    ['Jogos', 'appearances'],
    ['Einsätze', 'appearances'],
    ['Presenze da titolare', 'starts'],
    ['Titularisations', 'starts'],
    ['Minuti giocati', 'minutes'],
    ['Temps de jeu', 'minutes'],
    ['Spielminuten', 'minutes'],
    ['Gol segnati', 'goals'],
    ['Goals scored', 'goals'],
    ['Buts', 'goals'],
    ['Golos', 'goals'],
    ['Tore', 'goals'],
    ['Gol 24/25', 'goals'],
    ['Passes décisives', 'assists'],
    ['Vorlagen', 'assists'],
    ['Cartellini gialli', 'yellowCards'],
    ['Tarjetas amarillas', 'yellowCards'],
    ['Gelbe Karten', 'yellowCards'],
    ['Cartons rouges', 'redCards'],
    ['Cartões vermelhos', 'redCards'],
    ['Clean sheets', 'cleanSheets'],
    ['Matchs sans encaisser', 'cleanSheets'],
    ['Zu-null-Spiele', 'cleanSheets'],
    ['Stagione', 'careerEntrySeason'],
    ['Spielzeit', 'careerEntrySeason'],
    ['Minuti giocati (%)', 'minutesPercent'],
  ])('is known: %s', (header, target) => {
    expect(claimOf(header, languages)?.meaning).toBe(target);
  });

  it.each([
    'Gol subiti',
    'Presenze totali',
    'Career goals',
    'Presenze in nazionale',
    'Media gol',
    'Presenze + gol',
  ])('is none when it is about more or less than a season: %s', (header) => {
    expect(claimOf(header, languages)?.meaning).toBe('skip');
  });
});

describe('a season', () => {
  it.each([
    ['2024/25', '2024/25'],
    ['24/25', '2024/25'],
    ['stagione 24-25', '2024/25'],
    ['Saison 2024–2025', '2024/25'],
    ['2024-2025', '2024-2025'],
    ['2024', '2024'],
    ['98/99', '1998/99'],
  ])('is read from %s', (cell, value) => {
    expect(readSeason(cell)).toEqual({ state: 'read', value });
  });

  it('stays as it is written and is marked where no year is in it', () => {
    expect(readSeason('la scorsa')).toEqual({ state: 'doubt', value: 'la scorsa', reason: 'notASeason' });
  });

  it('is no two years that do not follow each other', () => {
    expect(seasonWithin('84/192')).toBeNull();
    expect(seasonWithin('06/27')).toBeNull();
  });
});

describe('a figure', () => {
  const minutes = { min: 0, max: 9999 };
  it.each([
    ['0', { state: 'read', value: 0 }],
    ['2.140', { state: 'read', value: 2140 }],
    ["1800'", { state: 'read', value: 1800 }],
    ['28 presenze', { state: 'read', value: 28 }],
    ['24 (4)', { state: 'doubt', value: 24, reason: 'severalValues' }],
    ['', { state: 'empty' }],
    ['n.d.', { state: 'empty' }],
    ['tante', { state: 'bad', reason: 'notANumber' }],
    ['2,5', { state: 'bad', reason: 'notANumber' }],
    ['-3', { state: 'bad', reason: 'outOfRange' }],
    ['12000', { state: 'bad', reason: 'outOfRange' }],
  ])('is read from "%s"', (cell, reading) => {
    expect(readFigure(cell, minutes)).toEqual(reading);
  });
});

describe('the columns of a table with season figures', () => {
  it('are known by what stands in them: seasons, and minutes by the matches', () => {
    const table = understood(
      ['Calciatore', 'Qwfp', 'Xyz', 'Mah'],
      ['Rossi Mario', '2024/25', '28', '2140'],
      ['Verdi Luca', '2024/25', '12', '640'],
      ['Bruni Ivo', '2025/26', '3', '95'],
      ['Neri Aldo', '2025/26', '0', '0'],
    );
    expect(targetsOf(table)).toEqual(['fullName', 'careerEntrySeason', 'appearances', 'minutes']);
  });

  it('tell the minutes from their share by the cells', () => {
    const minutes = understood(['Nome', 'Min'], ['Ivo Rota', '1840'], ['Ugo Neri', '90'], ['Al Bo', '15']);
    const share = understood(['Nome', 'Minuti'], ['Ivo Rota', '84%'], ['Ugo Neri', '9%'], ['Al Bo', '15%']);
    expect(targetsOf(minutes)[1]).toBe('minutes');
    expect(targetsOf(share)[1]).toBe('minutesPercent');
  });

  it('are none of seasons where contracts end in seasons to come', () => {
    const table = understood(
      ['Calciatore', 'Qwfp'],
      ['Rossi Mario', '2026/27'],
      ['Verdi Luca', '2027/28'],
      ['Bruni Ivo', '2028/29'],
    );
    expect(targetsOf(table)[1]).not.toBe('careerEntrySeason');
  });
});

describe('the career entries of a table', () => {
  it('are joined to one player where lines repeat the player with other seasons', () => {
    const players = draftsOf(
      understood(
        ['Cognome', 'Nome', 'Nato il', 'Ruolo', 'Stagione', 'Squadra', 'Presenze', 'Gol'],
        ['Rossi', 'Mario', '12/03/2001', 'Punta', '2024/25', 'Vado', '20', '4'],
        ['Rossi', 'Mario', '12/03/2001', 'Punta', '2025/26', 'Sestri Levante', '31', '11'],
        ['Verdi', 'Luca', '22/05/1999', 'Portiere', '2025/26', 'Vado', '9', '0'],
      ),
    );
    expect(players).toMatchObject([
      {
        line: 2,
        draft: { surname: 'Rossi', currentClub: 'Sestri Levante' },
        careerEntries: [
          { line: 2, values: { season: '2024/25', clubName: 'Vado', appearances: 20, goals: 4 } },
          { line: 3, values: { season: '2025/26', clubName: 'Sestri Levante', appearances: 31, goals: 11 } },
        ],
      },
      {
        line: 4,
        draft: { surname: 'Verdi' },
        careerEntries: [{ line: 4, values: { appearances: 9, goals: 0 } }],
      },
    ]);
  });

  it('stay with a second person where the lines differ, and where they say the same twice', () => {
    const players = draftsOf(
      understood(
        ['Nome e cognome', 'Nato il', 'Piede', 'Stagione', 'Squadra', 'Gol'],
        ['Mario Rossi', '12/03/2001', 'destro', '2024/25', 'Vado', '4'],
        ['Mario Rossi', '12/03/2001', 'sinistro', '2025/26', 'Vado', '7'],
        ['Mario Rossi', '12/03/2001', 'sinistro', '2025/26', 'Vado', '7'],
        ['Mario Rossi', '01/01/1990', 'destro', '2025/26', 'Vado', '7'],
      ),
    );
    expect(players.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  });

  it('seasons in the headers are career entries only where the club is known', () => {
    const [player] = draftsOf(
      understood(
        ['Calciatore', 'Nato il', 'Club', 'Gol 25/26', 'Gol 26/27', 'Presenze 26/27'],
        ['Rossi Mario', '12/03/2001', 'Vado', '7', '3', '10'],
      ),
    );
    expect(player?.careerEntries.map(({ values }) => values)).toEqual([
      { season: '2026/27', clubName: 'Vado', goals: 3, appearances: 10 },
    ]);
    expect(player?.draft.comments).toBe('Gol 25/26: 7');
  });

  it('keep the player and the other figures where a cell is wrong, which is marked', () => {
    const table = understood(
      ['Calciatore', 'Club', 'Stagione', 'Presenze', 'Minuti', 'Gol'],
      ['Rossi Mario', 'Vado', '2025/26', '10', '2500', '3'],
      ['Verdi Luca', 'Vado', '2025/26', '20', '1500', 'boh'],
      ['Bruni Ivo', 'Vado', '2025/26', '20', '1500', '2'],
    );
    expect(table.rows[0]?.readings[4]).toEqual({ state: 'bad', reason: 'outOfRange' });
    expect(table.rows[1]?.readings[5]).toEqual({ state: 'bad', reason: 'notANumber' });
    expect(draftsOf(table).map(({ careerEntries }) => careerEntries[0]?.values)).toMatchObject([
      { appearances: 10, goals: 3 },
      { appearances: 20, minutes: 1500 },
      { appearances: 20, minutes: 1500, goals: 2 },
    ]);
  });
});
