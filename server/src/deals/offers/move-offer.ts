import type { OfferChange, OfferEvents } from '@trattativa/contract/deals/offers/events';
import type { OfferAct } from '@trattativa/contract/deals/offers/offer';
import type { EndReason } from '@trattativa/domain/deals/offers/offer-reasons';
import { type OfferStatus, type OfferTurn, whoseTurn } from '@trattativa/domain/deals/offers/offer-statuses';
import type { OfferMover } from '@trattativa/domain/deals/offers/offer-transitions';
import { isAdult } from '../../people/players.ts';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { OfferRow } from './offer.ts';
import {
  insertOfferChange,
  insertRevision,
  type NewOfferState,
  updateOfferState,
} from './offer-changes.repository.ts';
import { abilitiesOf } from './offers.policy.ts';
import { findOffer, listOfferAccounts } from './offers.repository.ts';
import type { TermsRow } from './term-columns.ts';

export interface OfferMove extends Pick<NewOfferState, 'playerInfo'> {
  act: OfferAct;
  to: OfferStatus;
  by: OfferMover;
  /** Null for the system. */
  actorId: number | null;
  at: Date;
  reason?: EndReason;
  note?: string | null | undefined;
  /** Counter-offer: whose terms they are, and until when they can be accepted. */
  revised?: { by: OfferTurn; terms: TermsRow; expiresOn: string | null };
}

/**
 * Moves an offer from its loaded state: writes state, timeline and event together. Returns the offer's new
 * state, or null when another call moved it first. The caller must have checked that the move is allowed.
 */
export async function moveOffer(tx: Transaction, offer: OfferRow, move: OfferMove): Promise<OfferRow | null> {
  const { at, to, act, revised } = move;
  const moved = await updateOfferState(tx, offer, {
    status: to,
    reason: move.reason ?? null,
    at,
    // Viewing is no answer, and a document asks for none.
    waits: act === 'revised' || act === 'accepted' || act === 'rejected' || act === 'canceled',
    ...(revised && {
      revised: { by: revised.by, salaryCents: revised.terms.salary_cents, expiresOn: revised.expiresOn },
    }),
    ...(move.playerInfo && { playerInfo: move.playerInfo }),
  });
  if (!moved) return null;
  if (revised && move.actorId !== null) {
    const { actorId, by } = move;
    const revision = { offerId: offer.id, number: offer.revision + 1, by: revised.by, actorId, at };
    await insertRevision(tx, { ...revision, byStaff: by === 'staff' }, revised.terms);
  }
  const now = assertFound(await findOffer(tx, offer.id));
  await recordOfferStep(tx, now, { ...move, from: offer.status });
  return now;
}

/** Adds a step to the timeline and notifies both sides, with all the data that their screens need to redraw. */
export async function recordOfferStep(
  tx: Transaction,
  offer: OfferRow,
  step: Pick<OfferMove, 'act' | 'by' | 'actorId' | 'at' | 'note'> & { from: OfferStatus | null },
): Promise<void> {
  const { act, by, actorId, at, from } = step;
  const note = step.note || null;
  const actorName = await insertOfferChange(tx, {
    offerId: offer.id,
    version: offer.version,
    at,
    act,
    from,
    to: offer.status,
    by,
    actorId,
    revision: offer.revision,
    reason: offer.reason,
    note,
  });
  const today = dayOf(at);
  const data: OfferChange = {
    offerId: offer.id,
    negotiationId: offer.negotiation_id,
    teamId: offer.team_id,
    playerId: offer.player?.id ?? null,
    coachingStaffId: offer.coach?.id ?? null,
    from,
    to: offer.status,
    by,
    actorId,
    actorName: by === 'club' || by === 'recipient' ? actorName : null,
    version: offer.version,
    revision: offer.revision,
    turn: whoseTurn(offer.status, offer.revised_by),
    at: at.toISOString(),
    reason: offer.reason,
    note,
    can: {
      club: abilitiesOf('club', offer, today),
      recipient: abilitiesOf('recipient', offer, today),
      staff: abilitiesOf('staff', offer, today),
    },
  };
  const type: keyof OfferEvents = `offer.${act}`;
  const withLinked = offer.player !== null && isAdult(offer.player, today);
  const recipients = await listOfferAccounts(tx, offer.id, withLinked);
  await recordEvent(tx, { type, data, recipients, actorId, at });
}
