import classes from './chart.module.css';
import { columnMarks, ticksUpTo } from './chart-geometry.ts';
import { ChartLegend, type ChartSeries, fillOf } from './chart-series.tsx';
import { Plot } from './plot.tsx';

interface ColumnChartProps {
  /** A description for screen readers, in one sentence. */
  label: string;
  /** Below the columns, from left to right. */
  names: readonly string[];
  series: readonly ChartSeries[];
  /** Stacked, for parts of a whole. Otherwise side by side. */
  stacked?: boolean;
  format: (value: number) => string;
  /** Formats values at the axis, where there is less room. */
  formatShort?: (value: number) => string;
}

/** Columns over time or by class. The pointer shows the value of each one. */
export function ColumnChart(props: ColumnChartProps) {
  const { label, names, series, stacked = false, format, formatShort = format } = props;
  const values = series.map((one) => one.values);
  const heights = stacked
    ? names.map((_, at) => values.reduce((sum, of) => sum + (of[at] ?? 0), 0))
    : values.flat();
  const ticks = ticksUpTo(Math.max(0, ...heights));
  const top = ticks.at(-1) ?? 1;
  return (
    <>
      <Plot label={label} names={names} ticks={ticks} format={formatShort}>
        {({ width, height, fills }) =>
          columnMarks(values, { width, height, top }, stacked).map((mark) => {
            const { name, tone, values: of } = series[mark.series] as ChartSeries;
            return (
              <rect
                key={`${mark.column}-${mark.series}`}
                className={classes.mark}
                data-tone={tone}
                style={fillOf(fills, tone)}
                x={mark.x}
                y={mark.y}
                width={mark.width}
                height={mark.height}
              >
                <title>{`${names[mark.column]} · ${name}: ${format(of[mark.column] ?? 0)}`}</title>
              </rect>
            );
          })
        }
      </Plot>
      {series.length > 1 && <ChartLegend series={series} />}
    </>
  );
}
