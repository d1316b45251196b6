import { type CallerKind, callerKinds } from '@trattativa/contract/access';

export const agents: readonly CallerKind[] = ['agent', 'premium', 'staff', 'admin'];
export const premiums: readonly CallerKind[] = ['premium', 'staff', 'admin'];
export const desks: readonly CallerKind[] = [...agents, 'team', 'coach'];
export const everybodyLoggedIn = callerKinds.filter((kind) => kind !== 'guest');
/** Includes agents: they publish for a club that gave them a mandate, as the screens explain. */
export const requestMakers: readonly CallerKind[] = ['team', ...agents];
export const withMandates: readonly CallerKind[] = ['player', 'team', ...agents];
/** Users who look for an agent and may see all agents (decision 0007). */
export const agentSeekers: readonly CallerKind[] = ['player', 'team', 'coach', 'premium', 'staff', 'admin'];
export const withMatching: readonly CallerKind[] = ['player', 'agent', 'premium', 'staff', 'admin'];
/** Users who apply to requests: players, and agents for players they list (decision 0022). */
export const applicants: readonly CallerKind[] = ['player', 'agent', 'premium'];
export const staff: readonly CallerKind[] = ['staff', 'admin'];

export const everybody: readonly CallerKind[] = ['player', ...desks];
