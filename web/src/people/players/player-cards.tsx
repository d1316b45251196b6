// biome-ignore-all lint/a11y/useSemanticElements: rows of cards lie between the list and its items
// biome-ignore-all lint/a11y/useFocusableInteractive: nothing here is a control but what lies in the cards
import { useResizeObserver } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Player } from '@trattativa/contract/people/players/player';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PlayerActs } from './player-acts.tsx';
import { PlayerCard } from './player-card.tsx';
import classes from './player-cards.module.css';
import { editPlayerPath } from './player-paths.ts';

interface PlayerCardsProps {
  label: string;
  /** The level of a card's heading in the page around it. */
  heading: 2 | 3;
  players: readonly Player[];
  /** All that fit, when more than are loaded. */
  total: number;
  onRemove: (player: Player) => void;
  onNearEnd: (() => void) | undefined;
}

/** The narrowest a card may be (px), and the space between two. */
const cardWidth = 320;
const gap = 16;

/** Players as cards, as many side by side as there is room for; only what is on screen is in the page. */
export function PlayerCards({ label, heading, players, total, onRemove, onNearEnd }: PlayerCardsProps) {
  const [sizeRef, { width }] = useResizeObserver<HTMLDivElement>();
  const list = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const known = width > 0 ? width : window.innerWidth - 32;
  const across = Math.max(1, Math.floor((known + gap) / (cardWidth + gap)));
  const rowCount = Math.ceil(players.length / across);

  const virtualizer = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => 324,
    overscan: 3,
    gap,
    scrollMargin: top,
    getItemKey: (row) => players[row * across]?.id ?? row,
    useFlushSync: false,
  });

  // What stands above may change its height: the offset is read after each draw.
  useLayoutEffect(() => {
    const offset = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(offset - top) > 1) setTop(offset);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of cards side by side needs other measures
  useLayoutEffect(() => virtualizer.measure(), [across]);

  const rows = virtualizer.getVirtualItems();
  const last = rows.at(-1)?.index ?? 0;
  const nearEnd = last >= rowCount - 4 && players.length < total;
  useEffect(() => {
    if (nearEnd) onNearEnd?.();
  }, [nearEnd, onNearEnd]);

  return (
    <div ref={sizeRef}>
      <div
        ref={list}
        role="list"
        aria-label={label}
        className={classes.list}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {rows.map((row) => (
          <div
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={row.index}
            role="presentation"
            className={classes.row}
            style={{
              gridTemplateColumns: `repeat(${across}, minmax(0, 1fr))`,
              transform: `translateY(${row.start - top}px)`,
            }}
          >
            {players.slice(row.index * across, (row.index + 1) * across).map((player, column) => (
              <div
                key={player.id}
                role="listitem"
                aria-posinset={row.index * across + column + 1}
                aria-setsize={total}
              >
                <Card player={player} heading={heading} onRemove={onRemove} />
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** One card of the list; it stays as it is while the list scrolls. */
const Card = memo(function Card({
  player,
  heading,
  onRemove,
}: Pick<PlayerCardsProps, 'heading' | 'onRemove'> & { player: Player }) {
  return (
    <PlayerCard
      player={player}
      heading={heading}
      to={player.can.edit ? editPlayerPath(player.id) : undefined}
      actions={<PlayerActs player={player} onRemove={onRemove} />}
    />
  );
});
