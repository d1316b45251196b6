import type { CoachingStaff } from '@trattativa/contract/coaching-staff/coaching-staff';
import { useTranslation } from 'react-i18next';
import { AttachmentsField } from '../files/attachments-field.tsx';
import classes from '../players/player-screen.module.css';

/** The documents of a member of coaching staff, for whom the record is open in full. Loaded with the page, not before. */
export default function CoachingStaffFiles({ staff }: { staff: CoachingStaff }) {
  const { t } = useTranslation('coaching-staff');
  return (
    <section className={classes.part} aria-labelledby="coaching-files">
      <h2 id="coaching-files">{t('card.files')}</h2>
      <AttachmentsField
        parent={{ kind: 'coachingStaff', id: staff.coachingStaffId }}
        canEdit={staff.can.edit}
      />
    </section>
  );
}
