import type { CoachingStaff } from '@trattativa/contract/people/coaching-staff/coaching-staff';
import { useTranslation } from 'react-i18next';
import { AttachmentsField } from '../../files/uploads-ui.ts';
import { CardPart } from '../../ui/page/card-part.tsx';

/** The documents of a member of coaching staff, for readers who may see the full record. Loaded with the page. */
export default function CoachingStaffFiles({ staff }: { staff: CoachingStaff }) {
  const { t } = useTranslation('coaching-staff');
  return (
    <CardPart title={t('card.files')}>
      <AttachmentsField
        parent={{ kind: 'coachingStaff', id: staff.coachingStaffId }}
        canEdit={staff.can.edit}
      />
    </CardPart>
  );
}
