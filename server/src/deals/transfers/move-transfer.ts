import type { TransferAct, TransferItem } from '@trattativa/contract/deals/transfers/transfer';
import { type Agreement, whoseTurn } from '@trattativa/domain/deals/transfers/agreement';
import type { TransferSide } from '@trattativa/domain/deals/transfers/transfer-sides';
import { dayOf } from '../../platform/clock.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import { mayKnow } from '../negotiations/negotiation.ts';
import { listDealAccounts } from '../negotiations/negotiations.repository.ts';
import type { CheckedTerms } from './checked-terms.ts';
import { agreementOf, type TransferRow } from './transfer.ts';
import {
  insertTransferChange,
  insertTransferRevision,
  updateAgreement,
} from './transfer-changes.repository.ts';
import { findTransfer, listTransferAccounts } from './transfers.repository.ts';

export interface TransferMove {
  act: TransferAct;
  /** Side that acts; `acting` is the club for which it acts. */
  side: TransferItem['side'];
  acting: TransferSide;
  actorId: number;
  at: Date;
  /** Where the clubs stand after it. */
  agreement: Agreement;
  /** Terms of a revision. */
  revised?: CheckedTerms;
  note?: string | null | undefined;
}

/**
 * Moves a transfer from its loaded state: writes state, revision, timeline and events together. Returns the new
 * state, or null when another call moved it first. The caller must have checked that the move is allowed.
 */
export async function moveTransfer(
  tx: Transaction,
  transfer: TransferRow,
  move: TransferMove,
): Promise<TransferRow | null> {
  const { agreement, at, revised } = move;
  if (!(await updateAgreement(tx, transfer, { agreement, isRevised: revised !== undefined, at })))
    return null;
  if (revised) {
    await insertTransferRevision(tx, {
      transferId: transfer.id,
      number: transfer.revision + 1,
      by: move.acting,
      byStaff: move.side === 'staff',
      actorId: move.actorId,
      at,
      ...revised,
    });
  }
  const now = assertFound(await findTransfer(tx, transfer.id));
  await recordTransferStep(tx, now, move);
  return now;
}

/** Adds a step to the timeline and notifies both clubs; of an agreement also the parties of the negotiation. */
export async function recordTransferStep(
  tx: Transaction,
  transfer: TransferRow,
  step: Pick<TransferMove, 'act' | 'side' | 'acting' | 'actorId' | 'at' | 'note'>,
): Promise<void> {
  const { act, side, acting, actorId, at } = step;
  const { negotiation } = transfer;
  const playerId = assertFound(negotiation.player).id;
  await insertTransferChange(tx, {
    transferId: transfer.id,
    version: transfer.version,
    at,
    act,
    by: side,
    actorId,
    revision: transfer.revision,
    note: step.note || null,
  });
  await recordEvent(tx, {
    type: `transfer.${act}`,
    data: {
      transferId: transfer.id,
      negotiationId: negotiation.id,
      playerId,
      engagingTeamId: transfer.engaging_team_id,
      releasingTeamId: transfer.releasing_team_id,
      by: side,
      side: acting,
      actorId,
      state: transfer.state,
      turn: whoseTurn(agreementOf(transfer)),
      version: transfer.version,
      revision: transfer.revision,
      at: at.toISOString(),
    },
    recipients: await listTransferAccounts(tx, transfer.id),
    actorId,
    at,
  });
  if (act !== 'agreed') return;
  await recordEvent(tx, {
    type: 'transfer.clubsAgreed',
    data: {
      negotiationId: negotiation.id,
      playerId,
      teamId: transfer.engaging_team_id,
      at: at.toISOString(),
    },
    recipients: await listDealAccounts(tx, negotiation.id, mayKnow(negotiation, dayOf(at))),
    actorId,
    at,
  });
}
