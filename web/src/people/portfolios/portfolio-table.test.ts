import type { StoredCareerEntry } from '@trattativa/contract/people/players/career';
import { exampleCareerEntry } from '@trattativa/contract/people/players/example-career-entry';
import { examplePlayer } from '@trattativa/contract/people/players/example-player';
import type { Player } from '@trattativa/contract/people/players/player';
import { britishAssociations } from '@trattativa/domain/people/associations';
import { categories, levelOfCategory } from '@trattativa/domain/people/categories';
import { draftsOf } from '@trattativa/domain/people/import/career-entry-drafts';
import { careerEntryFields, careerEntryTargets } from '@trattativa/domain/people/import/career-entry-targets';
import { understandTable } from '@trattativa/domain/people/import/understand-table';
import { levels } from '@trattativa/domain/people/levels';
import { optionHolders } from '@trattativa/domain/people/players/contract-facts';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { refundRanges } from '@trattativa/domain/people/players/refund-ranges';
import { figureSources, seasonFigures } from '@trattativa/domain/people/players/season-figures';
import { regions } from '@trattativa/domain/platform/regions';
import { type Language, languages } from '@trattativa/texts/languages';
import { playerRowsIn } from '@trattativa/texts/records/player-rows';
import { textsIn } from '@trattativa/texts/translate';
import { describe, expect, it } from 'vitest';
import { careerEntryLabel } from './import/career-entry-columns.ts';
import { type ExportedPlayer, exportedFields, portfolioTable } from './portfolio-table.ts';

const link = (site: string) => `https://www.${site}.com/tommaso.venier`;

const player: Player = {
  ...examplePlayer,
  contractualStatus: contractualStatus.underContract,
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
  foot: foot.left,
  refundRange: 1,
  requestedBonus: 250,
  videoUrl: 'https://vimeo.com/123456',
  footballDataUrl: 'https://www.transfermarkt.it/venier/profil/spieler/1',
  linkedinUrl: 'https://www.linkedin.com/in/venier',
  facebookUrl: link('facebook'),
  instagramUrl: link('instagram'),
  comments: 'Da rivedere a marzo.',
};

/** A career entry with every figure, of which the source is a page. */
const careerEntry: StoredCareerEntry = {
  ...exampleCareerEntry,
  category: 16,
  level: 9,
  starts: 0,
  cleanSheets: 11,
  figuresUrl: 'https://www.transfermarkt.it/venier/leistungsdaten/spieler/1',
  figuresSource: 'footballData',
};

/** Another name for each number; digits are no part of names. */
const lettersOf = (place: number) =>
  String(place).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '');

/** What a table says of a career entry. */
const valuesOf = (one: StoredCareerEntry) =>
  Object.fromEntries(
    Object.values(careerEntryFields).flatMap((field) => {
      const value = one[field];
      return value == null || value === '' || (value === 0 && (field === 'startYear' || field === 'endYear'))
        ? []
        : [[field, value]];
    }),
  );

const seasonFields = ['season', 'startYear', 'endYear'] as const;

const importedAgain = (language: Language, players: readonly Player[]) =>
  peopleAgain(
    language,
    players.map((one) => ({ player: one, careerEntries: [] })),
  ).map(({ draft }) => draft);

/** What the importer understands of players that the same application exported. */
function peopleAgain(language: Language, players: readonly ExportedPlayer[]) {
  const t = textsIn(language, ['players', 'catalogue', 'countries', 'regions', 'ui', 'player-career']);
  const raw = portfolioTable(players, playerRowsIn(t, language), t).map((cells, place) => ({
    line: place + 1,
    // As a spreadsheet shows them.
    cells: cells.map((cell) => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''))),
  }));
  const table = understandTable(raw, { today: '2026-11-23', preferred: language });
  return draftsOf(table);
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

  it('comes back with every career entry of each career, with its figures and their source', () => {
    const earlier = {
      ...careerEntry,
      id: 2,
      season: '2024/25',
      startYear: 2024,
      endYear: 2025,
      clubName: 'Vado',
    };
    const half = {
      ...careerEntry,
      id: 3,
      season: '',
      startYear: 2023,
      endYear: 0,
      goals: null,
      minutes: null,
    };
    const players: ExportedPlayer[] = [
      { player, careerEntries: [careerEntry, earlier, half] },
      { player: { ...player, surname: 'Serra', bornDate: null }, careerEntries: [earlier, half] },
      { player: { ...player, surname: 'Rota' }, careerEntries: [] },
      // Two people of one name are told apart by their birth.
      { player: { ...player, bornDate: '2001-01-05' }, careerEntries: [earlier] },
    ];
    const again = peopleAgain(language, players);
    expect(again.map(({ careerEntries }) => careerEntries.map(({ values }) => values))).toEqual(
      players.map(({ careerEntries }) => careerEntries.map(valuesOf)),
    );
    expect(again.map(({ draft }) => draft.surname)).toEqual(['Venier', 'Serra', 'Rota', 'Venier']);
  });

  it('comes back with every category, level and source of a career entry, and each figure alone', () => {
    const bare = { ...careerEntry, ...Object.fromEntries(seasonFigures.map((figure) => [figure, null])) };
    const careerEntries: StoredCareerEntry[] = [
      ...categories.map((category) => ({ ...bare, category, level: levelOfCategory(category) })),
      ...levels.map((level) => ({ ...bare, category: null, level })),
      ...figureSources.map((figuresSource) => ({ ...bare, figuresSource })),
      ...seasonFigures.map((figure, place) => ({ ...bare, [figure]: place })),
      ...seasonFields.map((field) => ({ ...bare, [field]: field === 'season' ? '' : 0 })),
    ];
    const again = peopleAgain(
      language,
      careerEntries.map((one, place) => ({
        player: { ...player, surname: `Venier ${lettersOf(place)}` },
        careerEntries: [one],
      })),
    );
    expect(again.map((one) => one.careerEntries[0]?.values)).toEqual(careerEntries.map(valuesOf));
  });

  it('names each column of a career so that the importer knows it without the others', () => {
    const t = textsIn(language, ['players', 'player-career']);
    for (const target of careerEntryTargets) {
      const cells = [t('players:field.surname'), careerEntryLabel(target, t)];
      const table = understandTable([{ line: 1, cells }], { today: '2026-11-23', preferred: language });
      expect(table.columns[1]?.target, cells[1]).toBe(target);
    }
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
