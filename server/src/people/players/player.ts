import { profileType } from '@trattativa/domain/identity/profile-types';
import type { ListingState } from '@trattativa/domain/people/listing-states';
import { addDays, addMinutes } from '../../platform/clock.ts';
import type { Columns } from '../../platform/database/database.ts';

/** A player's record as the database keeps it. Money in euro cents, gross a month. */
export interface PlayerRow
  extends Columns<
    'players',
    | 'id'
    | 'version'
    | 'profile'
    | 'agent_id'
    | 'team_id'
    | 'coaching_staff_id'
    | 'account_id'
    | 'name'
    | 'surname'
    | 'born_date'
    | 'principal_role'
    | 'secondary_role'
    | 'contractual_status'
    | 'foot'
    | 'height_cm'
    | 'weight_kg'
    | 'nationality'
    | 'eu_passport'
    | 'country'
    | 'city'
    | 'region'
    | 'address'
    | 'phone'
    | 'salary_cents'
    | 'requested_salary_cents'
    | 'refund_range'
    | 'requested_food'
    | 'requested_accommodation'
    | 'requested_bonus_cents'
    | 'commission_fee_min_cents'
    | 'commission_fee_max_cents'
    | 'player_value_cents'
    | 'current_club'
    | 'current_level'
    | 'search_levels'
    | 'countries_interested'
    | 'immediate_availability'
    | 'minutes_percent'
    | 'video_url'
    | 'youtube_url'
    | 'football_data_url'
    | 'linkedin_url'
    | 'facebook_url'
    | 'instagram_url'
    | 'comments'
    | 'on_market'
    | 'open_to_scouts'
    | 'from_transfer'
    | 'image_url'
    | 'updated_at'
    | 'deleted_at'
  > {
  /** The linked player's consent to being listed; 'unlinked': the record is unclaimed. */
  listing: ListingState;
}

const mandatory = [
  ['Name', (player) => player.name === ''],
  ['BornDate', (player) => player.born_date === null],
  ['Nationality', (player) => player.nationality === null],
  ['Country', (player) => player.country === null],
  ['PrincipalRole', (player) => player.principal_role === null],
  ['Foot', (player) => player.foot === null],
  ['HeightCm', (player) => player.height_cm === null],
  ['ContractualStatus', (player) => player.contractual_status === null],
  ['Phone', (player) => player.phone === ''],
  ['SearchLevels', (player) => player.search_levels.length === 0],
] as const satisfies readonly [field: string, isMissing: (player: PlayerRow) => boolean][];

/** One of them, in code spelling. */
export type MandatoryField = Uncapitalize<(typeof mandatory)[number][0]>;

/** The mandatory fields that are empty, in wire spelling. */
export function missingFields(player: PlayerRow): string[] {
  return mandatory.filter(([, isMissing]) => isMissing(player)).map(([field]) => field);
}

/** How long a registered player's own record may stay incomplete after its last change (spec §9). */
export const incompleteHours = 72;

/** When a record that stays as it is will be deleted; null: never (only a player's own, while incomplete). */
export function deletionAt(player: PlayerRow): Date | null {
  if (player.profile !== profileType.player || missingFields(player).length === 0) return null;
  return addMinutes(player.updated_at, incompleteHours * 60);
}

/** Incomplete: a mandatory field is empty. Obsolete: complete, but last changed over six calendar months ago. */
export function completenessOf(player: PlayerRow, now: Date): 'incomplete' | 'obsolete' | 'complete' {
  if (missingFields(player).length > 0) return 'incomplete';
  return player.updated_at < sixMonthsBefore(now) ? 'obsolete' : 'complete';
}

/** Six calendar months earlier; a day that the earlier month lacks becomes its last (31 August → 28 or 29 February). */
export function sixMonthsBefore(now: Date): Date {
  const lastOfMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 5, 0));
  const day = Math.min(now.getUTCDate(), lastOfMonth.getUTCDate());
  const earlier = new Date(now);
  earlier.setUTCFullYear(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), day);
  return earlier;
}

const undoSeconds = 30;

/** How long a deletion can be undone. */
export function canStillBeRestored(deletedAt: Date, now: Date): boolean {
  return addDays(deletedAt, undoSeconds / 86_400) >= now;
}
