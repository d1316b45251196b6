import { draftOf } from '@trattativa/domain/people/import/player-draft';
import { understandTable } from '@trattativa/domain/people/import/understand-table';
import type { Language } from '@trattativa/texts/languages';
import { describe, expect, it } from 'vitest';
import { readSheets } from '../../../platform/spreadsheet/read-sheets.ts';

const limits = { maxRows: 100, maxColumns: 20, maxSheets: 2 };

/** What a pasted text without a header says about its players. */
function pasted(language: Language, text: string) {
  const [sheet] = readSheets(Buffer.from(text), limits);
  const table = understandTable(sheet?.rows ?? [], { today: '2026-11-23', preferred: language });
  return table.rows.map((row) => {
    const { name, surname, bornDate, principalRole, foot, heightCm } = draftOf(table, row);
    return [name, surname, bornDate, principalRole, foot, heightCm];
  });
}

const players: Readonly<Record<Language, readonly (readonly string[])[]>> = {
  it: [
    ['Rossi Mario', '12/03/2001', 'Punta', 'Destro', '182'],
    ['Bruni Ivo', '01/12/2003', 'Portiere', 'Sinistro', '190'],
  ],
  en: [
    ['Mario Rossi', '2001-03-12', 'Striker', 'Right', '182 cm'],
    ['Ivo Bruni', '2003-12-01', 'Goalkeeper', 'Left', '190 cm'],
  ],
  es: [
    ['Mario Rossi', '12/03/2001', 'Delantero centro', 'Diestro', '182'],
    ['Ivo Bruni', '01/12/2003', 'Portero', 'Zurdo', '190'],
  ],
  ca: [
    ['Mario Rossi', '12/03/2001', 'Davanter centre', 'Dretà', '182'],
    ['Ivo Bruni', '01/12/2003', 'Porter', 'Esquerrà', '190'],
  ],
  fr: [
    ['ROSSI Mario', '12/03/2001', 'Avant-centre', 'Droitier', '1m82'],
    ['BRUNI Ivo', '01/12/2003', 'Gardien', 'Gaucher', '1m90'],
  ],
  pt: [
    ['Mario Rossi', '12-03-2001', 'Ponta de lança', 'Destro', '182'],
    ['Ivo Bruni', '01-12-2003', 'Guarda-redes', 'Canhoto', '190'],
  ],
  de: [
    ['Mario Rossi', '12.03.2001', 'Mittelstürmer', 'Rechtsfuß', '182'],
    ['Ivo Bruni', '01.12.2003', 'Torwart', 'Linksfuß', '190'],
  ],
};

describe.each(Object.entries(players) as [Language, readonly (readonly string[])[]][])(
  'two players pasted without a header, written in %s',
  (language, lines) => {
    it.each([
      ['commas', ', '],
      ['semicolons', ';'],
      ['tabs', '\t'],
      ['blanks', '   '],
    ])('come in from columns parted by %s', (_, sign) => {
      expect(pasted(language, lines.map((cells) => cells.join(sign)).join('\n'))).toEqual([
        ['Mario', 'Rossi', '2001-03-12', 11, 0, 182],
        ['Ivo', 'Bruni', '2003-12-01', 1, 1, 190],
      ]);
    });
  },
);
