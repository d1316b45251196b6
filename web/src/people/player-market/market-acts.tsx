import { IconDots, IconMessage2, IconStar } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { useTranslation } from 'react-i18next';
import { playerName } from '../players/page/player-facts.ts';
import classes from './market-acts.module.css';
import { recordOwnerOf } from './use-reach.ts';

interface MarketActsProps {
  player: Player;
  /** Null: the reader keeps no shortlist. */
  isStarred: boolean | null;
  mayReach: boolean;
  onContact: (player: Player) => void;
  onStar: (player: Player) => void;
  onMore: (player: Player, button: HTMLElement) => void;
}

/**
 * The acts of a row: contact who keeps the player, the star, the others in a menu. Plain elements, because a list
 * renders dozens of them while it scrolls.
 */
export function MarketActs({ player, isStarred, mayReach, onContact, onStar, onMore }: MarketActsProps) {
  const { t } = useTranslation('market-players');
  const name = playerName(player);
  const contact = t(`act.contactOf.${recordOwnerOf(player)}`, { name });
  const star = t(isStarred ? 'shortlist.remove' : 'shortlist.add', { name });
  const more = t('act.more', { name });
  return (
    <span className={classes.acts}>
      {mayReach && (
        <button
          type="button"
          className={classes.contact}
          aria-label={contact}
          title={contact}
          onClick={() => onContact(player)}
        >
          <IconMessage2 size={18} stroke={1.75} aria-hidden="true" />
          <span className={classes.word}>{t(`act.contact.${recordOwnerOf(player)}`)}</span>
        </button>
      )}
      {isStarred !== null && (
        <button
          type="button"
          aria-label={star}
          title={star}
          data-starred={isStarred || undefined}
          onClick={() => onStar(player)}
        >
          <IconStar size={18} stroke={1.75} fill={isStarred ? 'currentColor' : 'none'} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        aria-label={more}
        title={more}
        aria-haspopup="true"
        onClick={({ currentTarget }) => onMore(player, currentTarget)}
      >
        <IconDots size={18} stroke={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
