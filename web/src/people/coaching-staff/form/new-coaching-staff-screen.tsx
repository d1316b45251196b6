import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '../../../platform/paths.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { BackToCoaching } from '../back-to-coaching.tsx';
import { CoachingForm } from './coaching-form.tsx';

/** `/portfolioCoaching/new` */
export default function NewCoachingStaffScreen() {
  const { t } = useTranslation(['coaching-staff', 'shell']);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t('coaching-staff:form.newTitle')}
        description={t('coaching-staff:form.description')}
        before={<BackToCoaching />}
      />
      <CoachingForm
        staff={null}
        draftKey="coachingStaff/new"
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
