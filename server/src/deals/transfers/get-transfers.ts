import type { transferEndpoints } from '@trattativa/contract/deals/transfers/endpoints';
import type {
  Transfer,
  TransferItem,
  TransferOfNegotiation,
} from '@trattativa/contract/deals/transfers/transfer';
import type { Page } from '@trattativa/contract/paging';
import { findContractClub } from '../../people/registrations.ts';
import { isStaff } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessNegotiation } from '../negotiations/access-negotiation.ts';
import { accessTransfer, readTransfer } from './access-transfer.ts';
import { presentClub, presentTransferItem } from './present-transfer.ts';
import { isTransferable, sideOf } from './transfers.policy.ts';
import { findKeepingClub, findTransferOfNegotiation, listTransferRows } from './transfers.repository.ts';

/** One transfer with its revisions, its timeline and what the caller's club may do. Throws `NOT_FOUND`. */
export async function getTransfer(
  services: Services,
  call: CallOf<typeof transferEndpoints.getTransfer>,
): Promise<Transfer> {
  const { transfer } = await accessTransfer(services.db, call.actor, call.input.transferId);
  return readTransfer(services.db, call.actor, transfer, services.clock.now());
}

/** The transfers of the caller's club; for staff, all. */
export async function getTransfers(
  services: Services,
  { actor, input }: CallOf<typeof transferEndpoints.getTransfers>,
): Promise<Page<TransferItem>> {
  if (!isStaff(actor) && actor.teamId === null) throw new AppError('FORBIDDEN');
  const today = dayOf(services.clock.now());
  const found = await listTransferRows(
    services.db,
    isStaff(actor) ? null : actor.teamId,
    { states: input.states, myTurn: input.myTurn },
    { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) },
  );
  return {
    items: found.rows.flatMap((row) => {
      const side = sideOf(actor, row);
      return side ? [presentTransferItem(row, side, today)] : [];
    }),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}

/**
 * What a party of a negotiation may know: the two clubs and staff which transfer it is, everybody else only when the
 * clubs agreed. Throws `NOT_FOUND`.
 */
export async function getTransferOfNegotiation(
  services: Services,
  { actor, input }: CallOf<typeof transferEndpoints.getTransferOfNegotiation>,
): Promise<TransferOfNegotiation> {
  const today = dayOf(services.clock.now());
  const { negotiation, side } = await accessNegotiation(services.db, actor, input.negotiationId);
  const transfer = await findTransferOfNegotiation(services.db, negotiation.id);
  const isOver = transfer === null || transfer.state === 'ended';
  const mayPropose = (side === 'club' || side === 'staff') && isTransferable(negotiation, today) && isOver;
  const { player } = negotiation;
  const contract = mayPropose && player ? await findContractClub(services.db, player.id, today) : null;
  const releasing = contract?.teamId ?? (mayPropose ? player?.team_id : null) ?? null;
  const club = releasing === null ? null : await findKeepingClub(services.db, releasing, negotiation.team_id);
  return {
    transferId: transfer && sideOf(actor, transfer) ? transfer.id : null,
    agreedAt: transfer?.state === 'agreed' ? transfer.changed_at.toISOString() : null,
    mayPropose,
    releasingClub: club && presentClub(club),
    isRegistered: club !== null && contract !== null,
  };
}
