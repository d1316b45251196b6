import { type LicenceLine as Licence, licenceStanding } from '@trattativa/domain/people/agent-licences';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './licence-line.module.css';

/** The licence of an agent in one short line, beside the name wherever an agent appears. */
export function LicenceLine({ licence }: { licence: Licence | null }) {
  const { t } = useTranslation('licence-line');
  const { plainDate } = useFormats();
  const standing = licenceStanding(licence, now().toISOString().slice(0, 10));
  const number = licence?.number ?? '';
  // A licence that nobody checked yet has no day.
  const day = standing === 'expired' ? licence?.validUntil : licence?.checkedOn;
  const date = day ? plainDate(day) : '';
  return (
    <span className={classes.line} data-standing={standing}>
      {standing === 'missing' && t('missing')}
      {standing === 'unverified' && t('unverified', { number })}
      {(standing === 'verified' || standing === 'expired') && t(standing, { number, date })}
    </span>
  );
}
