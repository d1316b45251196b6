import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsCard } from '../../../identity/account-ui.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { useUser } from '../../../platform/login/use-session.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { showDone } from '../../../ui/feedback/toasts.tsx';
import { useCoachingStaff } from '../coaching-staff.queries.ts';
import { useRemoveCoachingStaff } from '../use-remove-coaching-staff.ts';
import classes from './coaching-form.module.css';
import { CoachingForm } from './coaching-form.tsx';

const CoachingStaffFiles = lazy(() => loadChunk(() => import('../coaching-staff-files.tsx')));

/** A coach's or scout's own profile, on /account. After deleting it, the same form creates a new one. */
export default function CoachingProfileForm() {
  const { t } = useTranslation('coaching-staff');
  const { kind } = useUser();
  const { data: staff, error, refetch } = useCoachingStaff(null);
  const none = error instanceof ApiError && error.code === 'NOT_FOUND';
  if (!staff && !none) {
    return error ? (
      <ErrorPanel text={error.message} onRetry={() => void refetch()} />
    ) : (
      <Skeletons shape="page" />
    );
  }
  return (
    <section aria-label={t('form.own')} className={classes.around}>
      <div>
        <CoachingForm
          key={staff?.coachingStaffId ?? 'new'}
          staff={staff ?? null}
          draftKey="coachingStaff/own"
          own
          forScout={kind === 'scout'}
          onSaved={showDone}
        />
      </div>
      {staff && (
        <Suspense>
          <CoachingStaffFiles staff={staff} />
        </Suspense>
      )}
      {staff && <RemoveOwnProfile coachingStaffId={staff.coachingStaffId} />}
    </section>
  );
}

/** Deletes a coach's or scout's own profile after a confirmation that lists what is deleted. */
function RemoveOwnProfile({ coachingStaffId }: { coachingStaffId: number }) {
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
