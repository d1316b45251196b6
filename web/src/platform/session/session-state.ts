import type { CallerKind } from '@trattativa/contract/access';

/** Who is logged in, as screens see it. Ids: `id` is the user's (chat, ownership of the session), `profileId` the profile's. */
export interface SessionUser {
  id: number;
  /** Profile type, spec §3: player 0, team 1, agent 2, coaching staff 7. */
  profile: number;
  /** The id of the player, agent, team or coaching staff record behind the account; none when there is none yet. */
  profileId: number | null;
  kind: CallerKind;
  /** Sub-type of an agent (standard 0, local partner 1, premium 2), else null. */
  agentType: number | null;
  /** The club's name for a club account, the person's otherwise. */
  name: string;
  email: string;
  imageUrl: string | null;
}

/** What the browser keeps of a session between two visits, without the token. */
export interface StoredUser {
  id: number;
  username: string;
  email: string;
  image: string;
}

/**
 * guest: nobody; `ended` says how the last session of this tab went.
 * restoring: there is a token, the profile is being fetched.
 * in: logged in and known.
 */
export type SessionState =
  | { status: 'guest'; ended: 'never' | 'loggedOut' | 'expired' }
  | { status: 'restoring'; stored: StoredUser }
  | { status: 'in'; user: SessionUser };

/** Whose session it is. */
export function sessionUserId(state: SessionState): number | null {
  if (state.status === 'guest') return null;
  return state.status === 'in' ? state.user.id : state.stored.id;
}
