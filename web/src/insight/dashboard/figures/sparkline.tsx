import { lineOf } from './figure-trend.ts';
import classes from './sparkline.module.css';

interface SparklineProps {
  /** Oldest first. */
  points: readonly number[];
  /** The description for screen readers. */
  label: string | undefined;
}

const width = 120;
const height = 26;
/** Space for the stroke and the mark of the last point. */
const margin = 3;

/** A figure over time as a small line with a mark at its end; nothing for a single point. */
export function Sparkline({ points, label }: SparklineProps) {
  if (points.length < 2) return <span className={classes.line} />;
  const line = lineOf(points, width, height);
  const [x, y] = (line.split(' ').at(-1) ?? '').split(',');
  return (
    <svg
      className={classes.line}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      preserveAspectRatio="xMinYMid meet"
      role="img"
      aria-label={label}
    >
      <polyline points={line} />
      <circle cx={x} cy={y} r="2.6" />
    </svg>
  );
}
