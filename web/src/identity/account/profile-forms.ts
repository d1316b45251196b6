import type { CallerKind } from '@trattativa/contract/access';
import type { ComponentType } from 'react';

/**
 * The profile form of each kind of user, on the first tab of /account: a module whose default export takes no props and
 * reads the caller's own profile by itself. A kind without a form shows the account's own data only.
 */
export const profileForms: Partial<Record<CallerKind, () => Promise<{ default: ComponentType }>>> = {
  agent: () => import('../../people/agents/agent-profile-form.tsx'),
  premium: () => import('../../people/agents/agent-profile-form.tsx'),
  player: () => import('../../people/player-page/own-profile-form.tsx'),
  coach: () => import('../../people/coaching-staff/coaching-profile-form.tsx'),
  scout: () => import('../../people/coaching-staff/coaching-profile-form.tsx'),
  team: () => import('../../people/teams/team-profile-form.tsx'),
};
