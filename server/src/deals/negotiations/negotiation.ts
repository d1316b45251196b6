import type { RejectionCause } from '@trattativa/contract/deals/negotiations/events';
import type { CommissionPay } from '@trattativa/domain/deals/negotiation-limits';
import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { NegotiationMover } from '@trattativa/domain/deals/negotiation-transitions';
import type { RejectionReason } from '@trattativa/domain/deals/rejection-reasons';
import type { ListingState } from '@trattativa/domain/people/listing-states';
import { isAdult } from '../../people/players.ts';

/** The player of a negotiation, as far as its parties see them; and whose record it is. */
export interface ProposedPlayer {
  id: number;
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
  foot: number | null;
  height_cm: number | null;
  nationality: string | null;
  contractual_status: number | null;
  current_club: string;
  current_level: number | null;
  image_url: string | null;
  listing: ListingState;
}

/** The member of coaching staff of a negotiation. */
export interface ProposedStaffMember {
  id: number;
  account_id: number | null;
  added_by_id: number | null;
  name: string;
  surname: string;
  born_date: string | null;
  role: number | null;
  qualification: number | null;
  nationality: string | null;
  current_club: string;
  image_url: string | null;
}

export interface ProposedTeam {
  id: number;
  name: string;
  city: string;
  country: string;
  level: number | null;
  league_name: string;
  profile: number;
  image_url: string | null;
}

/** A negotiation with its proposal, the person proposed and the club, as the database keeps them. Money in euro cents. */
export interface NegotiationRow {
  id: number;
  proposal_id: number;
  team_id: number;
  status: NegotiationStatus;
  cause: RejectionCause | null;
  reason_code: RejectionReason | null;
  signed_by_team_at: Date | null;
  version: number;
  waiting_since: Date;
  last_activity_at: Date;
  created_at: Date;
  changed_at: Date;
  proposer_account_id: number;
  agent_id: number | null;
  proposer_name: string;
  proposer_society: string;
  level: number;
  price_cents: number;
  commission_cents: number | null;
  commission_percent: number | null;
  commission_pay: CommissionPay | null;
  commission_instalments: number | null;
  immediate_availability: boolean;
  comments: string;
  /** Another negotiation of the same proposal is signed: this one stays closed. */
  signed_elsewhere: boolean;
  /** One of the two is null. */
  player: ProposedPlayer | null;
  staff_member: ProposedStaffMember | null;
  team: ProposedTeam;
}

/** One step of the timeline. */
export interface ChangeRow {
  version: number;
  at: Date;
  from_status: NegotiationStatus | null;
  to_status: NegotiationStatus;
  by_side: NegotiationMover;
  actor_name: string | null;
  cause: RejectionCause | null;
  reason_code: RejectionReason | null;
  signature: 'signed' | 'takenBack' | null;
  note: string | null;
}

/** The person proposed, as one calls them. */
export function nameOfProposed({
  player,
  staff_member,
}: Pick<NegotiationRow, 'player' | 'staff_member'>): string {
  const person = player ?? staff_member;
  return person ? `${person.name} ${person.surname}`.trim() : '';
}

/** Whether the person proposed hears of the negotiation when an account is linked: not a minor. */
export function mayKnow({ player }: Pick<NegotiationRow, 'player'>, today: string): boolean {
  return player === null || isAdult(player, today);
}

/** Why a negotiation ended, when a side ends it. */
export function causeOfRejection(by: NegotiationMover): RejectionCause {
  return by === 'proposer' ? 'withdrawn' : 'refusedByClub';
}
