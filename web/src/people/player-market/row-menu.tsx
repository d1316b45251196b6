import { IconCurrencyEuro, IconId, IconScale, IconZoomQuestion } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { playerName } from '../players/page/player-facts.ts';
import { playerPath } from '../players/player-paths.ts';
import classes from './row-menu.module.css';
import { offerToPath } from './use-reach.ts';

export interface OpenedMenu {
  player: Player;
  button: HTMLElement;
}

interface RowMenuProps extends OpenedMenu {
  mayReach: boolean;
  isCompared: boolean;
  onEnquire: (player: Player) => void;
  onCompare: (player: Player, compared: boolean) => void;
  onClose: () => void;
}

/** The further acts of one row. One menu serves the whole list. */
export default function RowMenu({
  player,
  button,
  mayReach,
  isCompared,
  onEnquire,
  onCompare,
  onClose,
}: RowMenuProps) {
  const { t } = useTranslation('market-players');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const menu = box.current;
    if (!menu) return;
    menu.showPopover();
    const from = button.getBoundingClientRect();
    const below = from.bottom + 4;
    const fits = below + menu.offsetHeight + 8 <= window.innerHeight;
    menu.style.top = `${fits ? below : from.top - 4 - menu.offsetHeight}px`;
    menu.style.left = `${Math.max(8, from.right - menu.offsetWidth)}px`;
    menu.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [button]);
  /** The menu closes, and the focus goes back to its button, before the act. */
  const then = (act: () => void) => () => {
    box.current?.hidePopover();
    act();
  };
  const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of acts, not of a form's fields
    <div
      ref={box}
      popover="auto"
      role="group"
      aria-label={t('act.more', { name: playerName(player) })}
      className={classes.menu}
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (step === 0) return;
        event.preventDefault();
        const items = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
        const at = items.indexOf(document.activeElement as HTMLElement);
        items[(at + step + items.length) % items.length]?.focus();
      }}
    >
      {mayReach && (
        <>
          <button type="button" onClick={then(() => onEnquire(player))}>
            <IconZoomQuestion {...icon} />
            {t('act.enquire')}
          </button>
          <Link to={offerToPath(player.id)}>
            <IconCurrencyEuro {...icon} />
            {t('act.offer')}
          </Link>
        </>
      )}
      <button type="button" onClick={then(() => onCompare(player, !isCompared))}>
        <IconScale {...icon} />
        {t(isCompared ? 'compare.leave' : 'compare.join')}
      </button>
      <Link to={playerPath(player.id)}>
        <IconId {...icon} />
        {t('panel.open')}
      </Link>
    </div>
  );
}
