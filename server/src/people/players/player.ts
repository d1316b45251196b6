import type { ListingState } from '@trattativa/domain/people/listing-states';
import { addDays, addMinutes } from '../../platform/clock.ts';

/** A player's record as the database keeps it. Money in euro cents, gross a month. */
export interface PlayerRow {
  id: number;
  version: number;
  profile: number;
  agent_id: number | null;
  team_id: number | null;
  coaching_staff_id: number | null;
  account_id: number | null;
  name: string;
  surname: string;
  born_date: string | null;
  principal_role: number | null;
  secondary_role: number | null;
  contractual_status: number | null;
  foot: number | null;
  height_cm: number | null;
  weight_kg: number | null;
  nationality: string | null;
  eu_passport: boolean | null;
  country: string | null;
  city: string;
  region: string | null;
  address: string;
  phone: string;
  salary_cents: number | null;
  requested_salary_cents: number | null;
  refund_range: number | null;
  requested_food: boolean | null;
  requested_accommodation: number | null;
  requested_bonus_cents: number | null;
  commission_fee_min_cents: number | null;
  commission_fee_max_cents: number | null;
  player_value_cents: number | null;
  current_club: string;
  current_level: number | null;
  search_levels: number[];
  countries_interested: string[];
  immediate_availability: boolean | null;
  minutes_percent: number | null;
  video_url: string | null;
  youtube_url: string | null;
  football_data_url: string | null;
  linkedin_url: string | null;
  facebook_url: string | null;
  instagram_url: string | null;
  comments: string;
  on_market: boolean;
  open_to_scouts: boolean;
  from_transfer: boolean;
  image_url: string | null;
  /** What the linked player says of being listed; 'unlinked': nobody has claimed the record. */
  listing: ListingState;
  updated_at: Date;
  deleted_at: Date | null;
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
  if (player.profile !== 0 || missingFields(player).length === 0) return null;
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

/** How long a deletion can be taken back. */
export function canStillBeRestored(deletedAt: Date, now: Date): boolean {
  return addDays(deletedAt, undoSeconds / 86_400) >= now;
}
