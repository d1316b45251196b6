import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import {
  type MoveKind,
  type OptionHolder,
  openMoves,
} from '@trattativa/domain/people/players/contract-facts';
import {
  type DecidingFields,
  decidingFacts,
  fieldsOfFacts,
} from '@trattativa/domain/people/players/deciding-facts';
import type { Foot } from '@trattativa/domain/people/players/feet';
import { formatLabels, formatSeries } from '../format-series.ts';
import type { Language } from '../languages.ts';
import { type PlayerTexts, playerWordsIn } from './player-words.ts';

/** What rows are made from; a field that a reader may not see is absent. Money in whole euros. */
export interface StatedPlayer extends DecidingFields {
  principalRole?: PlayerRole | null | undefined;
  secondaryRole?: PlayerRole | null | undefined;
  age?: number | null | undefined;
  bornDate?: string | null | undefined;
  bornYear?: number | null | undefined;
  nationality?: string | null | undefined;
  secondNationality?: string | null | undefined;
  registeredAssociation?: string | null | undefined;
  eligibleAssociations?: readonly string[] | undefined;
  permitNeeded?: boolean | null | undefined;
  permitUntil?: string | null | undefined;
  city?: string | undefined;
  region?: string | null | undefined;
  address?: string | null | undefined;
  phone?: string | null | undefined;
  foot?: Foot | null | undefined;
  heightCm?: number | null | undefined;
  weightKg?: number | null | undefined;
  currentClub?: string | undefined;
  currentLevel?: number | null | undefined;
  minutesPercent?: number | null | undefined;
  optionHolder?: OptionHolder | null | undefined;
  optionUntil?: string | null | undefined;
  salary?: number | null | undefined;
  requestedFood?: boolean | null | undefined;
  requestedAccommodation?: number | null | undefined;
  requestedBonus?: number | null | undefined;
  commissionFeeMin?: number | null | undefined;
  commissionFeeMax?: number | null | undefined;
  playerValue?: number | null | undefined;
  releaseClause?: number | null | undefined;
  askingFee?: number | null | undefined;
  payShare?: number | null | undefined;
}

/** The rows of a player's record, in the order of reading. */
export const playerRowKeys = [
  'principalRole',
  'secondaryRole',
  'bornDate',
  'age',
  'nationality',
  'secondNationality',
  'euPassport',
  'registeredAssociation',
  'eligibleAssociations',
  'permitNeeded',
  'permitUntil',
  'country',
  'city',
  'region',
  'address',
  'foot',
  'heightCm',
  'weightKg',
  'currentClub',
  'currentLevel',
  'minutesPercent',
  'contractualStatus',
  'contractEnd',
  'optionHolder',
  'optionUntil',
  'openTo',
  'immediateAvailability',
  'searchLevels',
  'countriesInterested',
  'salary',
  'requestedSalary',
  'refundRange',
  'requestedFood',
  'requestedAccommodation',
  'requestedBonus',
  'commissionFeeMin',
  'commissionFeeMax',
  'playerValue',
  'releaseClause',
  'askingFee',
  'payShare',
  'phone',
] as const;

export type PlayerRowKey = (typeof playerRowKeys)[number];

export interface PlayerRow {
  key: PlayerRowKey;
  label: string;
  value: string;
}

/** Said by the row of another field: both nationalities are one row, and so are the contract and its end. */
const saidByAnother: readonly PlayerRowKey[] = ['secondNationality', 'contractEnd'];

const readKeys = playerRowKeys.filter((key) => !saidByAnother.includes(key));

/** The measures at the top of a player's page. */
const measured = ['age', 'nationality', 'contractualStatus', 'foot', 'heightCm', 'minutesPercent'] as const;

/** The fields that the top says with the measures and beside them. */
const atTop: readonly PlayerRowKey[] = [
  ...measured,
  'principalRole',
  'secondaryRole',
  'secondNationality',
  'contractEnd',
  'currentClub',
  'currentLevel',
];

/** The fields that the top of a player's page says already; the rows below it do not repeat them. */
export function fieldsAtTop(player: DecidingFields, today: string): ReadonlySet<PlayerRowKey> {
  return new Set([...atTop, ...fieldsOfFacts(decidingFacts(player, today))]);
}

/** The rows of a player in one language: on pages, in comparisons and conflicts, in the preview, the PDF and the file. */
export function playerRowsIn(t: PlayerTexts, language: Language) {
  const words = playerWordsIn(t, language);
  const some = <Value>(value: Value | null | undefined, say: (value: Value) => string) =>
    value == null ? [] : [say(value)].filter((said) => said !== '');
  const each = <Value>(values: readonly Value[] | undefined, say: (value: Value) => string) =>
    (values ?? []).map(say);
  const itself = (text: string) => text;
  /** The words of a field, each of a list on its own; none where nothing is stated. */
  const parts: Record<PlayerRowKey, (player: StatedPlayer) => string[]> = {
    principalRole: ({ principalRole }) => some(principalRole, words.role),
    secondaryRole: ({ secondaryRole }) => some(secondaryRole, words.role),
    bornDate: ({ bornDate, bornYear }) =>
      bornDate == null ? some(bornYear, (year) => t('players:bornYear', { year })) : [words.day(bornDate)],
    age: ({ age }) => some(age, words.years),
    nationality: ({ nationality }) => some(nationality, words.country),
    secondNationality: ({ secondNationality }) => some(secondNationality, words.country),
    euPassport: ({ euPassport }) => some(euPassport, words.yesOrNo),
    registeredAssociation: ({ registeredAssociation }) => some(registeredAssociation, words.country),
    eligibleAssociations: ({ eligibleAssociations }) => each(eligibleAssociations, words.country),
    permitNeeded: ({ permitNeeded }) => some(permitNeeded, words.yesOrNo),
    permitUntil: ({ permitUntil }) => some(permitUntil, words.day),
    country: ({ country }) => some(country, words.country),
    city: ({ city }) => some(city, itself),
    region: ({ region }) => some(region, words.region),
    address: ({ address }) => some(address, itself),
    foot: ({ foot }) => some(foot, words.foot),
    heightCm: ({ heightCm }) => some(heightCm, words.height),
    weightKg: ({ weightKg }) => some(weightKg, words.weight),
    currentClub: ({ currentClub }) => some(currentClub, itself),
    currentLevel: ({ currentLevel, country }) => some(currentLevel, (level) => words.level(level, country)),
    minutesPercent: ({ minutesPercent }) => some(minutesPercent, words.percent),
    contractualStatus: ({ contractualStatus }) => some(contractualStatus, words.contract),
    contractEnd: ({ contractEnd }) => some(contractEnd, words.day),
    optionHolder: ({ optionHolder }) => some(optionHolder, words.optionHolder),
    optionUntil: ({ optionUntil }) => some(optionUntil, words.day),
    openTo: (player) => openMoves(player).map((move: MoveKind) => words.move(move)),
    immediateAvailability: ({ immediateAvailability }) => some(immediateAvailability, words.yesOrNo),
    searchLevels: ({ searchLevels, countriesInterested = [], country }) =>
      each(searchLevels, words.levelIn(countriesInterested, country)),
    countriesInterested: ({ countriesInterested }) => each(countriesInterested, words.country),
    salary: ({ salary }) => some(salary, words.money),
    requestedSalary: ({ requestedSalary }) => some(requestedSalary, words.money),
    refundRange: ({ refundRange }) => some(refundRange, words.refund),
    requestedFood: ({ requestedFood }) => some(requestedFood, words.yesOrNo),
    requestedAccommodation: ({ requestedAccommodation }) => some(requestedAccommodation, words.accommodation),
    requestedBonus: ({ requestedBonus }) => some(requestedBonus, words.money),
    commissionFeeMin: ({ commissionFeeMin }) => some(commissionFeeMin, words.money),
    commissionFeeMax: ({ commissionFeeMax }) => some(commissionFeeMax, words.money),
    playerValue: ({ playerValue }) => some(playerValue, words.money),
    releaseClause: ({ releaseClause }) => some(releaseClause, words.money),
    askingFee: ({ askingFee }) => some(askingFee, words.money),
    payShare: ({ payShare }) => some(payShare, words.percent),
    phone: ({ phone }) => some(phone, itself),
  };
  /** Heights and weights carry their unit in the value; the labels of their form fields name it too. */
  const label = (key: PlayerRowKey): string => {
    if (key === 'heightCm') return t('players:card.height');
    if (key === 'weightKg') return t('players:card.weight');
    return t(`players:field.${key}`);
  };
  const joined = (key: PlayerRowKey, said: readonly string[]) =>
    key === 'openTo' ? formatLabels(language, said) : formatSeries(language, said);
  /** The value of a row; empty where nothing is stated. */
  const value = (key: PlayerRowKey, player: StatedPlayer): string => {
    if (key === 'contractualStatus') return words.contractState(player) ?? '';
    const said = parts[key](player);
    return joined(key, key === 'nationality' ? [...said, ...parts.secondNationality(player)] : said);
  };
  const rows = (player: StatedPlayer, keys: readonly PlayerRowKey[] = readKeys): PlayerRow[] =>
    keys
      .map((key) => ({ key, label: label(key), value: value(key, player) }))
      .filter((row) => row.value !== '');
  return {
    words,
    label,
    value,
    /** The words of one field alone, as in a form. */
    alone: (key: PlayerRowKey, player: StatedPlayer): string => joined(key, parts[key](player)),
    /** Words of one field one by one, for files, which separate them. */
    parts: (key: PlayerRowKey, player: StatedPlayer): readonly string[] => parts[key](player),
    /** The stated ones of some rows, in their order. */
    rows,
    /** What stands at the top of a player's page beside name, role and club. */
    measures: (player: StatedPlayer): PlayerRow[] => rows(player, measured),
    /** The three facts that decide, as short phrases. */
    deciding: (player: StatedPlayer, today: string): string[] => decidingFacts(player, today).map(words.fact),
  };
}

export type PlayerRows = ReturnType<typeof playerRowsIn>;
