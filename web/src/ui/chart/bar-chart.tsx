import { useId } from 'react';
import classes from './chart.module.css';
import { partSpans } from './chart-geometry.ts';
import { ChartFills, ChartLegend, type ChartSeries, fillOf } from './chart-series.tsx';

interface BarChartProps {
  /** A description for screen readers, in one sentence. */
  label: string;
  /** The labels of the bars; there is room for long ones. */
  names: readonly string[];
  /** The parts of each bar. */
  series: readonly ChartSeries[];
  format: (value: number) => string;
}

/** Horizontal bars, each with its sum. Several series are stacked. */
export function BarChart({ label, names, series, format }: BarChartProps) {
  const id = useId();
  const parts = names.map((_, at) => series.map(({ values }) => values[at] ?? 0));
  const sums = parts.map((of) => of.reduce((sum, value) => sum + value, 0));
  const max = Math.max(0, ...sums);
  return (
    <>
      <div className={classes.bars} role="img" aria-label={label}>
        {names.map((name, at) => (
          <div key={name} className={classes.bar}>
            <span className={classes.what}>{name}</span>
            <svg className={classes.track} height="16" width="100%" aria-hidden="true">
              <ChartFills id={`${id}${at}`} />
              {partSpans(parts[at] ?? [], max).map(({ from, width }, of) => {
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
