import classes from './chart.module.css';
import { funnelSpans } from './chart-geometry.ts';

export interface FunnelStep {
  name: string;
  value: number;
  /** Text beside the step: how many came from the step before, and how long it took. */
  note?: string | undefined;
}

interface FunnelChartProps {
  /** A description for screen readers, in one sentence. */
  label: string;
  /** From first to last; no count is above the one before. */
  steps: readonly FunnelStep[];
  format: (value: number) => string;
}

/** How many pass from each step to the next; where the words stand above and below the steps, as bars. */
export function FunnelChart({ label, steps, format }: FunnelChartProps) {
  const spans = funnelSpans(steps.map(({ value }) => value));
  return (
    <div className={classes.funnel} role="img" aria-label={label}>
      {steps.map(({ name, value, note }, index) => {
        const { top, bottom } = spans[index] ?? { top: 0, bottom: 0 };
        const corners = [
          [50 - top / 2, 0],
          [50 + top / 2, 0],
          [50 + bottom / 2, 40],
          [50 - bottom / 2, 40],
        ];
        return (
          <div key={name} className={classes.step}>
            <span className={classes.what}>
              {name} <strong>{format(value)}</strong>
            </span>
            <svg viewBox="0 0 100 40" preserveAspectRatio="none" height="40" width="100%" aria-hidden="true">
              <g
                className={classes.mark}
                data-tone="main"
                data-last={index === steps.length - 1 || undefined}
              >
                <polygon
                  className={classes.slope}
                  points={corners.map((corner) => corner.join(',')).join(' ')}
                />
                <rect className={classes.level} width={top} height="40" />
              </g>
            </svg>
            <span className={classes.note}>{note}</span>
          </div>
        );
      })}
    </div>
  );
}
