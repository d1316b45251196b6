import { PlayerCard } from '../players/player-card.tsx';
import { playerPath } from '../players/player-paths.ts';
import { usePlayer } from '../players/players.queries.ts';
import { useOwnProfileId } from './dashboard.queries.ts';

/** A player's own card, as clubs read it; their page has the rest. */
export function OwnCard() {
  const id = useOwnProfileId().data ?? null;
  const player = usePlayer(id).data;
  if (!player) return null;
  return (
    // The card is as high as what holds it: here no higher than itself.
    <div>
      <PlayerCard player={player} heading={2} to={playerPath(player.id)} />
    </div>
  );
}
