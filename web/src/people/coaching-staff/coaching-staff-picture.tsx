import { useQueryClient } from '@tanstack/react-query';
import type { CoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { AvatarField } from '../../files/uploads-ui.ts';
import { FormCard } from '../../ui/form/form-part.tsx';
import { coachingStaffKeys } from './coaching-staff.live.ts';
import { coachingStaffName } from './use-coaching-staff-words.ts';

/** The picture of a record without an account. A registered person's picture is the account's. */
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
