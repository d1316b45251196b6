import type { StoredCareerEntry } from '@trattativa/contract/people/players/career';
import type { Player } from '@trattativa/contract/people/players/player';
import { careerEntryTargets } from '@trattativa/domain/people/import/career-entry-targets';
import type { TextsOf } from '@trattativa/texts/text-keys';
import type { CsvCell } from '../../ui/csv/to-csv.ts';
import type { PlayerWords as Words } from '../players/use-player-words.ts';
import { careerEntryCells, careerEntryLabel } from './career-entry-columns.ts';

const orNull = <Value>(value: Value | null | undefined, word: (value: Value) => string) =>
  value == null ? null : word(value);

type Texts = TextsOf<['players', 'ui', 'player-career', 'catalogue']>;

/** A player with the career entries of the career, the newest first. */
export interface ExportedPlayer {
  player: Player;
  careerEntries: readonly StoredCareerEntry[];
}
type Column = readonly [field: string, cell: (player: Player, words: Words, t: Texts) => CsvCell];

/** The columns of the exported portfolio, named and ordered as in the form. */
const columns = [
  ['name', (player) => player.name],
  ['surname', (player) => player.surname],
  ['bornDate', (player) => player.bornDate],
  ['age', (player) => player.age],
  ['nationality', (player, words) => orNull(player.nationality, words.country)],
  ['secondNationality', (player, words) => orNull(player.secondNationality, words.country)],
  ['euPassport', (player, _words, t) => yesOrNo(player.euPassport, t)],
  ['country', (player, words) => orNull(player.country, words.country)],
  ['city', (player) => player.city],
  ['region', (player, words) => orNull(player.region, words.region)],
  ['address', (player) => player.address],
  ['phone', (player) => player.phone],
  ['principalRole', (player, words) => orNull(player.principalRole, words.role)],
  ['secondaryRole', (player, words) => orNull(player.secondaryRole, words.role)],
  ['foot', (player, words) => orNull(player.foot, words.foot)],
  ['heightCm', (player) => player.heightCm],
  ['weightKg', (player) => player.weightKg],
  ['contractualStatus', (player, words) => orNull(player.contractualStatus, words.contract)],
  ['contractEnd', (player) => player.contractEnd],
  ['optionHolder', (player, words) => orNull(player.optionHolder, words.optionHolder)],
  ['optionUntil', (player) => player.optionUntil],
  ['currentClub', (player) => player.currentClub],
  [
    'currentLevel',
    (player, words) => orNull(player.currentLevel, (level) => words.level(level, player.country)),
  ],
  ['registeredAssociation', (player, words) => orNull(player.registeredAssociation, words.country)],
  ['eligibleAssociations', (player, words) => player.eligibleAssociations.map(words.country).join(', ')],
  ['permitNeeded', (player, _words, t) => yesOrNo(player.permitNeeded, t)],
  ['permitUntil', (player) => player.permitUntil],
  ['openToFree', (player, _words, t) => yesOrNo(player.openToFree, t)],
  ['openToLoan', (player, _words, t) => yesOrNo(player.openToLoan, t)],
  ['openToPermanent', (player, _words, t) => yesOrNo(player.openToPermanent, t)],
  ['releaseClause', (player) => player.releaseClause],
  ['askingFee', (player) => player.askingFee],
  ['payShare', (player) => player.payShare],
  ['termsShown', (player, _words, t) => yesOrNo(player.termsShown, t)],
  ['minutesPercent', (player) => player.minutesPercent],
  [
    'searchLevels',
    (player, words) =>
      player.searchLevels.map(words.levelIn(player.countriesInterested, player.country)).join(', '),
  ],
  ['countriesInterested', (player, words) => player.countriesInterested.map(words.country).join(', ')],
  ['immediateAvailability', (player, _words, t) => yesOrNo(player.immediateAvailability, t)],
  ['onMarket', (player, _words, t) => yesOrNo(player.onMarket, t)],
  ['openToScouts', (player, _words, t) => yesOrNo(player.openToScouts, t)],
  ['salary', (player) => player.salary],
  ['requestedSalary', (player) => player.requestedSalary],
  ['refundRange', (player, words) => orNull(player.refundRange, words.refund)],
  ['requestedFood', (player, _words, t) => yesOrNo(player.requestedFood ?? null, t)],
  ['requestedAccommodation', (player, words) => orNull(player.requestedAccommodation, words.accommodation)],
  ['requestedBonus', (player) => player.requestedBonus],
  ['commissionFeeMin', (player) => player.commissionFeeMin],
  ['commissionFeeMax', (player) => player.commissionFeeMax],
  ['playerValue', (player) => player.playerValue],
  ['videoUrl', (player) => player.videoUrl],
  ['youtubeUrl', (player) => player.youtubeUrl],
  ['footballDataUrl', (player) => player.footballDataUrl],
  ['linkedinUrl', (player) => player.linkedinUrl],
  ['facebookUrl', (player) => player.facebookUrl],
  ['instagramUrl', (player) => player.instagramUrl],
  ['comments', (player) => player.comments],
  ['updatedAt', (player) => new Date(player.updatedAt)],
] as const satisfies readonly Column[];

/** The fields that an import file may contain: those exported, without the computed ones. */
export const exportedFields = columns
  .map(([field]) => field)
  .filter((field) => field !== 'age' && field !== 'updatedAt');

function yesOrNo(value: boolean | null, t: Texts): string | null {
  return value === null ? null : t(value ? 'ui:yes' : 'ui:no');
}

/** Fields whose bare number says nothing of its unit. */
const inPercent = new Set<string>(['minutesPercent', 'payShare']);

/** The fields that say of whom a further line is. */
const ofPerson: ReadonlySet<string> = new Set(['name', 'surname', 'bornDate']);

/**
 * A portfolio as translated rows of a table, with a header; money in euros. The newest career entry of a career is on the player's
 * line, each other one on a line of its own below, which an import joins again.
 */
export function portfolioTable(players: readonly ExportedPlayer[], words: Words, t: Texts): CsvCell[][] {
  return [
    [
      ...columns.map(([field]) => t(`players:field.${field}`) + (inPercent.has(field) ? ' (%)' : '')),
      ...careerEntryTargets.map((target) => careerEntryLabel(target, t)),
    ],
    ...players.flatMap(({ player, careerEntries: [newest, ...earlier] }) => [
      [...columns.map(([, cell]) => cell(player, words, t)), ...careerEntryCells(newest, words, t)],
      ...earlier.map((careerEntry) => [
        ...columns.map(([field, cell]) => (ofPerson.has(field) ? cell(player, words, t) : null)),
        ...careerEntryCells(careerEntry, words, t),
      ]),
    ]),
  ];
}
