import type { EnquiryReply } from '@trattativa/contract/deals/negotiations/negotiation';
import type { RejectionCause } from '@trattativa/contract/deals/negotiations/rejection-cause';
import type { CommissionPay } from '@trattativa/domain/deals/negotiation-limits';
import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { Beginner, NegotiationMover } from '@trattativa/domain/deals/negotiation-transitions';
import type { OfferStatus, OfferTurn } from '@trattativa/domain/deals/offers/offer-statuses';
import type { ConsentWay, ProposalConsent } from '@trattativa/domain/deals/proposal-consent';
import type { RejectionReason } from '@trattativa/domain/deals/rejection-reasons';
import type { ProfileType, TeamProfileType } from '@trattativa/domain/identity/profile-types';
import type { LicenceLine } from '@trattativa/domain/people/agent-licences';
import type { CoachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import type { PlayerRole } from '@trattativa/domain/people/player-roles';
import { contractStanding, isUnderContract } from '@trattativa/domain/people/players/contract-facts';
import type { ContractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import type { Foot } from '@trattativa/domain/people/players/feet';
import type { ListingState } from '@trattativa/domain/people/players/listing-states';
import type { TransferKind } from '@trattativa/domain/people/players/transfer-kinds';
import type { Qualification } from '@trattativa/domain/people/qualifications';
import { isAdult } from '../../people/players.ts';
import type { Columns } from '../../platform/database/database.ts';

/** The player of a negotiation as its parties see them, and the owner of the record. */
export interface ProposedPlayer {
  id: number;
  profile: ProfileType;
  agent_id: number | null;
  team_id: number | null;
  coaching_staff_id: number | null;
  account_id: number | null;
  name: string;
  surname: string;
  born_date: string | null;
  principal_role: PlayerRole | null;
  secondary_role: PlayerRole | null;
  foot: Foot | null;
  height_cm: number | null;
  nationality: string | null;
  contractual_status: ContractualStatus | null;
  contract_end: string | null;
  current_club: string;
  current_level: number | null;
  image_url: string | null;
  video_url: string | null;
  youtube_url: string | null;
  minutes_percent: number | null;
  eu_passport: boolean | null;
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
  role: CoachingStaffRole | null;
  qualification: Qualification | null;
  nationality: string | null;
  current_club: string;
  image_url: string | null;
}

export interface ProposedTeam {
  id: number;
  name: string;
  city: string;
  country: string;
  /** `GB`: it is not known which British one. */
  association: string;
  level: number | null;
  league_name: string;
  profile: TeamProfileType;
  image_url: string | null;
}

/** A negotiation with its proposal, the person proposed and the club, as stored. Money in euro cents. */
export interface NegotiationRow
  extends Columns<
      'negotiations',
      | 'id'
      | 'proposal_id'
      | 'team_id'
      | 'signed_by_team_at'
      | 'version'
      | 'waiting_since'
      | 'last_activity_at'
      | 'lapse_days'
      | 'created_at'
      | 'changed_at'
      | 'awaits_answer'
    >,
    Columns<
      'proposals',
      | 'proposer_account_id'
      | 'agent_id'
      | 'proposer_team_id'
      | 'level'
      | 'price_cents'
      | 'commission_cents'
      | 'commission_percent'
      | 'commission_instalments'
      | 'immediate_availability'
      | 'comments'
      | 'asked_fee_cents'
      | 'loan_until'
      | 'wage_share_percent'
      | 'request_id'
    > {
  status: NegotiationStatus;
  begun_by: Beginner;
  asked_kind: TransferKind | null;
  cause: RejectionCause | null;
  reason_code: RejectionReason | null;
  proposer_name: string;
  proposer_society: string;
  /** Licence of an agent who proposes; null also of any other proposer. */
  proposer_licence: LicenceLine | null;
  commission_pay: CommissionPay | null;
  consent: ProposalConsent | null;
  consent_way: ConsentWay | null;
  /** Another negotiation of the same proposal is signed, so this one stays closed. */
  signed_elsewhere: boolean;
  /** Person proposed: one of the two is null. */
  player: ProposedPlayer | null;
  staff_member: ProposedStaffMember | null;
  team: ProposedTeam;
  /** The offer that counts now: an open one, else the accepted one. */
  offer: OfferInForce | null;
  /** What the club asked, if it began the negotiation. */
  enquiry: EnquiryRow | null;
}

/** A club's enquiry with its answer, if it was not refused. Pay in euro cents gross a month. */
export interface EnquiryRow {
  kind: TransferKind;
  season: number;
  pay_from_cents: number | null;
  pay_to_cents: number | null;
  answer_by: string;
  sentence: string;
  answer: EnquiryReply['answer'] | null;
  /** ISO 8601. */
  answered_at: string | null;
  answered_from_cents: number | null;
  answered_to_cents: number | null;
  answer_sentence: string;
}

export interface OfferInForce {
  id: number;
  status: OfferStatus;
  revision: number;
  revised_by: OfferTurn;
  salary_cents: number;
  months: number;
}

/** One step of the timeline. */
export interface ChangeRow extends Columns<'negotiation_changes', 'version' | 'at' | 'note'> {
  from_status: NegotiationStatus | null;
  to_status: NegotiationStatus;
  by_side: NegotiationMover;
  actor_name: string | null;
  cause: RejectionCause | null;
  reason_code: RejectionReason | null;
  signature: 'signed' | 'takenBack' | null;
  answer: EnquiryReply['answer'] | null;
}

/** The transaction cost in euros; null if the proposal states none, which is stored as zero. */
export function statedPrice({ price_cents }: Pick<NegotiationRow, 'price_cents'>): number | null {
  return price_cents === 0 ? null : price_cents / 100;
}

/** The display name of the person proposed. */
export function nameOfProposed({
  player,
  staff_member,
}: Pick<NegotiationRow, 'player' | 'staff_member'>): string {
  const person = player ?? staff_member;
  return person ? `${person.name} ${person.surname}`.trim() : '';
}

/** Whether the linked account of the person proposed is notified: not when a minor. */
export function mayKnow({ player }: Pick<NegotiationRow, 'player'>, today: string): boolean {
  return player === null || isAdult(player, today);
}

/** Whether the player of a deal is under contract on a day: by the end of the contract where it is known. */
export function isBound(
  { contractual_status, contract_end }: Pick<ProposedPlayer, 'contractual_status' | 'contract_end'>,
  day: string,
): boolean {
  return isUnderContract({ contractualStatus: contractual_status, contractEnd: contract_end }, day);
}

/** Whether no club has the player on a day: free, or with a contract that has ended. */
export function isWithoutClub(
  { contractual_status, contract_end }: Pick<ProposedPlayer, 'contractual_status' | 'contract_end'>,
  day: string,
): boolean {
  const facts = { contractualStatus: contractual_status, contractEnd: contract_end };
  return ['free', 'ended'].includes(contractStanding(facts, day));
}

/** How a negotiation ended that a side ends: by the side that was asked, or by the one that had asked. */
export function causeOfRejection(
  by: NegotiationMover,
  { awaits_answer }: Pick<NegotiationRow, 'awaits_answer'>,
): RejectionCause {
  if (awaits_answer) return by === 'proposer' ? 'refusedByKeeper' : 'withdrawnByClub';
  return by === 'proposer' ? 'withdrawn' : 'refusedByClub';
}
