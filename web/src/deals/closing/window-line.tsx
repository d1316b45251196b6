import type { Closing } from '@trattativa/contract/deals/closing/closing';
import { standingOf } from '@trattativa/domain/deals/closing/critical-path';
import { formatDate } from '@trattativa/texts/formats';
import type { Language } from '@trattativa/texts/languages';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../platform/clock/use-now.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './closing.module.css';

/** When the window opens or closes, and how far away that is; what the last season had where none was published. */
export function WindowLine({ window, lastSeason }: Pick<Closing, 'window' | 'lastSeason'>) {
  const { t, i18n } = useTranslation('closing');
  const { dateTime, relative } = useFormats();
  const now = useNow();
  if (!window) {
    const local = (instant: string, timeZone: string) =>
      formatDate(i18n.language as Language, instant, timeZone);
    const periods = lastSeason?.windows.map(
      ({ opensAt, closesAt, timeZone }) => `${local(opensAt, timeZone)} – ${local(closesAt, timeZone)}`,
    );
    return (
      <p className={classes.soft}>
        {lastSeason && periods
          ? t('expected', { season: lastSeason.season, periods: periods.join(', ') })
          : t('unknown')}
      </p>
    );
  }
  const end = window.isOpen ? window.closesAt : window.opensAt;
  return (
    <p
      className={classes.window}
      data-standing={window.isOpen ? standingOf(new Date(end), false, now) : undefined}
    >
      {window.isOpen ? t('closes', { when: dateTime(end) }) : t('registersFrom', { when: dateTime(end) })}
      <span className={classes.soft}>{relative(end, now)}</span>
      {window.certainty !== 'confirmed' && (
        <span className={classes.soft}>{t('unconfirmed', { edition: window.edition })}</span>
      )}
    </p>
  );
}
