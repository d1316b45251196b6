import { type CallerKind, callerKinds } from '@trattativa/contract/access';

export const agents: readonly CallerKind[] = ['agent', 'premium', 'staff', 'admin'];
export const premiums: readonly CallerKind[] = ['premium', 'staff', 'admin'];
export const desks: readonly CallerKind[] = [...agents, 'team', 'coach'];
export const everybodyLoggedIn = callerKinds.filter((kind) => kind !== 'guest');
/** Agents too: for a club that has mandated them, as the screens say. */
export const requestMakers: readonly CallerKind[] = ['team', ...agents];
export const withMandates: readonly CallerKind[] = ['player', 'team', ...agents];
/** Who looks for an agent, and who may see all of them (decision 0007). */
export const agentSeekers: readonly CallerKind[] = ['player', 'team', 'coach', 'premium', 'staff', 'admin'];
export const withMatching: readonly CallerKind[] = ['player', 'agent', 'premium', 'staff', 'admin'];
/** Who applies to requests: players, and agents for the players they list (decision 0022). */
export const applicants: readonly CallerKind[] = ['player', 'agent', 'premium'];
export const staff: readonly CallerKind[] = ['staff', 'admin'];

export const everybody: readonly CallerKind[] = ['player', ...desks];
