import type { Revenue } from '@trattativa/contract/insight/kpis/kpis';
import { useTranslation } from 'react-i18next';
import { ColumnChart } from '../../ui/chart/column-chart.tsx';
import { LineChart } from '../../ui/chart/line-chart.tsx';
import { KpiCard, useKpiFormats } from './kpi-card.tsx';
import type { KpiQuery } from './kpi-filters.ts';
import { useKpi } from './kpis.queries.ts';

export function PortfolioKpi({ query }: { query: KpiQuery }) {
  const { t } = useTranslation('kpis');
  const { number, money, shortMoney, period, wholePeriod } = useKpiFormats();
  return (
    <KpiCard
      name="portfolio"
      found={useKpi('Kpi/GetPortfolioValue', query)}
      isEmpty={({ points }) => points.every(({ value }) => value === 0)}
      chart={({ points }) => (
        <LineChart
          label={t('chart.portfolio.label', {
            from: money(points[0]?.value ?? 0),
            to: money(points.at(-1)?.value ?? 0),
          })}
          names={points.map(({ at }) => period(at, 'week'))}
          series={[
            { name: t('chart.portfolio.value'), tone: 'main', values: points.map(({ value }) => value) },
          ]}
          format={money}
          formatShort={shortMoney}
        />
      )}
      table={({ points }) => ({
        columns: [t('chart.portfolio.day'), t('chart.portfolio.value'), t('chart.portfolio.players')],
        rows: points.map(({ at, value, players }) => [
          wholePeriod(at, 'week'),
          money(value),
          number(players),
        ]),
      })}
    />
  );
}

export function RevenueKpi({ query }: { query: KpiQuery }) {
  const { t } = useTranslation('kpis');
  const { money, shortMoney, period, wholePeriod } = useKpiFormats();
  const whole = ({ stretches }: Revenue, of: 'expected' | 'realised') =>
    stretches.reduce((all, one) => all + one[of], 0);
  return (
    <KpiCard
      name="revenue"
      found={useKpi('Kpi/GetRevenue', query)}
      more={({ of }) => t(`chart.revenue.of.${of}`)}
      isEmpty={(data) => whole(data, 'expected') + whole(data, 'realised') === 0}
      chart={(data) => (
        <ColumnChart
          label={t('chart.revenue.label', {
            expected: money(whole(data, 'expected')),
            realised: money(whole(data, 'realised')),
          })}
          names={data.stretches.map(({ from }) => period(from, data.step))}
          series={[
            {
              name: t('chart.revenue.realised'),
              tone: 'main',
              values: data.stretches.map(({ realised }) => realised),
            },
            {
              name: t('chart.revenue.expected'),
              tone: 'soft',
              values: data.stretches.map(({ expected }) => expected),
            },
          ]}
          format={money}
          formatShort={shortMoney}
        />
      )}
      table={(data) => ({
        columns: [t(`step.${data.step}`), t('chart.revenue.realised'), t('chart.revenue.expected')],
        rows: [
          ...data.stretches.map(({ from, realised, expected }) => [
            wholePeriod(from, data.step),
            money(realised),
            money(expected),
          ]),
          [t('all'), money(whole(data, 'realised')), money(whole(data, 'expected'))],
        ],
      })}
    />
  );
}
