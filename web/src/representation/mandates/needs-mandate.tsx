import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { newMandatePath, paths } from '../../platform/paths.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

/** What an agent reads where a club's mandate opens the screen, and the way to one. */
export function NeedsMandate() {
  const { t } = useTranslation(['mandates', 'shell']);
  return (
    <>
      <PageHeader title={t('shell:menu.entry.requests')} />
      <EmptyState
        icon={IconLock}
        title={t('mandates:request.needTitle')}
        text={t('mandates:request.need')}
        action={
          <>
            <Button component={Link} to={newMandatePath()}>
              {t('mandates:askClub')}
            </Button>{' '}
            <Button component={Link} to={paths.mandates} variant="default">
              {t('mandates:title')}
            </Button>
          </>
        }
      />
    </>
  );
}
