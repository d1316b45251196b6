import { Button } from '@mantine/core';
import type { DealKind } from '@trattativa/contract/insight/audit/audit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { ChartTable } from '../../ui/chart/chart-table.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../ui/feedback/skeletons.tsx';
import { useDealAudit } from './audit.queries.ts';
import { useAuditWords } from './use-audit-words.ts';

/** The audit log of one deal as a table; loaded on a click. */
export default function DealAudit({ kind, dealId }: { kind: DealKind; dealId: number }) {
  const { t } = useTranslation('audit');
  const words = useAuditWords();
  const { dateTime } = useFormats();
  const [shown, setShown] = useState(false);
  const { data, error, refetch } = useDealAudit(kind, dealId, shown);
  if (!shown) {
    return (
      <Button variant="default" size="sm" mt="sm" onClick={() => setShown(true)}>
        {t('show')}
      </Button>
    );
  }
  if (error && !data) {
    return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeletons shape="rows" count={4} />;
  if (data.items.length === 0) return <p>{t('empty')}</p>;
  return (
    <ChartTable
      title={t('panel')}
      columns={[t('when'), t('who'), t('what')]}
      rows={data.items.map((entry) => [dateTime(entry.at), words.who(entry), words.what(entry)])}
    />
  );
}
