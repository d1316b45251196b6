import { IconArrowRight } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { missingIn, type PlayerFormValues } from '../form/player-form-values.ts';
import { useFormTexts } from '../form/use-form-texts.ts';
import { playerPath } from '../player-paths.ts';
import { goToSection, ownSavedParts, playerSections, sectionOfField } from './player-sections.ts';
import classes from './section-index.module.css';
import { useCurrentSection } from './use-current-section.ts';

/**
 * Links to each section of the form, with the number of missing fields, and to the sections of the player's page. The one in
 * view is marked. On a narrow window a sticky strip, which follows the reader.
 */
export function SectionIndex({ player }: { player: Player | null }) {
  const { t } = useTranslation(['player-form', 'players']);
  const texts = useFormTexts();
  const current = useCurrentSection();
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const way = strip.current?.querySelector<HTMLElement>(`[data-way="${current}"]`);
    if (!way || !strip.current) return;
    strip.current.scrollTo({ left: way.offsetLeft - (strip.current.clientWidth - way.offsetWidth) / 2 });
  }, [current]);
  const missing = missingIn(useWatch({ name: 'player' }) as PlayerFormValues['player']);

  return (
    <nav ref={strip} className={classes.index} aria-label={t('sections')}>
      <ul className={classes.list}>
        {playerSections.map((key) => {
          const count = missing.filter((field) => sectionOfField[field] === key).length;
          return (
            <li key={key}>
              <button
                type="button"
                className={classes.way}
                data-way={key}
                aria-current={current === key || undefined}
                onClick={() => goToSection(key)}
              >
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
            <button
              type="button"
              className={classes.way}
              data-way={key}
              aria-current={current === key || undefined}
              onClick={() => goToSection(key)}
            >
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
