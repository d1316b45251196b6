import type { StoredCareerEntry } from '@trattativa/contract/people/players/career';
import type { Player } from '@trattativa/contract/people/players/player';
import { careerEntryTargets } from '@trattativa/domain/people/import/career-entry-targets';
import type { PlayerRowKey, PlayerRows } from '@trattativa/texts/records/player-rows';
import type { TextsOf } from '@trattativa/texts/text-keys';
import type { CsvCell } from '../../ui/csv/to-csv.ts';
import { careerEntryCells, careerEntryLabel } from './import/career-entry-columns.ts';

type Texts = TextsOf<['players', 'ui', 'player-career', 'catalogue']>;

/** A player with the career entries, the newest first. */
export interface ExportedPlayer {
  player: Player;
  careerEntries: readonly StoredCareerEntry[];
}
/** What a cell is made of beside its player. */
interface Words {
  rows: PlayerRows;
  t: Texts;
}
type Column = readonly [field: string, cell: (player: Player, words: Words) => CsvCell];

/** Names and numbers as they are, and days as a spreadsheet sorts them. */
const itself = <const Field extends keyof Player>(field: Field) =>
  [field, (player: Player) => player[field] as CsvCell] as const;
/** The words of the record's rows; a list is separated as an import reads it. */
const worded = <const Field extends PlayerRowKey>(field: Field) =>
  [
    field,
    (player: Player, { rows }: Words): CsvCell => rows.parts(field, player).join(', ') || null,
  ] as const;
const yesNo = <const Field extends keyof Player>(field: Field) =>
  [
    field,
    (player: Player, { rows }: Words): CsvCell =>
      player[field] == null ? null : rows.words.yesOrNo(player[field] as boolean),
  ] as const;

/** The columns of the exported portfolio, named and ordered as in the form. */
const columns = [
  itself('name'),
  itself('surname'),
  itself('bornDate'),
  itself('age'),
  worded('nationality'),
  worded('secondNationality'),
  worded('euPassport'),
  worded('country'),
  worded('city'),
  worded('region'),
  worded('address'),
  worded('phone'),
  worded('principalRole'),
  worded('secondaryRole'),
  worded('foot'),
  itself('heightCm'),
  itself('weightKg'),
  worded('contractualStatus'),
  itself('contractEnd'),
  worded('optionHolder'),
  itself('optionUntil'),
  worded('currentClub'),
  worded('currentLevel'),
  worded('registeredAssociation'),
  worded('eligibleAssociations'),
  worded('permitNeeded'),
  itself('permitUntil'),
  yesNo('openToFree'),
  yesNo('openToLoan'),
  yesNo('openToPermanent'),
  itself('releaseClause'),
  itself('askingFee'),
  itself('payShare'),
  yesNo('termsShown'),
  itself('minutesPercent'),
  worded('searchLevels'),
  worded('countriesInterested'),
  worded('immediateAvailability'),
  yesNo('onMarket'),
  yesNo('openToScouts'),
  itself('salary'),
  itself('requestedSalary'),
  worded('refundRange'),
  worded('requestedFood'),
  worded('requestedAccommodation'),
  itself('requestedBonus'),
  itself('commissionFeeMin'),
  itself('commissionFeeMax'),
  itself('playerValue'),
  itself('videoUrl'),
  itself('youtubeUrl'),
  itself('footballDataUrl'),
  itself('linkedinUrl'),
  itself('facebookUrl'),
  itself('instagramUrl'),
  itself('comments'),
  ['updatedAt', ({ updatedAt }) => new Date(updatedAt)],
] as const satisfies readonly Column[];

/** The fields that an import file may contain: those exported, without the computed ones. */
export const exportedFields = columns
  .map(([field]) => field)
  .filter((field) => field !== 'age' && field !== 'updatedAt');

/** Fields whose bare number says nothing of its unit. */
const inPercent = new Set<string>(['minutesPercent', 'payShare']);

/** The fields that say of whom a further line is. */
const ofPerson: ReadonlySet<string> = new Set(['name', 'surname', 'bornDate']);

/**
 * A portfolio as translated rows of a table, with a header; money in euros. The newest entry of a career is on the player's
 * line, each other one on a line of its own below, which an import joins again.
 */
export function portfolioTable(players: readonly ExportedPlayer[], rows: PlayerRows, t: Texts): CsvCell[][] {
  const words = { rows, t };
  return [
    [
      ...columns.map(([field]) => t(`players:field.${field}`) + (inPercent.has(field) ? ' (%)' : '')),
      ...careerEntryTargets.map((target) => careerEntryLabel(target, t)),
    ],
    ...players.flatMap(({ player, careerEntries: [newest, ...earlier] }) => [
      [...columns.map(([, cell]) => cell(player, words)), ...careerEntryCells(newest, rows.words, t)],
      ...earlier.map((careerEntry) => [
        ...columns.map(([field, cell]) => (ofPerson.has(field) ? cell(player, words) : null)),
        ...careerEntryCells(careerEntry, rows.words, t),
      ]),
    ]),
  ];
}
