import { useId } from 'react';
import classes from './chart.module.css';
import { ChartFills, fillOf } from './chart-fills.tsx';
import { partSpans } from './chart-geometry.ts';
import { ChartLegend } from './chart-legend.tsx';
import type { ChartSeries } from './chart-series.ts';

interface BarChartProps {
  /** What it shows in a sentence, for who cannot see it. */
  label: string;
  /** What each bar is; long names have room. */
  names: readonly string[];
  /** The parts of each bar. */
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** Bars one under the other, each with its sum; of several series they are stacked. */
export function BarChart({ label, names, series, format }: BarChartProps) {
  const id = useId();
  const parts = names.map((_, at) => series.map(({ values }) => values[at] ?? 0));
  const sums = parts.map((of) => of.reduce((sum, value) => sum + value, 0));
  const most = Math.max(0, ...sums);
  return (
    <>
      <div className={classes.bars} role="img" aria-label={label}>
        {names.map((name, at) => (
          <div key={name} className={classes.bar}>
            <span className={classes.what}>{name}</span>
            <svg className={classes.track} height="16" width="100%" aria-hidden="true">
              <ChartFills id={`${id}${at}`} />
              {partSpans(parts[at] ?? [], most).map(({ from, width }, of) => {
                const { name: part, tone } = series[of] as ChartSeries;
                return width > 0 ? (
                  <rect
                    key={part}
                    className={classes.mark}
                    data-tone={tone}
                    style={fillOf(`${id}${at}`, tone)}
                    x={`${from}%`}
                    width={`${width}%`}
                    y="1"
                    height="14"
                  >
                    <title>{`${name} · ${part}: ${format(parts[at]?.[of] ?? 0)}`}</title>
                  </rect>
                ) : null;
              })}
            </svg>
            <span className={classes.sum}>{format(sums[at] ?? 0)}</span>
          </div>
        ))}
      </div>
      {series.length > 1 && <ChartLegend series={series} />}
    </>
  );
}
