import { useOwnProfileId, usePlayer } from '../players.queries.ts';
import classes from './own-profile-notice.module.css';
import { ProfileState } from './profile-state.tsx';

/**
 * Shown to a player above the requests: the missing fields of the own profile, each as a link, and when the
 * profile would be deleted. Renders nothing while the profile is complete.
 */
export default function OwnProfileNotice() {
  const id = useOwnProfileId().data;
  const player = usePlayer(id ?? null).data;
  if (id === undefined || (id !== null && !player) || player?.completeness === 'complete') return null;
  return (
    <div className={classes.notice}>
      <ProfileState player={player ?? null} linked />
    </div>
  );
}
