import classes from './chart.module.css';
import { lineRuns, ticksUpTo } from './chart-geometry.ts';
import { ChartLegend, type ChartSeries } from './chart-series.tsx';
import { Plot } from './plot.tsx';

interface LineChartProps {
  /** A description for screen readers, in one sentence. */
  label: string;
  /** Below the points, from left to right. */
  names: readonly string[];
  /** Null for an unknown value: the line is broken there. */
  series: readonly ChartSeries<number | null>[];
  format: (value: number) => string;
  /** Formats values at the axis, where there is less room. */
  formatShort?: (value: number) => string;
}

/** One or a few values over time. */
export function LineChart({ label, names, series, format, formatShort = format }: LineChartProps) {
  const ticks = ticksUpTo(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))));
  const top = ticks.at(-1) ?? 1;
  return (
    <>
      <Plot label={label} names={names} ticks={ticks} format={formatShort} edges>
        {({ width, height }) =>
          series.map(({ name, tone, values }) => (
            <g key={name} className={classes.line} data-tone={tone}>
              {lineRuns(values, { width, height, top }).map((run) => (
                <polyline key={String(run[0])} points={run.map((point) => point.join(',')).join(' ')} />
              ))}
              {values.map((value, index) =>
                value === null ? null : (
                  <circle
                    // biome-ignore lint/suspicious/noArrayIndexKey: a point is identified by its index
                    key={index}
                    cx={values.length > 1 ? (index / (values.length - 1)) * width : width / 2}
                    cy={height - (value / top) * height}
                    r="3"
                  >
                    <title>{`${names[index]} · ${name}: ${format(value)}`}</title>
                  </circle>
                ),
              )}
            </g>
          ))
        }
      </Plot>
      {series.length > 1 && <ChartLegend series={series} />}
    </>
  );
}
