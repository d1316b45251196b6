import { IconUsers } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWholePortfolio } from '../../../people/players.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { BackFromMandate } from '../back-from-mandate.tsx';
import { clientsOf } from './client.ts';
import { RecordMandates } from './record-mandates.tsx';
import { useRunningMandates } from './running-mandates.queries.ts';

/** `/mandates/record`: the signed mandates of many clients, with the terms said once and the forms matched by name. */
export default function RecordMandatesScreen() {
  const { t } = useTranslation('mandates');
  const portfolio = useWholePortfolio();
  const mandates = useRunningMandates();
  const clients = useMemo(
    () => portfolio.data && mandates.data && clientsOf(portfolio.data, mandates.data),
    [portfolio.data, mandates.data],
  );
  const error = portfolio.error ?? mandates.error;
  return (
    <>
      <PageHeader before={<BackFromMandate />} title={t('record.title')} description={t('record.text')} />
      {clients ? (
        clients.length > 0 ? (
          <RecordMandates clients={clients} />
        ) : (
          <EmptyState icon={IconUsers} title={t('record.nobodyTitle')} text={t('record.nobody')} />
        )
      ) : error ? (
        <ErrorPanel
          text={error.message}
          onRetry={() => void (portfolio.error ? portfolio.refetch() : mandates.refetch())}
        />
      ) : (
        <Skeletons shape="page" />
      )}
    </>
  );
}
