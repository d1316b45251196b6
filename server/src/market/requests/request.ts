import type { RequestDelivery } from '@trattativa/contract/market/requests/request';
import { requestStatus } from '@trattativa/domain/market/request-statuses';

/** A request as the database keeps it, with its club's card and the caller's delivery. Money in euro cents, gross a month. */
export interface RequestRow {
  id: number;
  version: number;
  status: number;
  team_id: number;
  /** The agent who published it for the club. */
  agent_id: number | null;
  agent_name: string | null;
  agent_society: string | null;
  season: number;
  role: number;
  level: number;
  country: string;
  city: string;
  address: string;
  over_age: number | null;
  under_age: number | null;
  offer_cents: number | null;
  refund_range: number | null;
  contractual_status: number | null;
  immediate_availability: boolean;
  foot: number | null;
  min_height_cm: number | null;
  eu_passport: boolean;
  skills: number[];
  project: string;
  requested_material: string;
  created_at: Date;
  updated_at: Date;
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
