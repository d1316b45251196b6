import type { AvatarKind } from '@trattativa/contract/files/uploads/files';
import { session } from '../../platform/session/session.ts';

/** Puts a new picture of oneself, or of one's club, into the top bar at once. */
export function useShowOwnPicture() {
  return (kind: AvatarKind, id: number | undefined, imageUrl: string | null): void => {
    const state = session.get();
    if (state.status !== 'in') return;
    const { user } = state;
    const isOwn = {
      account: (id === undefined || id === user.id) && user.kind !== 'team',
      player: user.kind === 'player' && (id === undefined || id === user.profileId),
      team: user.kind === 'team' && (id === undefined || id === user.profileId),
      coachingStaff:
        (user.kind === 'coach' || user.kind === 'scout') && (id === undefined || id === user.profileId),
    }[kind];
    if (isOwn) session.complete({ ...user, imageUrl });
  };
}
