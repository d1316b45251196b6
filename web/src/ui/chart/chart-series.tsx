import { useId } from 'react';
import classes from './chart.module.css';

/**
 * The meaning of a series: `quiet` nothing yet, `open` under way, `soft` half-way, `waiting` waits, `main` the
 * main figure, `lost` failed. Each has a colour and, to differ from its neighbours, a pattern or an edge.
 */
export type ChartTone = 'quiet' | 'open' | 'soft' | 'waiting' | 'main' | 'lost';

export interface ChartSeries<Value = number> {
  name: string;
  tone: ChartTone;
  /** One value per label of the axis. */
  values: readonly Value[];
}

const hatched: Partial<Record<ChartTone, string>> = {
  soft: 'M-1 7 7 -1M-1 3 3 -1M3 7 7 3',
  lost: 'M-1 -1 7 7M3 -1 7 3M-1 3 3 7',
};

/** The SVG patterns of the tones that use one. `id` is unique on the page. */
export function ChartFills({ id }: { id: string }) {
  return (
    <defs>
      {Object.entries(hatched).map(([tone, lines]) => (
        <pattern
          key={tone}
          id={`${id}-${tone}`}
          className={classes.pattern}
          data-tone={tone}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
        >
          <rect width="6" height="6" />
          <path d={lines} />
        </pattern>
      ))}
    </defs>
  );
}

/** The fill of a mark whose tone is not a plain colour. */
export function fillOf(id: string, tone: ChartTone): { fill: string } | undefined {
  return hatched[tone] ? { fill: `url(#${id}-${tone})` } : undefined;
}

/** The meaning of each colour and pattern of a chart. */
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
