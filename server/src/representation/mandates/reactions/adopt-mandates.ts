import type { MandateWay } from '@trattativa/domain/people/mandate-ways';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import type { MandateRow } from '../mandate.ts';
import { insertChange } from '../mandate-changes.repository.ts';
import { findMandate, listAudience, lockTurn } from '../mandates.repository.ts';
import {
  bindAccount,
  emptyStatedAddressesOf,
  isOverlapped,
  listUnadopted,
} from '../mandates-on-paper.repository.ts';
import { moveMandate, partiesOf } from '../move-mandate.ts';

/** Nobody has acted: it follows from the person's login. */
const bySystem = { mover: 'system', actorId: null, note: '' } as const;

/**
 * A mandate that was given without a login binds the person who has claimed the record, and both sides are told. It ends where the
 * record did not know enough: when that person is represented exclusively by somebody else already, or when it was confirmed at an
 * address that the agent stated, because only the person's own answer binds them then. A confirmation may come about while the record
 * is claimed, so it is looked at as well.
 */
export const adoptMandates = reaction({
  name: 'mandates.adopt',
  types: ['listing.changed', 'mandate.confirmed'],
  async react(services, tx, { data }) {
    const { playerId } = data;
    if (playerId === null || ('news' in data && data.news !== 'claimed')) return;
    const at = services.clock.now();
    await emptyStatedAddressesOf(tx, playerId);
    for (const { id, confirmed_way: way } of await listUnadopted(tx, playerId)) {
      const mandate = await findMandate(tx, id);
      const accountId = mandate?.person_account_id ?? null;
      if (!mandate || accountId === null) continue;
      await lockTurn(tx, 'person', accountId);
      if (isStated(way) || (await isOverlapped(tx, id, accountId)))
        await moveMandate(tx, mandate, { ...bySystem, to: mandateStatus.ended, at });
      else await adopt(tx, mandate, { accountId, at });
    }
  },
});

/** Whoever answered there may have been anybody whom the agent named. */
const isStated = (way: MandateWay | null) => way === 'playerMailStated';

async function adopt(
  tx: Transaction,
  mandate: MandateRow,
  { accountId, at }: { accountId: number; at: Date },
): Promise<void> {
  if (!(await bindAccount(tx, mandate, { accountId, at }))) return;
  const { status } = mandate;
  await insertChange(tx, { ...bySystem, mandateId: mandate.id, from: status, to: status, at });
  await recordEvent(tx, {
    type: 'mandate.confirmed',
    data: { ...partiesOf(mandate), by: bySystem.mover },
    recipients: await listAudience(tx, mandate),
    actorId: null,
    at,
  });
}
