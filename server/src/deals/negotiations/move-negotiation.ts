import type { NegotiationChange, NegotiationEvents } from '@trattativa/contract/deals/negotiations/events';
import type { EnquiryReply } from '@trattativa/contract/deals/negotiations/negotiation';
import type { RejectionCause } from '@trattativa/contract/deals/negotiations/rejection-cause';
import { type NegotiationStatus, negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { NegotiationMover } from '@trattativa/domain/deals/negotiation-transitions';
import type { RejectionReason } from '@trattativa/domain/deals/rejection-reasons';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { mayKnow, type NegotiationRow } from './negotiation.ts';
import { insertChange, updateState } from './negotiation-changes.repository.ts';
import { abilitiesOf } from './negotiations.policy.ts';
import { findNegotiation, listDealAccounts } from './negotiations.repository.ts';

export interface Move {
  event: keyof NegotiationEvents;
  to: NegotiationStatus;
  by: NegotiationMover;
  /** Null for the system. */
  actorId: number | null;
  at: Date;
  cause?: RejectionCause;
  reasonCode?: RejectionReason | null;
  /** Given or taken back; the status does not change. */
  signature?: 'signed' | 'takenBack';
  /** The transaction cost that the club accepts with its signature. */
  acceptedCostCents?: number;
  /** The answer to the club's enquiry, stored before; the status does not change. */
  reply?: EnquiryReply;
  note?: string | null;
}

/**
 * Moves a negotiation from its loaded state: writes state, timeline and event together. Returns the
 * negotiation's new state, or null when another call moved it first. The caller must have checked that the
 * move is allowed.
 */
export async function moveNegotiation(
  tx: Transaction,
  negotiation: NegotiationRow,
  move: Move,
): Promise<NegotiationRow | null> {
  const { at, to, by, actorId } = move;
  const cause = to === negotiationStatus.rejected ? (move.cause ?? null) : null;
  const reasonCode = to === negotiationStatus.rejected ? (move.reasonCode ?? null) : null;
  const moved = await updateState(tx, negotiation, {
    status: to,
    cause,
    reasonCode,
    signedByTeamAt: signatureAfter(negotiation, move),
    awaitsAnswer: negotiation.awaits_answer && !move.reply,
    // Viewing is no answer: the club has been waited for since the negotiation was sent.
    waitingSince: move.event === 'negotiation.viewed' ? negotiation.waiting_since : at,
    at,
  });
  if (!moved) return null;
  const actorName = await insertChange(tx, {
    negotiationId: negotiation.id,
    version: negotiation.version + 1,
    at,
    from: negotiation.status,
    to,
    by,
    actorId,
    cause,
    reasonCode,
    signature: move.signature ?? null,
    answer: move.reply?.answer ?? null,
    acceptedCostCents: move.acceptedCostCents ?? null,
    note: move.note || null,
  });
  const now = assertFound(await findNegotiation(tx, negotiation.id));
  await recordNegotiationEvent(tx, move.event, now, {
    from: negotiation.status,
    by,
    actorId,
    actorName,
    reason: move.note || null,
    reply: move.reply ?? null,
    at,
  });
  return now;
}

/** A signature stays until it is taken back or the negotiation moves to any status but signed. */
function signatureAfter(negotiation: NegotiationRow, { signature, to, at }: Move): Date | null {
  if (signature) return signature === 'signed' ? at : null;
  return to === negotiationStatus.signed ? negotiation.signed_by_team_at : null;
}

/** Notifies both sides and the linked adult person, with all the data that their screens need to redraw. */
export async function recordNegotiationEvent(
  tx: Transaction,
  type: keyof NegotiationEvents,
  negotiation: NegotiationRow,
  change: Pick<NegotiationChange, 'from' | 'by' | 'actorId' | 'actorName' | 'reason'> &
    Partial<Pick<NegotiationChange, 'reply'>> & { at: Date },
): Promise<void> {
  const named = change.by === 'club' || change.by === 'proposer' || change.by === 'player';
  const { at } = change;
  await recordEvent(tx, {
    type,
    data: {
      negotiationId: negotiation.id,
      proposalId: negotiation.proposal_id,
      playerId: negotiation.player?.id ?? null,
      coachingStaffId: negotiation.staff_member?.id ?? null,
      teamId: negotiation.team_id,
      begunBy: negotiation.begun_by,
      awaitsAnswer: negotiation.awaits_answer,
      reply: change.reply ?? null,
      from: change.from,
      to: negotiation.status,
      by: change.by,
      actorId: change.actorId,
      actorName: named ? change.actorName : null,
      version: negotiation.version,
      at: at.toISOString(),
      reason: change.reason,
      cause: negotiation.cause,
      reasonCode: negotiation.reason_code,
      signedByTeamAt: negotiation.signed_by_team_at?.toISOString() ?? null,
      can: {
        club: abilitiesOf('club', negotiation),
        proposer: abilitiesOf('proposer', negotiation),
        staff: abilitiesOf('staff', negotiation),
      },
    },
    recipients: await listDealAccounts(tx, negotiation.id, mayKnow(negotiation, dayOf(at))),
    actorId: change.actorId,
    at,
  });
}
