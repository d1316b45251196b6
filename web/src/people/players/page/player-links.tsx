import { IconExternalLink } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { useTranslation } from 'react-i18next';
import { CardPart } from '../../../ui/page/card-part.tsx';
import classes from './player-links.module.css';

/** Videos are played on the page itself. */
const kinds = ['footballDataUrl', 'linkedinUrl', 'facebookUrl', 'instagramUrl'] as const;

/** Links to the player's statistics and profiles elsewhere. */
export function PlayerLinks({ player }: { player: Player }) {
  const { t } = useTranslation(['players', 'player-page']);
  const links = kinds.flatMap((kind) => {
    const to = player[kind];
    return to === null ? [] : [{ kind, to }];
  });
  if (links.length === 0) return null;
  return (
    <CardPart title={t('player-page:page.links')}>
      <ul className={classes.links}>
        {links.map(({ kind, to }) => (
          <li key={kind}>
            <a href={to} target="_blank" rel="noopener noreferrer">
              {t(`field.${kind}`)}
              <IconExternalLink
                size={16}
                stroke={1.75}
                role="img"
                aria-label={t('player-page:page.newTab')}
              />
            </a>
          </li>
        ))}
      </ul>
    </CardPart>
  );
}
