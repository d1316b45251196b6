import { listStaffAccounts } from '../../../people/portfolios.ts';
import { rule } from '../notification-rule.ts';

/** Tells staff of older records about minors that today's rules would refuse. */
export const minorsFoundRule = rule({
  types: ['protection.found'],
  async notices(tx, { data: { count } }) {
    const accounts = await listStaffAccounts(tx);
    return [
      {
        kind: 'minorsFound',
        accounts,
        about: 'all',
        params: {},
        times: count,
        target: '/desk?queue=protection',
      },
    ];
  },
});
