import { IconPencil, IconTrash } from '@tabler/icons-react';
import type { ListedCoachingStaff } from '@trattativa/contract/coaching-staff/coaching-staff';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import classes from '../players/player-acts.module.css';
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
        <Link
          to={editCoachingStaffPath(staff.coachingStaffId)}
          className={classes.act}
          aria-label={edit}
          title={edit}
        >
          <IconPencil size={18} stroke={1.75} />
        </Link>
      )}
      {staff.can?.remove && (
        <button
          type="button"
          className={classes.act}
          aria-label={remove}
          title={remove}
          onClick={() => onRemove(staff)}
        >
          <IconTrash size={18} stroke={1.75} />
        </button>
      )}
    </>
  );
}
