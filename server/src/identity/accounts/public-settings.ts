import { demoKinds } from '@trattativa/contract/identity/accounts/endpoints';
import type { Config } from '../../platform/config.ts';

export const demoPassword = 'Trattativa-demo-1';
/** One login for each kind of user, while the demo market is loaded. */
const demoLogins = demoKinds.map((kind) => ({ kind, email: `${kind}@demo.test` }));

export function getPublicSettings(config: Config) {
  return {
    demo: config.demo,
    demoPassword: config.demo ? demoPassword : null,
    demoLogins: config.demo ? demoLogins : [],
  };
}
