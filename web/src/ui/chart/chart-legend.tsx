import { useId } from 'react';
import classes from './chart.module.css';
import { ChartFills, fillOf } from './chart-fills.tsx';
import type { ChartSeries } from './chart-series.ts';

/** What each colour and pattern of a chart stands for. */
export function ChartLegend({ series }: { series: readonly Pick<ChartSeries, 'name' | 'tone'>[] }) {
  const id = useId();
  return (
    <ul className={classes.legend}>
      {series.map(({ name, tone }) => (
        <li key={name}>
          <svg width="14" height="14" aria-hidden="true">
            <ChartFills id={`${id}${tone}`} />
            <rect
              className={classes.mark}
              data-tone={tone}
              style={fillOf(`${id}${tone}`, tone)}
              x="1"
              y="1"
              width="12"
              height="12"
              rx="2"
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
