import { Anchor } from '@mantine/core';
import type { Player } from '@trattativa/contract/people/players/player';
import { codeName } from '@trattativa/contract/wire-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from './missing-links.module.css';
import type { MandatoryField } from './player-form-values.ts';

interface MissingLinksProps {
  player: Pick<Player, 'missingFields'>;
  /** Where a field, as the service spells it, is filled in. */
  to: (field: string) => string;
}

/** The fields that a profile lacks, each a way to it. Nothing when it lacks none. */
export function MissingLinks({ player, to }: MissingLinksProps) {
  const { t } = useTranslation('players');
  if (player.missingFields.length === 0) return null;
  return (
    <div className={classes.missing}>
      <span className={classes.word}>{t('completeness.missing')}</span>
      <ul className={classes.fields} aria-label={t('completeness.missing')}>
        {player.missingFields.map((field) => (
          <li key={field}>
            <Anchor component={Link} to={to(field)}>
              {t(`field.${codeName(field) as MandatoryField}`)}
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
