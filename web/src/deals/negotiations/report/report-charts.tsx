import type { NegotiationsReport } from '@trattativa/contract/deals/negotiations/report';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { BarChart } from '../../../ui/chart/bar-chart.tsx';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import type { ChartTone } from '../../../ui/chart/chart-series.tsx';
import { ColumnChart } from '../../../ui/chart/column-chart.tsx';
import classes from './negotiations-report-screen.module.css';
import { type ReportView, reportViews, useReportWords } from './use-report-words.ts';

/** By status, 0 to 5. */
const tones: readonly ChartTone[] = ['quiet', 'soft', 'open', 'lost', 'waiting', 'main'];

/** The views of the report as charts, each with its data as a table. */
export function ReportCharts({ report }: { report: NegotiationsReport }) {
  return (
    <div className={classes.charts}>
      {reportViews.map((view) => (
        <ViewChart key={view} view={view} report={report} />
      ))}
      <ReasonsChart reasons={report.reasons} />
      <StepsChart steps={report.steps} />
    </div>
  );
}

function ViewChart({ view, report }: { view: ReportView; report: NegotiationsReport }) {
  const { t, nameOf, statuses } = useReportWords();
  const { number, percent, total } = useFormats();
  const rows = report[view];
  const names = rows.map(({ key }) => nameOf(view, key));
  const series = statuses.map((name, status) => ({
    name,
    tone: tones[status] ?? 'quiet',
    values: rows.map((row) => row.statuses[status] ?? 0),
  }));
  const title = t(`negotiations-report:by.${view}`);
  const drawn = { label: title, names, series, format: number };
  return (
    <ChartCard
      title={title}
      definition={t('negotiations-report:definition')}
      nothing={rows.length === 0 && t('negotiations-report:nothing')}
      chart={view === 'periods' ? <ColumnChart {...drawn} stacked /> : <BarChart {...drawn} />}
      table={{
        columns: [
          title,
          t('negotiations-report:total'),
          ...statuses,
          t('negotiations-report:conversionShort'),
          t('negotiations-report:price'),
          t('negotiations-report:signedPrice'),
        ],
        rows: rows.map((row, index) => [
          names[index] ?? '',
          number(row.total),
          ...row.statuses.map(number),
          row.conversion === null ? '–' : percent(row.conversion),
          total(row.price),
          total(row.signedPrice),
        ]),
      }}
    />
  );
}

function ReasonsChart({ reasons }: Pick<NegotiationsReport, 'reasons'>) {
  const { t, reasonOf } = useReportWords();
  const { number } = useFormats();
  const names = reasons.map(reasonOf);
  const title = t('negotiations-report:reasons');
  const count = t('negotiations-report:count');
  return (
    <ChartCard
      title={title}
      definition={t('negotiations-report:reasonsDefinition')}
      nothing={reasons.length === 0 && t('negotiations-report:nothing')}
      chart={
        <BarChart
          label={title}
          names={names}
          series={[{ name: count, tone: 'lost', values: reasons.map((reason) => reason.count) }]}
          format={number}
        />
      }
      table={{
        columns: [t('negotiations:field.reason'), count],
        rows: reasons.map((reason, index) => [names[index] ?? '', number(reason.count)]),
      }}
    />
  );
}

function StepsChart({ steps }: Pick<NegotiationsReport, 'steps'>) {
  const { t } = useReportWords();
  const { number } = useFormats();
  const known = steps.filter(({ days }) => days !== null);
  const names = known.map(({ step }) => t(`negotiations-report:step.${step}`));
  const title = t('negotiations-report:steps');
  const days = t('negotiations-report:medianDays');
  return (
    <ChartCard
      title={title}
      definition={t('negotiations-report:stepsDefinition')}
      nothing={known.length === 0 && t('negotiations-report:nothing')}
      chart={
        <BarChart
          label={title}
          names={names}
          series={[{ name: days, tone: 'open', values: known.map((step) => step.days ?? 0) }]}
          format={number}
        />
      }
      table={{
        columns: [t('negotiations-report:stepHead'), days, t('negotiations-report:total')],
        rows: known.map((step, index) => [names[index] ?? '', number(step.days ?? 0), number(step.count)]),
      }}
    />
  );
}
