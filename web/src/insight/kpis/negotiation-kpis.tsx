import type { NegotiationsByStatus } from '@trattativa/contract/insight/kpis/kpis';
import {
  type NegotiationStatus,
  negotiationStatus,
  negotiationStatuses,
} from '@trattativa/domain/deals/negotiation-statuses';
import { responseClassDays } from '@trattativa/domain/insight/response-classes';
import { useTranslation } from 'react-i18next';
import type { ChartTone } from '../../ui/chart/chart-series.tsx';
import { ColumnChart } from '../../ui/chart/column-chart.tsx';
import { FunnelChart } from '../../ui/chart/funnel-chart.tsx';
import { KpiCard, useKpiFormats } from './kpi-card.tsx';
import type { KpiQuery } from './kpi-filters.ts';
import { useKpi } from './kpis.queries.ts';

const { pending, sent, viewed, rejected, trial, signed } = negotiationStatus;

const tones: Record<NegotiationStatus, ChartTone> = {
  [pending]: 'quiet',
  [sent]: 'open',
  [viewed]: 'soft',
  [rejected]: 'lost',
  [trial]: 'waiting',
  [signed]: 'main',
};

/** From signed to not yet started. */
const stacked = [signed, trial, viewed, sent, pending, rejected];

export function StatusesKpi({ query }: { query: KpiQuery }) {
  const { t } = useTranslation(['kpis', 'negotiations']);
  const { number, period, wholePeriod } = useKpiFormats();
  const count = (one: NegotiationsByStatus['stretches'][number], status: NegotiationStatus) =>
    one.statuses.find((candidate) => candidate.status === status)?.count ?? 0;
  const sum = (one: NegotiationsByStatus['stretches'][number]) =>
    one.statuses.reduce((all, status) => all + status.count, 0);
  const whole = (data: NegotiationsByStatus) => data.stretches.reduce((all, one) => all + sum(one), 0);
  return (
    <KpiCard
      name="statuses"
      found={useKpi('Kpi/GetNegotiationsByStatus', query)}
      isEmpty={(data) => whole(data) === 0}
      chart={(data) => (
        <ColumnChart
          stacked
          label={t('kpis:chart.statuses.label', { count: whole(data), number: number(whole(data)) })}
          names={data.stretches.map(({ from }) => period(from, data.step))}
          series={stacked.map((status) => ({
            name: t(`negotiations:status.${status}`),
            tone: tones[status],
            values: data.stretches.map((one) => count(one, status)),
          }))}
          format={number}
        />
      )}
      table={(data) => ({
        columns: [
          t(`kpis:step.${data.step}`),
          ...negotiationStatuses.map((status) => t(`negotiations:status.${status}`)),
          t('kpis:all'),
        ],
        rows: data.stretches.map((one) => [
          wholePeriod(one.from, data.step),
          ...negotiationStatuses.map((status) => number(count(one, status))),
          number(sum(one)),
        ]),
      })}
    />
  );
}

export function FunnelKpi({ query }: { query: KpiQuery }) {
  const { t } = useTranslation('kpis');
  const { number, percent } = useKpiFormats();
  const days = (median: number | null) =>
    median === null ? '–' : number(median < 10 ? Math.round(median * 10) / 10 : Math.round(median));
  const share = (part: number, of: number) => (of === 0 ? '–' : percent(Math.round((part / of) * 100)));
  return (
    <KpiCard
      name="funnel"
      found={useKpi('Kpi/GetNegotiationFunnel', query)}
      isEmpty={({ steps }) => steps[0]?.count === 0}
      chart={({ steps }) => (
        <FunnelChart
          label={t('chart.funnel.label', {
            started: number(steps[0]?.count ?? 0),
            signed: number(steps.at(-1)?.count ?? 0),
          })}
          steps={steps.map(({ step, count, medianDays }, index) => ({
            name: t(`funnelStep.${step}`),
            value: count,
            note:
              index === 0
                ? undefined
                : medianDays === null
                  ? share(count, steps[index - 1]?.count ?? 0)
                  : t('chart.funnel.note', {
                      share: share(count, steps[index - 1]?.count ?? 0),
                      days: days(medianDays),
                    }),
          }))}
          format={number}
        />
      )}
      table={({ steps }) => ({
        columns: [
          t('chart.funnel.step'),
          t('chart.funnel.reached'),
          t('chart.funnel.conversion'),
          t('chart.funnel.ofAll'),
          t('chart.funnel.median'),
        ],
        rows: steps.map(({ step, count, medianDays }, index) => [
          t(`funnelStep.${step}`),
          number(count),
          index === 0 ? '–' : share(count, steps[index - 1]?.count ?? 0),
          share(count, steps[0]?.count ?? 0),
          days(medianDays),
        ]),
      })}
    />
  );
}

const responseTones: readonly ChartTone[] = ['soft', 'main', 'waiting'];

export function ResponsesKpi({ query }: { query: KpiQuery }) {
  const { t } = useTranslation('kpis');
  const { number } = useKpiFormats();
  const classes = [
    ...responseClassDays.map((days) => t('chart.responses.within', { count: days, days: number(days) })),
    t('chart.responses.longer', { days: number(responseClassDays.at(-1) ?? 0) }),
  ];
  // Below the columns there is room for only a few letters.
  const short = [
    ...responseClassDays.map((days) => t('chart.responses.shortWithin', { days: number(days) })),
    t('chart.responses.shortLonger', { days: number(responseClassDays.at(-1) ?? 0) }),
  ];
  const median = (hours: number | null) => {
    if (hours === null) return '–';
    if (hours < 48) return t('chart.responses.hours', { hours: number(Math.max(1, Math.round(hours))) });
    return t('chart.responses.days', { days: number(Math.round(hours / 24)) });
  };
  return (
    <KpiCard
      name="responses"
      found={useKpi('Kpi/GetResponseTimes', query)}
      isEmpty={({ responses }) => responses.every(({ counts }) => counts.every((count) => count === 0))}
      chart={({ responses }) => (
        <ColumnChart
          label={t('chart.responses.label', {
            opening: median(responses[0]?.medianHours ?? null),
            answer: median(responses[1]?.medianHours ?? null),
          })}
          names={short}
          series={responses.map(({ response, counts }, index) => ({
            name: t(`response.${response}`),
            tone: responseTones[index] ?? 'quiet',
            values: counts,
          }))}
          format={number}
        />
      )}
      table={({ responses }) => ({
        columns: [
          t('chart.responses.what'),
          ...classes,
          t('chart.responses.none'),
          t('chart.responses.median'),
        ],
        rows: responses.map(({ response, counts, none, medianHours }) => [
          t(`response.${response}`),
          ...counts.map(number),
          number(none),
          median(medianHours),
        ]),
      })}
    />
  );
}
