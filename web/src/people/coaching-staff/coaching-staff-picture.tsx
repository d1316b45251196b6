import { useQueryClient } from '@tanstack/react-query';
import type { CoachingStaff } from '@trattativa/contract/coaching-staff/coaching-staff';
import { AvatarField } from '../files/avatar-field.tsx';
import classes from '../ui/form/form-part.module.css';
import { coachingStaffKeys } from './coaching-staff-keys.ts';
import { coachingStaffName } from './coaching-staff-name.ts';

/** The picture of a record that somebody added; a registered person's is the account's. */
export default function CoachingStaffPicture({ staff }: { staff: CoachingStaff }) {
  const client = useQueryClient();
  return (
    <div className={classes.part}>
      <AvatarField
        imageUrl={staff.imageUrl}
        kind="coachingStaff"
        id={staff.coachingStaffId}
        name={coachingStaffName(staff)}
        onSaved={() => void client.invalidateQueries({ queryKey: coachingStaffKeys.list })}
      />
    </div>
  );
}
