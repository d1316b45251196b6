import { IconArrowRight } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { missingIn, type PlayerFormValues } from './player-form-values.ts';
import { playerPath } from './player-paths.ts';
import { playerSections } from './player-sections.ts';
import classes from './section-index.module.css';
import { useFormTexts } from './use-form-texts.ts';

/** What the player's own page has beside what is written here, by whose record it is. */
const onPage = { 0: 'own', 3: 'agent' } as const;
const onPageOf = (profile: number) => onPage[profile as keyof typeof onPage] ?? 'others';

/**
 * The way to each part of the form, with how much is missing there, and to the player's page for what stands there. On a
 * phone a strip that stays in reach.
 */
export function SectionIndex({ player }: { player: Player | null }) {
  const { t } = useTranslation('players');
  const texts = useFormTexts();
  const missing: readonly string[] = missingIn(useWatch({ name: 'player' }) as PlayerFormValues['player']);

  function goTo(key: string) {
    const section = document.querySelector<HTMLElement>(`[data-section="${key}"]`);
    section?.querySelector('h2')?.focus({ preventScroll: true });
    section?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  }

  return (
    <nav className={classes.index} aria-label={t('form.sections')}>
      <ul className={classes.list}>
        {playerSections.map(({ key, mandatory }) => {
          const count = mandatory.filter((field) => missing.includes(field)).length;
          return (
            <li key={key}>
              <button type="button" className={classes.way} onClick={() => goTo(key)}>
                {texts.group(key)}
                {count > 0 && (
                  <span className={classes.count}>
                    <span aria-hidden="true">{count}</span>
                    <VisuallyHidden>{t('card.missing', { count })}</VisuallyHidden>
                  </span>
                )}
              </button>
            </li>
          );
        })}
        {player && (
          <li>
            <Link to={playerPath(player.id)} className={classes.way}>
              {t(`form.toPage.${onPageOf(player.profile)}`)}
              <IconArrowRight size={16} stroke={1.75} aria-hidden="true" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
