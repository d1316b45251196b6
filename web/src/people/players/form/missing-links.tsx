import { Anchor } from '@mantine/core';
import type { Player } from '@trattativa/contract/people/players/player';
import { codeName } from '@trattativa/contract/wire-names';
import type { MandatoryPlayerField } from '@trattativa/domain/people/players/mandatory-fields';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './missing-links.module.css';

interface MissingLinksProps {
  player: Pick<Player, 'missingFields'>;
  /** The place where a field is edited; the field is named as by the service. */
  to: (field: string) => string;
}

/** The missing fields of a profile, each as a link. Renders nothing if none is missing. */
export function MissingLinks({ player, to }: MissingLinksProps) {
  const { t } = useTranslation(['players', 'player-page']);
  if (player.missingFields.length === 0) return null;
  return (
    <div className={classes.missing}>
      <span className={classes.word}>{t('player-page:completeness.missing')}</span>
      <ul className={classes.fields} aria-label={t('player-page:completeness.missing')}>
        {player.missingFields.map((field) => (
          <li key={field}>
            <Anchor component={Link} to={to(field)}>
              {t(`field.${codeName(field) as MandatoryPlayerField}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
