import type {
  RequestContentField,
  RequestDelivery,
  RequestDraftInput,
} from '@trattativa/contract/market/requests/request';
import type { TeamProfileType } from '@trattativa/domain/identity/profile-types';
import type { DeliveryStatus } from '@trattativa/domain/market/delivery-statuses';
import type { OwnAnswer } from '@trattativa/domain/market/request-answers';
import { type RequestStatus, requestStatus } from '@trattativa/domain/market/request-statuses';
import type { Columns } from '../../platform/database/database.ts';

/** The column of each field of a request's content. Reading and writing a request follow this map. */
export const columnsOfRequest = {
  role: 'role',
  level: 'level',
  city: 'city',
  country: 'country',
  address: 'address',
  overAge: 'over_age',
  underAge: 'under_age',
  monthlyOffer: 'offer_cents',
  refundRange: 'refund_range',
  contractualStatus: 'contractual_status',
  immediateAvailability: 'immediate_availability',
  foot: 'foot',
  minHeightCm: 'min_height_cm',
  euPassport: 'eu_passport',
  skills: 'skills',
  secondRoleAccepted: 'second_role_accepted',
  bornFrom: 'born_from',
  bornTo: 'born_to',
  quota: 'quota',
  nationalities: 'nationalities',
  nonEuPlace: 'non_eu_place',
  minMinutes: 'min_minutes',
  moves: 'moves',
  feeBudget: 'fee_budget_cents',
  playersSought: 'players_sought',
  neededFrom: 'needed_from',
  neededUntil: 'needed_until',
  answerBy: 'answer_by',
  board: 'board',
  lodging: 'lodging',
  car: 'car',
  project: 'project',
  requestedMaterial: 'requested_material',
} as const satisfies Record<RequestContentField, string>;

/** The columns that a writer sets, without club, season, status and version. Money in cents. */
export type RequestFields = Columns<'requests', (typeof columnsOfRequest)[RequestContentField]>;

/** A request as stored, with its club's card and the caller's delivery. Money in euro cents, gross per month. */
export interface RequestRow
  extends RequestFields,
    Columns<'requests', 'id' | 'version' | 'status' | 'team_id' | 'season' | 'created_at' | 'updated_at'> {
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
  team_profile: TeamProfileType;
  team_image_url: string | null;
  /** Null when the caller is no recipient. */
  my_delivery: DeliveryStatus | null;
  /** Null when the caller is no recipient. */
  my_answer: OwnAnswer | null;
  delivery: RequestDelivery;
}

export function isActive(request: { status: RequestStatus }): boolean {
  return request.status === requestStatus.active;
}

/** A request can only be closed and reopened. */
export function canMove(from: RequestStatus, to: RequestStatus): boolean {
  return from !== to && (to === requestStatus.active || to === requestStatus.closed);
}

/** The content of a draft, by the contract's names. Fields without a value are absent, null or empty. */
export type DraftContent = Omit<RequestDraftInput, 'id' | 'version' | 'teamId'>;

/** A draft of a request as stored, with its club's card. */
export interface DraftRow
  extends Columns<
    'request_drafts',
    'id' | 'version' | 'team_id' | 'agent_id' | 'created_at' | 'updated_at' | 'created_by' | 'discarded_at'
  > {
  agent_name: string | null;
  agent_society: string | null;
  content: DraftContent;
  updated_by_name: string | null;
  team_name: string | null;
  team_city: string | null;
  team_country: string | null;
  team_region: string | null;
  team_category: number | null;
  team_level: number | null;
  team_league_name: string | null;
  team_profile: TeamProfileType | null;
  team_image_url: string | null;
}
