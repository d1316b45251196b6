import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '../../identity/account-ui.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useRemoveCoachingStaff } from './use-remove-coaching-staff.ts';

/** A coach's or a scout's way out of the lists: deletes the own profile after a question that says what will go. */
export function RemoveOwnProfile({ coachingStaffId }: { coachingStaffId: number }) {
  const { t } = useTranslation('coaching-staff');
  const [asking, setAsking] = useState(false);
  const remove = useRemoveCoachingStaff();
  return (
    <SettingsCard title={t('removeOwn.title')} hint={t('removeOwn.hint')}>
      <div>
        <Button color="red" variant="light" onClick={() => setAsking(true)}>
          {t('removeOwn.act')}
        </Button>
      </div>
      <ConfirmDialog
        opened={asking}
        title={t('removeOwn.sure')}
        goes={[t('removeOwn.goes')]}
        confirm={t('removeOwn.act')}
        danger
        onConfirm={() => {
          setAsking(false);
          remove({ coachingStaffId });
        }}
        onClose={() => setAsking(false)}
      >
        {t('removeOwn.stays')}
      </ConfirmDialog>
    </SettingsCard>
  );
}
