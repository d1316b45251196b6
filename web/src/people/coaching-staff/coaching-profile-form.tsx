import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../platform/api/api-error.ts';
import { loadChunk } from '../../platform/chunks/load-chunk.ts';
import { useUser } from '../../platform/login/use-session.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { showDone } from '../../ui/toasts.tsx';
import classes from './coaching-form.module.css';
import { CoachingForm } from './coaching-form.tsx';
import { useCoachingStaff } from './coaching-staff.queries.ts';
import { RemoveOwnProfile } from './remove-own-profile.tsx';

const CoachingStaffFiles = lazy(() => loadChunk(() => import('./coaching-staff-files.tsx')));

/** A coach's or a scout's own profile, on /account. Who deleted it begins a new one with the same form. */
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
