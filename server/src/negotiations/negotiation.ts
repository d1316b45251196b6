import type { NegotiationStatus } from '@trattativa/contract/catalogue/negotiation-statuses';
import type { NegotiationMover, RejectionCause } from '@trattativa/contract/negotiations/events';

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

/** A negotiation with its proposal, player and club, as the database keeps them. Money in euro cents. */
export interface NegotiationRow {
  id: number;
  proposal_id: number;
  team_id: number;
  status: NegotiationStatus;
  cause: RejectionCause | null;
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
  immediate_availability: boolean;
  comments: string;
  /** Another negotiation of the same proposal is signed: this one stays closed. */
  signed_elsewhere: boolean;
  player: ProposedPlayer;
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
  signature: 'signed' | 'takenBack' | null;
  note: string | null;
}

/** Why a negotiation ended, when a side ends it. */
export function causeOfRejection(by: NegotiationMover): RejectionCause {
  return by === 'proposer' ? 'withdrawn' : 'refusedByClub';
}
