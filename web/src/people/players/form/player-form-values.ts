import type { Api } from '@trattativa/contract/api';
import type { RequiredKeys } from '@trattativa/contract/field-keys';
import type { Player } from '@trattativa/contract/people/players/player';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import type { OptionHolder } from '@trattativa/domain/people/players/contract-facts';
import type { ContractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import type { Foot } from '@trattativa/domain/people/players/feet';
import {
  type MandatoryPlayerField,
  mandatoryPlayerFields,
} from '@trattativa/domain/people/players/mandatory-fields';

export type PlayerInput = Api['Agent/AddOrUpdateAgentPlayer']['input']['player'];

type YesNo = 'yes' | 'no' | null;

/**
 * The form's values: text fields are never null, unset choices are. Names are the contract's: a field added there is
 * missing in `emptyPlayer` until it is declared here.
 */
export interface PlayerValues extends Record<keyof PlayerInput, unknown> {
  id: number | null;
  version: number | null;
  name: string;
  surname: string;
  bornDate: string;
  nationality: string | null;
  secondNationality: string | null;
  euPassport: YesNo;
  country: string | null;
  city: string;
  region: string | null;
  address: string;
  phone: string;
  principalRole: PlayerRole | null;
  secondaryRole: PlayerRole | null;
  foot: Foot | null;
  heightCm: number | null;
  weightKg: number | null;
  contractualStatus: ContractualStatus | null;
  contractEnd: string;
  optionHolder: OptionHolder | null;
  optionUntil: string;
  currentClub: string;
  currentLevel: number | null;
  registeredAssociation: string | null;
  eligibleAssociations: string[];
  permitNeeded: YesNo;
  permitUntil: string;
  openToFree: boolean;
  openToLoan: boolean;
  openToPermanent: boolean;
  releaseClause: number | null;
  askingFee: number | null;
  payShare: number | null;
  termsShown: boolean;
  salary: number | null;
  immediateAvailability: YesNo;
  minutesPercent: number | null;
  onMarket: boolean;
  openToScouts: boolean;
  searchLevels: number[];
  countriesInterested: string[];
  requestedSalary: number | null;
  refundRange: number | null;
  requestedFood: YesNo;
  requestedAccommodation: number | null;
  requestedBonus: number | null;
  commissionFeeMin: number | null;
  commissionFeeMax: number | null;
  playerValue: number | null;
  videoUrl: string;
  youtubeUrl: string;
  footballDataUrl: string;
  linkedinUrl: string;
  facebookUrl: string;
  instagramUrl: string;
  comments: string;
}

/** The visible fields; their labels are `players:field.<name>`. */
export type PlayerField = Exclude<keyof PlayerValues, 'id' | 'version'>;

/** Fields without which a record cannot be saved. */
export const requiredPlayerFields = { name: true, surname: true } as const satisfies Record<
  RequiredKeys<PlayerInput>,
  true
>;

/** Nested like the call, so that the service's field names match the form's. */
export interface PlayerFormValues {
  player: PlayerValues;
}

export const linkFields = [
  'videoUrl',
  'youtubeUrl',
  'footballDataUrl',
  'linkedinUrl',
  'facebookUrl',
  'instagramUrl',
] as const;

const yesNo = (value: boolean | null): YesNo => (value === null ? null : value ? 'yes' : 'no');
const readYesNo = (value: YesNo): boolean | null => (value === null ? null : value === 'yes');

export const emptyPlayer: PlayerValues = {
  id: null,
  version: null,
  name: '',
  surname: '',
  bornDate: '',
  nationality: null,
  secondNationality: null,
  euPassport: null,
  country: null,
  city: '',
  region: null,
  address: '',
  phone: '',
  principalRole: null,
  secondaryRole: null,
  foot: null,
  heightCm: null,
  weightKg: null,
  contractualStatus: null,
  contractEnd: '',
  optionHolder: null,
  optionUntil: '',
  currentClub: '',
  currentLevel: null,
  registeredAssociation: null,
  eligibleAssociations: [],
  permitNeeded: null,
  permitUntil: '',
  openToFree: false,
  openToLoan: false,
  openToPermanent: false,
  releaseClause: null,
  askingFee: null,
  payShare: null,
  termsShown: false,
  salary: null,
  immediateAvailability: null,
  minutesPercent: null,
  onMarket: true,
  openToScouts: false,
  searchLevels: [],
  countriesInterested: [],
  requestedSalary: null,
  refundRange: null,
  requestedFood: null,
  requestedAccommodation: null,
  requestedBonus: null,
  commissionFeeMin: null,
  commissionFeeMax: null,
  playerValue: null,
  videoUrl: '',
  youtubeUrl: '',
  footballDataUrl: '',
  linkedinUrl: '',
  facebookUrl: '',
  instagramUrl: '',
  comments: '',
};

/** Converts a record to form values. */
export function valuesOf(player: Player): PlayerValues {
  return {
    id: player.id,
    version: player.version,
    name: player.name,
    surname: player.surname,
    bornDate: player.bornDate ?? '',
    nationality: player.nationality,
    secondNationality: player.secondNationality,
    euPassport: yesNo(player.euPassport),
    country: player.country,
    city: player.city,
    region: player.region,
    address: player.address ?? '',
    phone: player.phone ?? '',
    principalRole: player.principalRole,
    secondaryRole: player.secondaryRole,
    foot: player.foot,
    heightCm: player.heightCm,
    weightKg: player.weightKg,
    contractualStatus: player.contractualStatus,
    contractEnd: player.contractEnd ?? '',
    optionHolder: player.optionHolder,
    optionUntil: player.optionUntil ?? '',
    currentClub: player.currentClub,
    currentLevel: player.currentLevel,
    registeredAssociation: player.registeredAssociation,
    eligibleAssociations: player.eligibleAssociations,
    permitNeeded: yesNo(player.permitNeeded),
    permitUntil: player.permitUntil ?? '',
    openToFree: player.openToFree,
    openToLoan: player.openToLoan,
    openToPermanent: player.openToPermanent,
    releaseClause: player.releaseClause ?? null,
    askingFee: player.askingFee ?? null,
    payShare: player.payShare ?? null,
    termsShown: player.termsShown,
    salary: player.salary ?? null,
    immediateAvailability: yesNo(player.immediateAvailability),
    minutesPercent: player.minutesPercent,
    onMarket: player.onMarket,
    openToScouts: player.openToScouts,
    searchLevels: player.searchLevels,
    countriesInterested: player.countriesInterested,
    requestedSalary: player.requestedSalary ?? null,
    refundRange: player.refundRange ?? null,
    requestedFood: yesNo(player.requestedFood ?? null),
    requestedAccommodation: player.requestedAccommodation ?? null,
    requestedBonus: player.requestedBonus ?? null,
    commissionFeeMin: player.commissionFeeMin ?? null,
    commissionFeeMax: player.commissionFeeMax ?? null,
    playerValue: player.playerValue ?? null,
    videoUrl: player.videoUrl ?? '',
    youtubeUrl: player.youtubeUrl ?? '',
    footballDataUrl: player.footballDataUrl ?? '',
    linkedinUrl: player.linkedinUrl ?? '',
    facebookUrl: player.facebookUrl ?? '',
    instagramUrl: player.instagramUrl ?? '',
    comments: player.comments ?? '',
  };
}

/** Converts form values to the input of the service. */
export function inputOf(values: PlayerValues): PlayerInput {
  const links = Object.fromEntries(linkFields.map((field) => [field, values[field].trim() || null]));
  return {
    ...values,
    ...links,
    bornDate: values.bornDate || null,
    contractEnd: values.contractEnd || null,
    optionUntil: values.optionHolder === null ? null : values.optionUntil || null,
    permitNeeded: readYesNo(values.permitNeeded),
    permitUntil: values.permitNeeded === 'yes' ? values.permitUntil || null : null,
    euPassport: readYesNo(values.euPassport),
    immediateAvailability: readYesNo(values.immediateAvailability),
    requestedFood: readYesNo(values.requestedFood),
    region: values.country === 'IT' ? values.region : null,
  } as PlayerInput;
}

/** The mandatory fields still missing while the form is edited. The service repeats the check on save. */
export function missingIn(values: PlayerValues): MandatoryPlayerField[] {
  return mandatoryPlayerFields.filter((field) => {
    const value = values[field];
    return (
      value === null ||
      (typeof value === 'string' ? value.trim() === '' : Array.isArray(value) && !value.length)
    );
  });
}

/** The fields in which two versions differ, in form order. */
export function differences(one: PlayerValues, other: PlayerValues): PlayerField[] {
  return (Object.keys(emptyPlayer) as (keyof PlayerValues)[]).filter(
    (field): field is PlayerField =>
      field !== 'id' && field !== 'version' && JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
}
