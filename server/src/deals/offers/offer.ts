import type { OfferAct } from '@trattativa/contract/deals/offers/offer';
import type { EndReason } from '@trattativa/domain/deals/offers/offer-reasons';
import type { OfferStatus, OfferTurn } from '@trattativa/domain/deals/offers/offer-statuses';
import type { OfferMover } from '@trattativa/domain/deals/offers/offer-transitions';
import type { ConsentWay, ProposalConsent } from '@trattativa/domain/deals/proposal-consent';
import type { CoachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import type { Columns } from '../../platform/database/database.ts';
import type { ProposedPlayer, ProposedTeam } from '../negotiations/negotiation.ts';
import type { ListedTermsRow, TermsRow } from './term-columns.ts';

/** A member of coaching staff to whom an offer is made, and the owner of the record. */
export interface OfferedCoach {
  id: number;
  account_id: number | null;
  added_by_id: number | null;
  /** The agent who proposes the person in the negotiation of the offer; null: none does, or the offer is made outside of one. */
  agent_id: number | null;
  name: string;
  role: CoachingStaffRole | null;
  image_url: string | null;
}

/** An offer with its people and the listed terms of the revision in force, as stored. Money in euro cents. */
export interface OfferRow
  extends Columns<
      'offers',
      | 'id'
      | 'version'
      | 'team_id'
      | 'negotiation_id'
      | 'revision'
      | 'waiting_since'
      | 'created_at'
      | 'changed_at'
      | 'player_residence'
      | 'player_last_team'
      | 'player_last_team_country'
    >,
    ListedTermsRow {
  /** How many seasons the contract is for. */
  seasons: number;
  status: OfferStatus;
  reason: EndReason | null;
  /** The application that the offer answers, with its request. */
  candidate_id: number | null;
  request_id: number | null;
  revised_by: OfferTurn;
  /** `YYYY-MM-DD` */
  expires_on: string | null;
  kept_by: string | null;
  /** Whether the player stands by the agent's proposal that the offer answers; null: nobody has to. */
  consent: ProposalConsent | null;
  consent_way: ConsentWay | null;
  /** Recipient of the offer: one of the two is set. */
  player: ProposedPlayer | null;
  coach: OfferedCoach | null;
  team: ProposedTeam;
}

export interface RevisionRow extends TermsRow {
  number: number;
  by_side: OfferTurn;
  /** Null when staff wrote it. */
  actor_name: string | null;
  at: Date;
}

/** One step of the timeline. */
export interface OfferChangeRow extends Columns<'offer_changes', 'version' | 'at' | 'revision' | 'note'> {
  act: OfferAct;
  from_status: OfferStatus | null;
  to_status: OfferStatus;
  by_side: OfferMover;
  actor_name: string | null;
  reason: EndReason | null;
}

/** True after the last day on which it can be accepted. `today`: `YYYY-MM-DD`. */
export function isExpired(offer: Pick<OfferRow, 'expires_on'>, today: string): boolean {
  return offer.expires_on !== null && offer.expires_on < today;
}

/** Whose deal an offer is: by these the negotiation is found where the offer does not name it. */
export function dealOf({ team_id, player, coach, negotiation_id }: OfferRow) {
  return {
    teamId: team_id,
    playerId: player?.id ?? null,
    coachingStaffId: coach?.id ?? null,
    negotiationId: negotiation_id,
  };
}
