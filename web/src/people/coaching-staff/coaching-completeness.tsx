import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { mandatoryCoachFields } from '@trattativa/domain/people/players/mandatory-fields';
import { useTranslation } from 'react-i18next';
import { ProgressWord } from '../../ui/feedback/progress-word.tsx';

/** The completeness of a record: a bar and its meaning in words. */
export function CoachingCompleteness({ staff }: { staff: ListedCoachingStaff }) {
  const { t } = useTranslation(['coaching-staff', 'catalogue']);
  const { completeness, missingFields = [] } = staff;
  if (completeness === undefined) return null;
  const all = mandatoryCoachFields.length;
  return (
    <ProgressWord
      share={(all - missingFields.length) / all}
      waits={completeness !== 'complete'}
      word={
        completeness === 'incomplete'
          ? t('coaching-staff:card.missing', { count: missingFields.length })
          : t(`catalogue:completeness.${completeness}`)
      }
    />
  );
}
