import type { ReportFigures } from '@trattativa/contract/deals/negotiations/report';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { FilterBar } from '../../../ui/filter/filter-bar.tsx';
import { useAddressFilters } from '../../../ui/filter/use-address-filters.ts';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FactList } from '../../../ui/text/fact-list.tsx';
import MoreFilterFields from '../list/more-filter-fields.tsx';
import {
  countNegotiationFilters,
  negotiationFilters,
  negotiationsQuery,
} from '../list/negotiation-filters.ts';
import { useNegotiationsReport } from '../negotiations.queries.ts';
import classes from './negotiations-report-screen.module.css';
import { ReportActs } from './report-acts.tsx';
import { ReportCharts } from './report-charts.tsx';

/**
 * `/negotiationsReport`: figures of the negotiations by period, level, role and country, for premium agents and staff.
 */
export default function NegotiationsReportScreen() {
  const { t } = useTranslation(['negotiations-report', 'negotiations']);
  const { filters, setFilters, clearFilters } = useAddressFilters(negotiationFilters);
  const query = useMemo(() => {
    const { from, to, level, role, staffRole, country } = negotiationsQuery(filters);
    return { from, to, level, role, staffRole, country };
  }, [filters]);
  const found = useNegotiationsReport(query);
  const report = found.data;
  return (
    <>
      <PageHeader
        title={t('negotiations-report:title')}
        description={t('negotiations-report:description')}
        actions={report && <ReportActs query={query} report={report} />}
      />
      <FilterBar count={countNegotiationFilters(filters)} onClear={clearFilters}>
        <MoreFilterFields filters={filters} setFilters={setFilters} withoutTurn />
      </FilterBar>
      {report ? (
        <>
          <Summary figures={report.all} unconfirmed={report.unconfirmed} />
          <ReportCharts report={report} />
        </>
      ) : found.error ? (
        <ErrorPanel text={found.error.message} onRetry={() => void found.refetch()} />
      ) : (
        <Skeletons shape="page" />
      )}
    </>
  );
}

function Summary({ figures, unconfirmed }: { figures: ReportFigures; unconfirmed: number }) {
  const { t } = useTranslation(['negotiations-report', 'negotiations']);
  const { number, percent, total } = useFormats();
  const facts: [string, string][] = [
    [t('negotiations-report:total'), number(figures.total)],
    [t('negotiations-report:unconfirmed'), number(unconfirmed)],
    ...figures.statuses.map((count, status): [string, string] => [
      t(`negotiations:status.${status}`),
      number(count),
    ]),
    [t('negotiations-report:conversion'), figures.conversion === null ? '–' : percent(figures.conversion)],
    [t('negotiations-report:price'), total(figures.price)],
    [t('negotiations-report:signedPrice'), total(figures.signedPrice)],
  ];
  return (
    <section className={classes.facts} aria-label={t('negotiations-report:summary')}>
      <FactList layout="figures" facts={facts} />
    </section>
  );
}
