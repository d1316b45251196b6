import classes from './chart.module.css';
import type { ChartTone } from './chart-series.ts';

const hatched: Partial<Record<ChartTone, string>> = {
  soft: 'M-1 7 7 -1M-1 3 3 -1M3 7 7 3',
  lost: 'M-1 -1 7 7M3 -1 7 3M-1 3 3 7',
};

/** The patterns that some tones are filled with; `id` is unique on the page. */
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

/** The fill of a mark, where its tone is not one plain colour. */
export function fillOf(id: string, tone: ChartTone): { fill: string } | undefined {
  return hatched[tone] ? { fill: `url(#${id}-${tone})` } : undefined;
}
