import { Button } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { coachingListPath } from './coaching-staff-paths.ts';

/** The record is absent or not visible to the reader: says so and links to the list. */
export function CoachingStaffNotFound() {
  const { t } = useTranslation(['coaching-staff', 'app']);
  const list = coachingListPath(useUser().kind);
  return (
    <>
      <PageHeader title={t('coaching-staff:portfolio.title')} />
      <EmptyState
        icon={IconUserOff}
        title={t('coaching-staff:gone.title')}
        text={t('coaching-staff:gone.text')}
        action={
          <Button component={Link} to={list ?? paths.start} variant="default">
            {list ? t('coaching-staff:form.back') : t('app:toFirstScreen')}
          </Button>
        }
      />
    </>
  );
}
