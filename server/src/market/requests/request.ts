import type { RequestDelivery } from '@trattativa/contract/market/requests/request';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import type { Columns } from '../../platform/database/database.ts';

/** A request as the database keeps it, with its club's card and the caller's delivery. Money in euro cents, gross a month. */
export interface RequestRow
  extends Columns<
    'requests',
    | 'id'
    | 'version'
    | 'status'
    | 'team_id'
    | 'season'
    | 'role'
    | 'level'
    | 'country'
    | 'city'
    | 'address'
    | 'over_age'
    | 'under_age'
    | 'offer_cents'
    | 'refund_range'
    | 'contractual_status'
    | 'immediate_availability'
    | 'foot'
    | 'min_height_cm'
    | 'eu_passport'
    | 'skills'
    | 'project'
    | 'requested_material'
    | 'created_at'
    | 'updated_at'
  > {
  /** The agent who published it for the club. */
  agent_id: number | null;
  agent_name: string | null;
  agent_society: string | null;
  team_name: string;
  team_city: string;
  team_country: string;
  team_region: string | null;
  team_category: number | null;
  team_level: number | null;
  team_league_name: string;
  team_profile: number;
  team_image_url: string | null;
  /** Null: the caller is no recipient. */
  my_delivery: number | null;
  delivery: RequestDelivery;
}

export function isActive(request: { status: number }): boolean {
  return request.status === requestStatus.active;
}

/** The only moves of a request are closing and opening again. */
export function canMove(from: number, to: number): boolean {
  return from !== to && (to === requestStatus.active || to === requestStatus.closed);
}
