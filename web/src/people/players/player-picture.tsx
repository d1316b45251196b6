import { useQueryClient } from '@tanstack/react-query';
import type { Player } from '@trattativa/contract/people/players/player';
import { AvatarField } from '../../files/uploads-ui.ts';
import { playerName } from './page/player-facts.ts';
import classes from './player-picture.module.css';
import { playersKeys } from './players.live.ts';

/** The picture of a portfolio's player, saved at once. A registered player's picture is the account's. */
export default function PlayerPicture({ player }: { player: Player }) {
  const client = useQueryClient();

  function showEverywhere() {
    for (const key of [playersKeys.player, playersKeys.portfolio, playersKeys.picker])
      void client.invalidateQueries({ queryKey: key });
  }

  return (
    <div className={classes.picture}>
      <AvatarField
        kind="player"
        id={player.id}
        imageUrl={player.imageUrl}
        name={playerName(player)}
        onSaved={showEverywhere}
      />
    </div>
  );
}
