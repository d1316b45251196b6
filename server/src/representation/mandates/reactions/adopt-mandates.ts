import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { findMandate, lockTurn } from '../mandates.repository.ts';
import {
  bindAccount,
  emptyStatedAddressesOf,
  isOverlapped,
  listUnadopted,
} from '../mandates-on-paper.repository.ts';
import { moveMandate } from '../move-mandate.ts';

/**
 * A mandate that was given without a login binds the person who has claimed the record. Where that person is represented exclusively by
 * somebody else already, it ends: the record did not know.
 */
export const adoptMandates = reaction({
  name: 'mandates.adopt',
  types: ['listing.changed'],
  async react(services, tx, { data: { playerId, news } }) {
    if (news !== 'claimed' || playerId === null) return;
    const at = services.clock.now();
    await emptyStatedAddressesOf(tx, playerId);
    for (const id of await listUnadopted(tx, playerId)) {
      const mandate = await findMandate(tx, id);
      const accountId = mandate?.person_account_id ?? null;
      if (!mandate || accountId === null) continue;
      await lockTurn(tx, 'person', accountId);
      if (await isOverlapped(tx, id, accountId))
        await moveMandate(tx, mandate, {
          to: mandateStatus.ended,
          mover: 'system',
          actorId: null,
          note: '',
          at,
        });
      else await bindAccount(tx, id, accountId);
    }
  },
});
