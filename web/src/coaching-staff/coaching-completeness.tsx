import type { ListedCoachingStaff } from '@trattativa/contract/coaching-staff/coaching-staff';
import { useTranslation } from 'react-i18next';
import classes from '../players/completeness-bar.module.css';

/** The fields that a complete record of coaching staff cannot lack. */
const mandatoryFields = 9;

/** How far a record is filled in: a bar, and the word for what that means. */
export function CoachingCompleteness({ staff }: { staff: ListedCoachingStaff }) {
  const { t } = useTranslation(['coaching-staff', 'catalogue']);
  const { completeness, missingFields = [] } = staff;
  if (completeness === undefined) return null;
  const filled = ((mandatoryFields - missingFields.length) / mandatoryFields) * 100;
  return (
    <span className={classes.completeness} data-kind={completeness}>
      <span className={classes.track} aria-hidden="true">
        <span className={classes.filled} style={{ width: `${filled}%` }} />
      </span>
      <span className={classes.word}>
        {completeness === 'incomplete'
          ? t('coaching-staff:card.missing', { count: missingFields.length })
          : t(`catalogue:completeness.${completeness}`)}
      </span>
    </span>
  );
}
