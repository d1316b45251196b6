import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Segments } from '../segments.tsx';
import classes from './chart.module.css';
import { ChartTable, type TableBehind } from './chart-table.tsx';

interface ChartCardProps {
  title: string;
  /** What is counted, in a sentence. */
  definition: ReactNode;
  chart: ReactNode;
  /** The same figures in words and numbers. */
  table: TableBehind;
  /** Shown instead of both when there is nothing to show. */
  nothing?: string | false;
}

/** A chart with the table behind it: one switch turns the card over. */
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
