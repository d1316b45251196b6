import { profileType } from '@trattativa/domain/identity/profile-types';
import type { SessionUser } from '../../../platform/session/session-store.ts';

/** A club whose address is confirmed and that staff have not accepted yet: it prepares its own things. */
export function isWaitingClub({ profile }: Pick<SessionUser, 'profile'>): boolean {
  return profile === profileType.teamNotAccepted;
}
