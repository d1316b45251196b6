import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChartCard } from '../../ui/chart/chart-card.tsx';
import type { TableBehind } from '../../ui/chart/chart-table.tsx';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import classes from './kpis.module.css';

/** Names its words: `kpis:chart.<name>.title` and `.definition`. */
export type KpiName =
  | 'statuses'
  | 'funnel'
  | 'responses'
  | 'revenue'
  | 'portfolio'
  | 'requests'
  | 'matches'
  | 'found';

interface KpiCardProps<Data> {
  name: KpiName;
  found: UseQueryResult<Data>;
  /** What follows the definition, once the figures are known. */
  more?: (data: Data) => string;
  chart: (data: Data) => ReactNode;
  table: (data: Data) => TableBehind;
  isEmpty: (data: Data) => boolean;
}

/** One indicator: its chart, the table behind it, and what it counts. Its place stands before the figures come. */
export function KpiCard<Data>({ name, found, more, chart, table, isEmpty }: KpiCardProps<Data>) {
  const { t } = useTranslation('kpis');
  const { data, error, refetch } = found;
  if (error && data === undefined) {
    return <ErrorPanel text={error.message} onRetry={() => void refetch()} />;
  }
  if (data === undefined) return <div className={classes.waiting} aria-busy="true" />;
  const definition = t(`chart.${name}.definition`);
  return (
    <div className={classes.kpi} data-stale={found.isPlaceholderData || undefined}>
      <ChartCard
        title={t(`chart.${name}.title`)}
        definition={more ? `${definition} ${more(data)}` : definition}
        chart={chart(data)}
        table={table(data)}
        nothing={isEmpty(data) && t('nothing')}
      />
    </div>
  );
}
