import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { newMandatePath, paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';

/** What an agent reads where a club's mandate opens the screen, and the way to one. */
export function NeedsMandate({ title }: { title: string }) {
  const { t } = useTranslation('mandates');
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={IconLock}
        title={t('request.needTitle')}
        text={t('request.need')}
        action={
          <>
            <Button component={Link} to={newMandatePath()}>
              {t('askClub')}
            </Button>{' '}
            <Button component={Link} to={paths.mandates} variant="default">
              {t('title')}
            </Button>
          </>
        }
      />
    </>
  );
}
