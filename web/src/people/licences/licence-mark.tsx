import { type LicenceLine as Licence, licenceStanding } from '@trattativa/domain/people/agent-licences';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import classes from './licence-line.module.css';

/** How the licence of an agent stands, in two words for cards and rows; the page has the whole line. */
export function LicenceMark({ licence }: { licence: Licence | null }) {
  const { t } = useTranslation('licence-line');
  const standing = licenceStanding(licence, now().toISOString().slice(0, 10));
  return (
    <span className={classes.line} data-standing={standing}>
      {t(`short.${standing}`)}
    </span>
  );
}
