import { Button } from '@mantine/core';
import { IconTargetArrow } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

/** Instead of candidates, before the reader's club has a request. */
export default function NoOwnRequest() {
  const { t } = useTranslation(['matching', 'requests', 'applications']);
  return (
    <>
      <PageHeader
        ofList
        title={t('matching:candidates.title')}
        description={t('applications:candidates.description')}
      />
      <EmptyState
        icon={IconTargetArrow}
        title={t('applications:candidates.noRequestTitle')}
        text={t('applications:candidates.noRequest')}
        action={
          <Button component={Link} to={paths.request}>
            {t('requests:list.new')}
          </Button>
        }
      />
    </>
  );
}
