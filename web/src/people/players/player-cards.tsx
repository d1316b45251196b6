// biome-ignore-all lint/a11y/useSemanticElements: row elements stand between the list and its items
// biome-ignore-all lint/a11y/useFocusableInteractive: only the content of the cards is interactive
import { useResizeObserver } from '@mantine/hooks';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Player } from '@trattativa/contract/people/players/player';
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { PlayerActs } from './page/player-acts.tsx';
import { PlayerCard } from './player-card.tsx';
import classes from './player-cards.module.css';
import { editPlayerPath } from './player-paths.ts';

interface PlayerCardsProps {
  label: string;
  /** The heading level of the cards. */
  heading: 2 | 3;
  players: readonly Player[];
  /** The number of all matching players, if more than are loaded. */
  total: number;
  onRemove: (player: Player) => void;
  onNearEnd: (() => void) | undefined;
}

/** The least width of a card and the gap between two (px). */
const cardWidth = 320;
const gap = 16;

/** Players as cards, as many per row as fit. Virtualised: only visible cards are in the page. */
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

  // Content above may change its height, so the offset is measured after each render.
  useLayoutEffect(() => {
    const offset = (list.current?.getBoundingClientRect().top ?? 0) + window.scrollY;
    if (Math.abs(offset - top) > 1) setTop(offset);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of cards per row needs new measurements
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

/** Memoised, so that it does not render again while the list scrolls. */
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
