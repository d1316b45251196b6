import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { useTranslation } from 'react-i18next';
import { PictureLine } from '../../ui/text/picture-line.tsx';
import { coachingStaffName, useCoachingStaffWords } from './use-coaching-staff-words.ts';

/** A member of coaching staff in one compact row: picture, name, age, club. */
export function CoachingStaffLine({ staff }: { staff: ListedCoachingStaff }) {
  const { t } = useTranslation('coaching-staff');
  const words = useCoachingStaffWords();
  return (
    <PictureLine
      name={coachingStaffName(staff)}
      imageUrl={staff.imageUrl}
      kind="coach"
      facts={[staff.age == null ? null : words.years(staff.age), staff.currentClub || t('card.noClub')]}
    />
  );
}
