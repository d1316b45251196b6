import { Button } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { ApiError } from '../../../platform/api/api-error.ts';
import { loadChunk } from '../../../platform/chunks/load-chunk.ts';
import { paths } from '../../../platform/paths.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { BackToCoaching } from '../back-to-coaching.tsx';
import { useCoachingStaff } from '../coaching-staff.queries.ts';
import { CoachingStaffNotFound } from '../coaching-staff-not-found.tsx';
import { coachingStaffName } from '../use-coaching-staff-words.ts';
import classes from './coaching-form.module.css';
import { CoachingForm } from './coaching-form.tsx';

// Parts that save themselves, outside the form.
const CoachingStaffPicture = lazy(() => loadChunk(() => import('../coaching-staff-picture.tsx')));
const CoachingStaffFiles = lazy(() => loadChunk(() => import('../coaching-staff-files.tsx')));

/** `/portfolioCoaching/:id/edit` */
export default function EditCoachingStaffScreen() {
  const { t } = useTranslation(['coaching-staff', 'shell']);
  const navigate = useNavigate();
  const id = Number(useParams().id);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data: staff, error, refetch } = useCoachingStaff(id, known);
  const gone = error instanceof ApiError && error.code === 'NOT_FOUND';
  if (!known || gone || staff?.can.edit === false) return <CoachingStaffNotFound />;
  if (!staff) {
    return error ? (
      <ErrorPanel text={error.message} onRetry={() => void refetch()} />
    ) : (
      <Skeletons shape="page" />
    );
  }
  return (
    <>
      <PageHeader
        title={t('coaching-staff:form.editTitle', { name: coachingStaffName(staff) })}
        before={<BackToCoaching />}
      />
      <div className={classes.around}>
        {!staff.registered && (
          <Suspense>
            <CoachingStaffPicture staff={staff} />
          </Suspense>
        )}
        <div>
          <CoachingForm
            key={staff.coachingStaffId}
            staff={staff}
            draftKey={`coachingStaff/${staff.coachingStaffId}`}
            onSaved={(done) => navigate(paths.portfolioCoaching, { state: { done } })}
            cancel={
              <Button component={Link} to={paths.portfolioCoaching} variant="default">
                {t('shell:ui.cancel')}
              </Button>
            }
          />
        </div>
        <Suspense>
          <CoachingStaffFiles staff={staff} />
        </Suspense>
      </div>
    </>
  );
}
