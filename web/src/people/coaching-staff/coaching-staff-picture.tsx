import { useQueryClient } from '@tanstack/react-query';
import type { CoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { AvatarField } from '../../files/uploads-ui.ts';
import { FormCard } from '../../ui/form/form-part.tsx';
import { coachingStaffKeys } from './coaching-staff-keys.ts';
import { coachingStaffName } from './coaching-staff-name.ts';

/** The picture of a record that somebody added; a registered person's is the account's. */
export default function CoachingStaffPicture({ staff }: { staff: CoachingStaff }) {
  const client = useQueryClient();
  return (
    <FormCard>
      <AvatarField
        imageUrl={staff.imageUrl}
        kind="coachingStaff"
        id={staff.coachingStaffId}
        name={coachingStaffName(staff)}
        onSaved={() => void client.invalidateQueries({ queryKey: coachingStaffKeys.list })}
      />
    </FormCard>
  );
}
