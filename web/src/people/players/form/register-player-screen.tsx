import { Button } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { BackToPortfolio } from '../page/back-to-portfolio.tsx';
import { RegisterPlayerForm } from './register-player-form.tsx';

/** `/players/new`: an agent or staff register an account for a player, who activates it and chooses the password. */
export default function RegisterPlayerScreen() {
  const { t } = useTranslation('player-registration');
  const [sent, setSent] = useState<{ message: string; email: string } | null>(null);
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} before={<BackToPortfolio />} />
      {sent ? (
        <div role="status">
          <EmptyState
            icon={IconMailCheck}
            title={t('sent', { email: sent.email })}
            text={sent.message}
            action={
              <Button variant="default" onClick={() => setSent(null)}>
                {t('another')}
              </Button>
            }
          />
        </div>
      ) : (
        <RegisterPlayerForm onSent={setSent} />
      )}
    </>
  );
}
