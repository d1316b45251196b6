import { playerPath, useOwnProfileId, usePlayer } from '../../people/players.ts';
import { PlayerCard, ProfileState } from '../../people/players-ui.ts';
import { PanelStack } from '../../ui/panel-columns.tsx';

/** A player's own card, as clubs read it, under what the profile lacks; their page has the rest. */
export function OwnCard() {
  const id = useOwnProfileId().data;
  const player = usePlayer(id ?? null).data;
  if (id === undefined || (id !== null && !player)) return null;
  return (
    <PanelStack>
      <ProfileState player={player ?? null} linked />
      {player && <PlayerCard player={player} heading={2} to={playerPath(player.id)} />}
    </PanelStack>
  );
}
