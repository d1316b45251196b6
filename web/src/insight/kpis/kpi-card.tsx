import type { UseQueryResult } from '@tanstack/react-query';
import type { KpiStep } from '@trattativa/domain/insight/kpi-periods';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { ChartCard } from '../../ui/chart/chart-card.tsx';
import type { ChartTableData } from '../../ui/chart/chart-table.tsx';
import { ErrorPanel } from '../../ui/feedback/error-panel.tsx';
import classes from './kpis.module.css';

/** The key of its texts: `kpis:chart.<name>.title` and `.definition`. */
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
  /** Text after the definition, once the figures are loaded. */
  more?: (data: Data) => string;
  chart: (data: Data) => ReactNode;
  table: (data: Data) => ChartTableData;
  isEmpty: (data: Data) => boolean;
}

/** One indicator: its chart, its table, and its definition. Its space is reserved before the figures load. */
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

/** Formats of numbers, money and periods for the indicators, long in tables and short at an axis. */
export function useKpiFormats() {
  const { i18n } = useTranslation('app');
  const { number, money, percent } = useFormats();
  const { language } = i18n;
  const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 });
  const written = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
    return (day: string) => format.format(Date.parse(day));
  };
  const month = written({ month: 'short', year: '2-digit' });
  const day = written({ day: 'numeric', month: 'short' });
  const wholeMonth = written({ month: 'long', year: 'numeric' });
  const wholeDay = written({ dateStyle: 'medium' });
  return {
    number,
    money: (euros: number) => money(Math.round(euros)),
    percent,
    shortMoney: (euros: number) => `€\u00a0${compact.format(euros)}`,
    /** At the axis. */
    period: (from: string, step: KpiStep) => (step === 'month' ? month(from) : day(from)),
    /** In a table; a week is named by its Monday. */
    wholePeriod: (from: string, step: KpiStep) => (step === 'month' ? wholeMonth(from) : wholeDay(from)),
  };
}
