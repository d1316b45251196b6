import { optionalFieldsOf } from '@trattativa/contract/field-keys';
import { type PlayerInput, player as playerShape } from '@trattativa/contract/people/players/player';
import { wireName } from '@trattativa/contract/wire-names';
import { profileType } from '@trattativa/domain/identity/profile-types';
import type { OptionHolder } from '@trattativa/domain/people/players/contract-facts';
import type { ListingState } from '@trattativa/domain/people/players/listing-states';
import {
  type MandatoryPlayerField,
  mandatoryPlayerFields,
} from '@trattativa/domain/people/players/mandatory-fields';
import { addDays } from '../../platform/clock.ts';
import type { Columns } from '../../platform/database/database.ts';
import type { ProfileRules } from './own-profile/profile-rules.ts';

/** The column of each field that is written. Reading and writing a record follow this map. */
export const columnsOfPlayer = {
  name: 'name',
  surname: 'surname',
  bornDate: 'born_date',
  principalRole: 'principal_role',
  secondaryRole: 'secondary_role',
  contractualStatus: 'contractual_status',
  foot: 'foot',
  heightCm: 'height_cm',
  weightKg: 'weight_kg',
  nationality: 'nationality',
  euPassport: 'eu_passport',
  country: 'country',
  city: 'city',
  region: 'region',
  address: 'address',
  phone: 'phone',
  salary: 'salary_cents',
  requestedSalary: 'requested_salary_cents',
  refundRange: 'refund_range',
  requestedFood: 'requested_food',
  requestedAccommodation: 'requested_accommodation',
  requestedBonus: 'requested_bonus_cents',
  commissionFeeMin: 'commission_fee_min_cents',
  commissionFeeMax: 'commission_fee_max_cents',
  playerValue: 'player_value_cents',
  currentClub: 'current_club',
  currentLevel: 'current_level',
  searchLevels: 'search_levels',
  countriesInterested: 'countries_interested',
  immediateAvailability: 'immediate_availability',
  minutesPercent: 'minutes_percent',
  videoUrl: 'video_url',
  youtubeUrl: 'youtube_url',
  footballDataUrl: 'football_data_url',
  linkedinUrl: 'linkedin_url',
  facebookUrl: 'facebook_url',
  instagramUrl: 'instagram_url',
  secondNationality: 'second_nationality',
  eligibleAssociations: 'eligible_associations',
  registeredAssociation: 'registered_association',
  permitNeeded: 'permit_needed',
  permitUntil: 'permit_until',
  contractEnd: 'contract_end',
  optionHolder: 'option_holder',
  optionUntil: 'option_until',
  releaseClause: 'release_clause_cents',
  askingFee: 'asking_fee_cents',
  payShare: 'pay_share_percent',
  termsShown: 'terms_shown',
  openToFree: 'open_to_free',
  openToLoan: 'open_to_loan',
  openToPermanent: 'open_to_permanent',
  comments: 'comments',
  onMarket: 'on_market',
  openToScouts: 'open_to_scouts',
} as const satisfies Record<Exclude<keyof PlayerInput, 'id' | 'version'>, string>;

type WrittenColumn = (typeof columnsOfPlayer)[keyof typeof columnsOfPlayer];

/** A player's record as stored. Money in euro cents, gross per month. */
export interface PlayerRow
  extends Columns<
    'players',
    | Exclude<WrittenColumn, 'option_holder'>
    | 'id'
    | 'version'
    | 'profile'
    | 'agent_id'
    | 'team_id'
    | 'coaching_staff_id'
    | 'account_id'
    | 'from_transfer'
    | 'born_year'
    | 'figures_season'
    | 'season_appearances'
    | 'season_minutes'
    | 'season_goals'
    | 'season_assists'
    | 'image_url'
    | 'updated_at'
    | 'deleted_at'
    | 'registration_id'
  > {
  option_holder: OptionHolder | null;
  /** The linked player's consent to being listed; 'unlinked': the record is unclaimed. */
  listing: ListingState;
}

const isMissing: Record<MandatoryPlayerField, (player: PlayerRow) => boolean> = {
  name: (player) => player.name === '',
  bornDate: (player) => player.born_date === null,
  nationality: (player) => player.nationality === null,
  country: (player) => player.country === null,
  principalRole: (player) => player.principal_role === null,
  foot: (player) => player.foot === null,
  heightCm: (player) => player.height_cm === null,
  contractualStatus: (player) => player.contractual_status === null,
  phone: (player) => player.phone === '',
  searchLevels: (player) => player.search_levels.length === 0,
};

/**
 * The mandatory fields that everybody reads who may open the card. Whether a private one is empty is as private as its value: who may not
 * read it is told the completeness of these.
 */
export const openMandatoryFields: readonly MandatoryPlayerField[] = mandatoryPlayerFields.filter(
  (field) => !optionalFieldsOf(playerShape).some((name) => name === field),
);

/** The mandatory fields that are empty, in wire spelling. */
export function missingFields(
  player: PlayerRow,
  mandatory: readonly MandatoryPlayerField[] = mandatoryPlayerFields,
): string[] {
  return mandatory.filter((field) => isMissing[field](player)).map(wireName);
}

/** The time at which an unchanged record will be deleted; null except for an incomplete own profile. */
export function deletionAt(player: PlayerRow, rules: ProfileRules): Date | null {
  if (player.profile !== profileType.player || missingFields(player).length === 0) return null;
  const due = addDays(player.updated_at, rules.incompleteDays);
  return due < rules.noneDeletedBefore ? rules.noneDeletedBefore : due;
}

/** Incomplete: a mandatory field is empty. Obsolete: complete, but not changed for months. */
export function completenessOf(
  player: PlayerRow,
  rules: ProfileRules,
  mandatory: readonly MandatoryPlayerField[] = mandatoryPlayerFields,
): 'incomplete' | 'obsolete' | 'complete' {
  if (missingFields(player, mandatory).length > 0) return 'incomplete';
  return player.updated_at < rules.obsoleteBefore ? 'obsolete' : 'complete';
}

const undoSeconds = 30;

/** Whether a deletion can still be undone. */
export function canStillBeRestored(deletedAt: Date, now: Date): boolean {
  return addDays(deletedAt, undoSeconds / 86_400) >= now;
}
