import type { Career } from '@trattativa/contract/people/players/career';
import { registrationsIn } from '@trattativa/domain/people/registrations';
import { seasonOf } from '@trattativa/domain/people/season';
import type { Language } from '@trattativa/texts/languages';
import { locales } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import classes from './career-section.module.css';

/** The clubs of the present season, and what follows for another one; nothing before the first. */
export function SeasonRegistrations({ career }: { career: Pick<Career, 'items' | 'limits'> }) {
  const { t, i18n } = useTranslation('player-career');
  const { items, limits } = career;
  const season = seasonOf(now().toISOString().slice(0, 10));
  const { clubs, verdict } = registrationsIn(season, items, limits);
  const max = (verdict === 'noMatches' ? limits.played : limits.registered) ?? 0;
  if (clubs.length === 0) return null;
  const lists = new Intl.ListFormat(locales[i18n.language as Language], { type: 'conjunction' });
  return (
    <div className={classes.part}>
      <h3>{t('registrations.title')}</h3>
      <p>{lists.format(clubs)}</p>
      <p className={verdict === 'open' ? undefined : classes.requirements}>
        {t(`registrations.${verdict}`, { max })}
      </p>
      <QuietText>{t('registrations.rule')}</QuietText>
    </div>
  );
}
