import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { openBalance } from '../../../representation/subscriptions.ts';
import { balanceRows } from '../../ledger/payment-movements.ts';
import { postMovement } from '../../ledger/post-movement.ts';
import { isMoneyVoided } from '../../voided/voided-money.repository.ts';

/** A negotiation was signed: a player who is represented owes the final balance of the level. */
export const openBalances = reaction({
  name: 'payments.open-balance',
  types: ['negotiation.signed'],
  async react(_services, tx, { data }) {
    const at = new Date(data.at);
    const opened = await openBalance(tx, data.negotiationId, at, isMoneyVoided);
    if (!opened) return;
    const { balance, representation } = opened;
    const movement = { kind: 'balance', reference: `balance:${balance.id}`, at } as const;
    await postMovement(tx, movement, balanceRows(representation.account_id, balance.amount_cents));
  },
});
