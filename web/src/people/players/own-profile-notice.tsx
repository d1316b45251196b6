import classes from './own-profile-notice.module.css';
import { useOwnProfileId, usePlayer } from './players.queries.ts';
import { ProfileState } from './profile-state.tsx';

/**
 * To a player, above what clubs look for: what the own profile lacks, a way to each field, and when it would be deleted.
 * Nothing while the profile is complete.
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
