import { lineOf } from './figure-trend.ts';
import classes from './sparkline.module.css';

interface SparklineProps {
  /** Oldest first. */
  points: readonly number[];
  /** What it shows, for who cannot see it. */
  label: string | undefined;
}

const width = 120;
const height = 26;
/** Room for the stroke and for the mark of the last point. */
const margin = 3;

/** The course of a figure as one small line with a mark at its end; nothing while there is but one point. */
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
