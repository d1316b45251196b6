import type { TransferAbilities } from '@trattativa/contract/deals/transfers/abilities';
import type { Transfer, TransferItem } from '@trattativa/contract/deals/transfers/transfer';
import { feePercents } from '@trattativa/domain/deals/transfers/fee-percents';
import type { TransferSide } from '@trattativa/domain/deals/transfers/transfer-sides';
import { currentRulePacks } from '../../people/rules.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { presentTransfer } from './present-transfer.ts';
import type { TransferRow } from './transfer.ts';
import { abilitiesOf, actingSide, sideOf } from './transfers.policy.ts';
import { findTransfer, listTransferChanges, listTransferRevisions } from './transfers.repository.ts';

interface AccessedTransfer {
  transfer: TransferRow;
  side: TransferItem['side'];
}

/** Authorises access: the two clubs and staff. Absent and foreign answer alike: `NOT_FOUND`. */
export async function accessTransfer(
  db: Queryable,
  actor: Actor,
  transferId: number,
): Promise<AccessedTransfer> {
  const transfer = await findTransfer(db, transferId);
  const side = transfer && sideOf(actor, transfer);
  if (!transfer || !side) throw new AppError('NOT_FOUND');
  return { transfer, side };
}

/**
 * Authorises a move; `acting` is the club that acts. Throws `NOT_FOUND`, `CHANGED_MEANWHILE` with the present
 * state when the version differs from the one the actor saw, and `TRANSITION_NOT_ALLOWED`.
 */
export async function accessTransferToMove(
  db: Queryable,
  actor: Actor,
  seen: { transferId: number; version: number; now: Date },
  ability: keyof TransferAbilities,
): Promise<AccessedTransfer & { acting: TransferSide }> {
  const { transfer, side } = await accessTransfer(db, actor, seen.transferId);
  if (transfer.version !== seen.version) throw await changedMeanwhile(db, actor, transfer.id, seen.now);
  const acting = actingSide(side, transfer);
  if (!acting || !abilitiesOf(side, transfer)[ability]) throw new AppError('TRANSITION_NOT_ALLOWED');
  return { transfer, side, acting };
}

/** The refusal of a caller who was too late, with the present state. */
export async function changedMeanwhile(
  db: Queryable,
  actor: Actor,
  transferId: number,
  now: Date,
): Promise<AppError> {
  const { transfer } = await accessTransfer(db, actor, transferId);
  return new AppError('CHANGED_MEANWHILE', { current: await readTransfer(db, actor, transfer, now) });
}

/** A loaded transfer with all that its page shows to this club. Throws `NOT_FOUND` for a stranger. */
export async function readTransfer(
  db: Queryable,
  actor: Actor,
  transfer: TransferRow,
  now: Date,
): Promise<Transfer> {
  const side = sideOf(actor, transfer);
  if (!side) throw new AppError('NOT_FOUND');
  const revisions = await listTransferRevisions(db, transfer.id);
  const changes = await listTransferChanges(db, transfer.id);
  const associations = {
    engaging: transfer.negotiation.team.association,
    releasing: transfer.releasing_team.association,
  };
  const isAbroad = associations.engaging !== associations.releasing;
  // Between clubs of one association no rule is asked.
  const packs = isAbroad ? await currentRulePacks(db) : [];
  const percents = feePercents(packs, { ...associations, day: dayOf(now) });
  return presentTransfer(transfer, side, { revisions, changes, percents }, dayOf(now));
}
