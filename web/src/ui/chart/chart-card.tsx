import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../filter/segments.tsx';
import classes from './chart.module.css';
import { ChartTable, type ChartTableData } from './chart-table.tsx';

interface ChartCardProps {
  title: string;
  /** What is counted, in a sentence. */
  definition: ReactNode;
  chart: ReactNode;
  /** Figures of the chart as a table. */
  table: ChartTableData;
  /** Replaces both if there is no data. */
  nothing?: string | false;
}

/** A chart and its table in one card, with a switch between them. */
export function ChartCard({ title, definition, chart, table, nothing }: ChartCardProps) {
  const { t } = useTranslation('chart');
  const id = useId();
  const [shown, setShown] = useState<'chart' | 'table'>('chart');
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {!nothing && (
          <Segments
            label={t('shownAs', { title })}
            value={shown}
            options={[
              { value: 'chart', label: t('chart') },
              { value: 'table', label: t('table') },
            ]}
            onChange={setShown}
          />
        )}
      </div>
      <p className={classes.definition}>{definition}</p>
      {nothing ? (
        <p className={classes.nothing}>{nothing}</p>
      ) : shown === 'chart' ? (
        chart
      ) : (
        <ChartTable title={title} {...table} />
      )}
    </section>
  );
}
