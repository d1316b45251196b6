import { coachingStaffMoves, staffMoves } from '@trattativa/contract/event-groups';
import { type LiveHandler, refetchOn } from '../../platform/cache/live-handler.ts';
import { adminKeys } from './admin-keys.ts';

/** What administrators do, on the screens of the other administrators and of the agent whose rights have changed. */
export const adminLive: readonly LiveHandler[] = [
  {
    types: ['settings.changed'],
    apply(client) {
      void client.invalidateQueries({ queryKey: adminKeys.settings });
      void client.invalidateQueries({ queryKey: adminKeys.history });
    },
  },
  refetchOn(staffMoves, adminKeys.staff),
  // Accounts are found by their names, which agents and coaches have in their profiles.
  refetchOn([...staffMoves, ...coachingStaffMoves, 'agent.changed'], adminKeys.accounts),
  {
    types: ['administration.agentTypeChanged'],
    apply(client) {
      // Without an answer the next event or reload asks again; the service refuses what is not the user's any more.
      void refreshUser().catch(() => undefined);
      void client.invalidateQueries();
    },
  },
];

/** Loaded when it is needed: the login reads the browser's storage as soon as it is imported. */
async function refreshUser(): Promise<void> {
  const login = await import('../../platform/login/log-in.ts');
  await login.refreshUser();
}
