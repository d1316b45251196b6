import classes from './chart.module.css';
import { funnelSpans } from './chart-geometry.ts';

export interface FunnelStep {
  name: string;
  value: number;
  /** What stands beside it: how many of the step before came on, and how long that took. */
  note?: string | undefined;
}

interface FunnelChartProps {
  /** What it shows in a sentence, for who cannot see it. */
  label: string;
  /** From the first to the last; each counts no more than the one before. */
  steps: readonly FunnelStep[];
  format: (value: number) => string;
}

/** How many come from each step to the next. */
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
              <polygon
                className={classes.mark}
                data-tone="main"
                data-last={index === steps.length - 1 || undefined}
                points={corners.map((corner) => corner.join(',')).join(' ')}
              />
            </svg>
            <span className={classes.note}>{note}</span>
          </div>
        );
      })}
    </div>
  );
}
