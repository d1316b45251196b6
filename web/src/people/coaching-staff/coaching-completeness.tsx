import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { useTranslation } from 'react-i18next';
import { ProgressWord } from '../../ui/progress-word.tsx';

/** The fields that a complete record of coaching staff cannot lack. */
const mandatoryFields = 9;

/** How far a record is filled in: a bar, and the word for what that means. */
export function CoachingCompleteness({ staff }: { staff: ListedCoachingStaff }) {
  const { t } = useTranslation(['coaching-staff', 'catalogue']);
  const { completeness, missingFields = [] } = staff;
  if (completeness === undefined) return null;
  const filled = mandatoryFields - missingFields.length;
  return (
    <ProgressWord
      share={filled / mandatoryFields}
      waits={completeness !== 'complete'}
      word={
        completeness === 'incomplete'
          ? t('coaching-staff:card.missing', { count: missingFields.length })
          : t(`catalogue:completeness.${completeness}`)
      }
    />
  );
}
