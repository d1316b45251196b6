import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { paths } from '../app/paths.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { BackToCoaching } from './back-to-coaching.tsx';
import { CoachingForm } from './coaching-form.tsx';
import { useCoachingStaff } from './coaching-staff.queries.ts';
import { CoachingStaffGone } from './coaching-staff-gone.tsx';
import { coachingStaffName } from './coaching-staff-name.ts';

/** `/portfolioCoaching/:id/edit` */
export default function EditCoachingStaffScreen() {
  const { t } = useTranslation(['coaching-staff', 'shell']);
  const navigate = useNavigate();
  const id = Number(useParams().id);
  const known = Number.isSafeInteger(id) && id > 0;
  const { data: staff, error, refetch } = useCoachingStaff(id, known);
  const gone = error instanceof ApiError && error.code === 'NOT_FOUND';
  if (!known || gone || staff?.can.edit === false) return <CoachingStaffGone />;
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
    </>
  );
}
