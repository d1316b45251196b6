import type { ListedCoachingStaff } from '@trattativa/contract/coaching-staff/coaching-staff';
import { useTranslation } from 'react-i18next';
import classes from '../players/player-line.module.css';
import { AvatarPicture } from '../ui/avatar-picture.tsx';
import { coachingStaffName } from './coaching-staff-name.ts';
import { useCoachingStaffWords } from './use-coaching-staff-words.ts';

/** A member of coaching staff in one compact row: picture, name, age, club. */
export function CoachingStaffLine({ staff }: { staff: ListedCoachingStaff }) {
  const { t } = useTranslation('coaching-staff');
  const words = useCoachingStaffWords();
  const name = coachingStaffName(staff);
  const facts = [staff.age == null ? null : words.years(staff.age), staff.currentClub || t('card.noClub')];
  return (
    <span className={classes.line}>
      <AvatarPicture name={name} url={staff.imageUrl} size={36} kind="coach" />
      <span className={classes.words}>
        <span className={classes.name}>{name}</span>
        <span className={classes.facts}>{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </span>
  );
}
