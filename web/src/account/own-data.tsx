import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../ui/error-panel.tsx';
import { Skeletons } from '../ui/skeletons.tsx';
import { useMyAccount } from './account.queries.ts';
import { SettingsCard } from './settings-card.tsx';

/** Who the account belongs to. */
export function OwnData() {
  const { t } = useTranslation('account');
  const { data, error, refetch } = useMyAccount();
  if (error) return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  if (!data) return <Skeletons shape="rows" count={2} />;
  return (
    <SettingsCard title={t('own.title')}>
      <dl>
        <dt>{t('own.name')}</dt>
        <dd>{[data.name, data.surname].filter(Boolean).join(' ')}</dd>
        <dt>{t('own.email')}</dt>
        <dd>{data.email}</dd>
      </dl>
    </SettingsCard>
  );
}
