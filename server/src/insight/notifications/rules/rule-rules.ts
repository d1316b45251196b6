import { listStaffAccounts } from '../../../people/portfolios.ts';
import { rule } from '../notification-rule.ts';

/** Asks staff for the registration windows of a season that begins soon. */
export const windowsMissingRule = rule({
  types: ['rules.windowsMissing'],
  async notices(tx, { data: { season, associations } }) {
    return [
      {
        kind: 'windowsMissing',
        accounts: await listStaffAccounts(tx),
        about: season,
        params: {},
        times: associations.length,
        target: '/rules?part=packs&pack=windows',
      },
    ];
  },
});
