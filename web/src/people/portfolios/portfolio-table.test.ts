import { examplePlayer } from '@trattativa/contract/people/players/example-player';
import type { Player } from '@trattativa/contract/people/players/player';
import { britishAssociations } from '@trattativa/domain/people/associations';
import { optionHolders } from '@trattativa/domain/people/contract-facts';
import { draftOf } from '@trattativa/domain/people/import/player-draft';
import { understandTable } from '@trattativa/domain/people/import/understand-table';
import { levels } from '@trattativa/domain/people/levels';
import { refundRanges } from '@trattativa/domain/people/refund-ranges';
import { regions } from '@trattativa/domain/platform/regions';
import { type Language, languages } from '@trattativa/texts/languages';
import { textsIn } from '@trattativa/texts/translate';
import { describe, expect, it } from 'vitest';
import { levelWordsIn } from '../players/use-level-words.ts';
import { playerWordsIn } from '../players/use-player-words.ts';
import { exportedFields, portfolioTable } from './portfolio-table.ts';

const link = (site: string) => `https://www.${site}.com/tommaso.venier`;

const player: Player = {
  ...examplePlayer,
  contractualStatus: 1,
  contractEnd: '2028-06-30',
  optionHolder: 'both',
  optionUntil: '2029-06-30',
  eligibleAssociations: ['IT', 'SCO', 'NIR'],
  registeredAssociation: 'WAL',
  permitNeeded: true,
  permitUntil: '2027-08-31',
  openToLoan: true,
  releaseClause: 500_000,
  askingFee: 120_000,
  payShare: 40,
  termsShown: true,
  foot: 1,
  refundRange: 1,
  requestedBonus: 250,
  videoUrl: 'https://vimeo.com/123456',
  footballDataUrl: 'https://www.transfermarkt.it/venier/profil/spieler/1',
  linkedinUrl: 'https://www.linkedin.com/in/venier',
  facebookUrl: link('facebook'),
  instagramUrl: link('instagram'),
  comments: 'Da rivedere a marzo.',
};

/** What the importer understands of players that the same application exported. */
function importedAgain(language: Language, players: readonly Player[]) {
  const t = textsIn(language, ['players', 'catalogue', 'countries', 'regions', 'ui']);
  const levelWords = levelWordsIn(textsIn(language, ['catalogue', 'countries']));
  const words = playerWordsIn(t, language, { money: String, plainDate: String }, levelWords);
  const raw = portfolioTable(players, words, t).map((cells, place) => ({
    line: place + 1,
    // As a spreadsheet shows them.
    cells: cells.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''))),
  }));
  const table = understandTable(raw, { today: '2026-11-23', preferred: language });
  return table.rows.map((row) => draftOf(table, row));
}

describe.each(languages)('a portfolio exported in %s', (language) => {
  it('comes back from the importer with every field', () => {
    const expected = Object.fromEntries(exportedFields.map((field) => [field, player[field]]));
    expect(importedAgain(language, [player])).toEqual([expected]);
  });

  it('comes back with whose option it is and with each British association', () => {
    const players = [
      ...optionHolders.map((optionHolder) => ({ optionHolder })),
      ...britishAssociations.map((code) => ({ registeredAssociation: code, eligibleAssociations: [code] })),
    ];
    const again = importedAgain(
      language,
      players.map((facts) => ({ ...player, ...facts })),
    );
    expect(again).toMatchObject(players);
  });

  it('names each column so that the importer knows it without the others', () => {
    const t = textsIn(language, 'players');
    const label = (field: (typeof exportedFields)[number]) => t(`field.${field}`);
    for (const field of exportedFields.filter((one) => one !== 'name' && one !== 'surname')) {
      const cells = [label('surname'), label(field)];
      const table = understandTable([{ line: 1, cells }], { today: '2026-11-23', preferred: language });
      expect(table.columns[1]?.target, cells[1]).toBe(field);
    }
  });

  it('comes back with every level, region and range of refund', () => {
    const players = [
      ...levels.flatMap((level) =>
        ['IT', 'ES', 'FR'].map((country) => ({ country, currentLevel: level, searchLevels: [level] })),
      ),
      ...regions.map((region) => ({ region })),
      ...refundRanges.map((refundRange) => ({ refundRange })),
      ...([0, 1] as const).map((requestedAccommodation) => ({ requestedAccommodation })),
    ];
    const again = importedAgain(
      language,
      players.map((facts) => ({ ...player, ...facts })),
    );
    expect(again).toMatchObject(players);
  });
});
