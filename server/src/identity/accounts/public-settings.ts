import { demoKinds } from '@trattativa/contract/identity/accounts/endpoints';
import type { Services } from '../../platform/services.ts';

export const demoPassword = 'Trattativa-demo-1';
/** One login for each kind of user, while the demo market is loaded. */
const demoLogins = demoKinds.map((kind) => ({ kind, email: `${kind}@demo.test` }));

export function getPublicSettings({ config, settings }: Pick<Services, 'config' | 'settings'>) {
  const { recipients, profiles, silence, room, web } = settings.current;
  return {
    demo: config.demo,
    demoPassword: config.demo ? demoPassword : null,
    demoLogins: config.demo ? demoLogins : [],
    limits: { recipients, profiles, silence, room, web },
  };
}
