import type { RepresentationEvents } from '@trattativa/contract/representation/subscriptions/events';
import { listStaffAccounts } from '../../people/portfolios.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { RepresentationRow } from './subscription.ts';

type Facts = 'representationId' | 'accountId' | 'playerId';

/** Records what happened to a representation; the player and staff hear of it. */
export async function recordRepresentationEvent<Type extends keyof RepresentationEvents>(
  tx: Transaction,
  type: Type,
  representation: Pick<RepresentationRow, 'id' | 'account_id' | 'player_id'>,
  more: Omit<RepresentationEvents[Type], Facts>,
  by: { actorId: number | null; at: Date },
): Promise<void> {
  const data = {
    representationId: representation.id,
    accountId: representation.account_id,
    playerId: representation.player_id,
    ...more,
  } as unknown as RepresentationEvents[Type];
  await recordEvent(tx, {
    type,
    data: data as never,
    recipients: [representation.account_id, ...(await listStaffAccounts(tx))],
    ...by,
  });
}
