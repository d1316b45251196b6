import { IconArrowRight } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { missingIn, type PlayerFormValues } from './player-form-values.ts';
import { playerPath } from './player-paths.ts';
import { goToSection, ownSavedParts, playerSections, sectionOfField } from './player-sections.ts';
import classes from './section-index.module.css';
import { useFormTexts } from './use-form-texts.ts';

/**
 * Links to each section of the form, with the number of missing fields, and to the sections of the player's page.
 * On a phone a sticky strip.
 */
export function SectionIndex({ player }: { player: Player | null }) {
  const { t } = useTranslation(['player-form', 'players']);
  const texts = useFormTexts();
  const missing = missingIn(useWatch({ name: 'player' }) as PlayerFormValues['player']);

  return (
    <nav className={classes.index} aria-label={t('sections')}>
      <ul className={classes.list}>
        {playerSections.map((key) => {
          const count = missing.filter((field) => sectionOfField[field] === key).length;
          return (
            <li key={key}>
              <button type="button" className={classes.way} onClick={() => goToSection(key)}>
                {texts.group(key)}
                {count > 0 && (
                  <span className={classes.count}>
                    <span aria-hidden="true">{count}</span>
                    <VisuallyHidden>{t('players:card.missing', { count })}</VisuallyHidden>
                  </span>
                )}
              </button>
            </li>
          );
        })}
        {ownSavedParts.map((key) => (
          <li key={key}>
            <button type="button" className={classes.way} onClick={() => goToSection(key)}>
              {t(`part.${key}`)}
            </button>
          </li>
        ))}
        {player && (
          <li>
            <Link to={playerPath(player.id)} className={classes.way}>
              {t(player.profile === profileType.player ? 'toPage.own' : 'toPage.others')}
              <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
