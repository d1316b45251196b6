import { PlayerCard } from '../players/player-card.tsx';
import { playerPath } from '../players/player-paths.ts';
import { usePlayer } from '../players/players.queries.ts';
import { ProfileState } from '../players/profile-state.tsx';
import { useOwnProfileId } from './dashboard.queries.ts';
import classes from './panels.module.css';

/** A player's own card, as clubs read it, under what the profile lacks; their page has the rest. */
export function OwnCard() {
  const id = useOwnProfileId().data;
  const player = usePlayer(id ?? null).data;
  if (id === undefined || (id !== null && !player)) return null;
  return (
    <div className={classes.stack}>
      <ProfileState player={player ?? null} linked />
      {player && <PlayerCard player={player} heading={2} to={playerPath(player.id)} />}
    </div>
  );
}
