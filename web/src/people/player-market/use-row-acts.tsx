import type { Player } from '@trattativa/contract/people/players/player';
import { useCallback, useState } from 'react';
import { playerName } from '../players/page/player-facts.ts';
import { MarketActs } from './market-acts.tsx';
import type { OpenedMenu } from './row-menu.tsx';
import { useContact, useMayReach } from './use-reach.ts';

/** The acts of the rows; the function stays the same until a star changes, so that rows do not render again. */
export function useRowActs(
  starred: ReadonlyMap<number, unknown> | null,
  toggle: (player: { id: number; name: string }) => void,
) {
  const [menu, setMenu] = useState<OpenedMenu | null>(null);
  const [asked, setAsked] = useState<Player | null>(null);
  const { contact } = useContact();
  const mayReach = useMayReach();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the others do the same in every render
  const actsOf = useCallback(
    (player: Player) => (
      <MarketActs
        player={player}
        isStarred={starred === null || player.can.edit ? null : starred.has(player.id)}
        mayReach={mayReach(player)}
        onContact={({ id }) => void contact(id)}
        onStar={({ id }) => toggle({ id, name: playerName(player) })}
        onMore={(of, button) => setMenu({ player: of, button })}
      />
    ),
    [starred],
  );
  return { menu, asked, actsOf, setMenu, setAsked };
}
