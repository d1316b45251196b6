import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ListedCoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { useTranslation } from 'react-i18next';
import { QuietAct } from '../../ui/list/quiet-act.tsx';
import { coachingStaffName } from './coaching-staff-name.ts';
import { editCoachingStaffPath } from './coaching-staff-paths.ts';

interface CoachingStaffActsProps {
  staff: ListedCoachingStaff;
  onRemove: (staff: ListedCoachingStaff) => void;
}

/** What can be done with a record of the coaching portfolio, as far as the service says so. */
export function CoachingStaffActs({ staff, onRemove }: CoachingStaffActsProps) {
  const { t } = useTranslation('coaching-staff');
  const name = coachingStaffName(staff);
  const edit = t('portfolio.edit', { name });
  const remove = t('portfolio.delete', { name });
  return (
    <>
      {staff.can?.edit && (
        <QuietAct
          to={editCoachingStaffPath(staff.coachingStaffId)}
          label={edit}
          icon={<IconPencil size={18} stroke={1.75} />}
        />
      )}
      {staff.can?.remove && (
        <QuietAct
          label={remove}
          icon={<IconTrash size={18} stroke={1.75} />}
          onPress={() => onRemove(staff)}
        />
      )}
    </>
  );
}
