import { listStaffAccounts } from '../../../people/portfolios.ts';
import { rule } from '../notification-rule.ts';

/** A message asks for money: staff, who find all such messages in one queue. */
export const moneyTicketRule = rule({
  types: ['moneyTicket.raised'],
  async notices(tx) {
    return [
      {
        kind: 'moneyTicketWaits',
        accounts: await listStaffAccounts(tx),
        about: 'all',
        params: {},
        target: '/desk',
      },
    ];
  },
});
