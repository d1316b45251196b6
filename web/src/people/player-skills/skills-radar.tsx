import { highestMark } from '@trattativa/domain/people/skills';
import { pointOnAxis, ringPoints } from './radar-shape.ts';
import classes from './skills-radar.module.css';

interface SkillsRadarProps {
  /** The mean of each skill of the group, 1–10; null if nobody evaluated it. */
  means: readonly (number | null)[];
}

const radius = 78;
const rings = [0.2, 0.4, 0.6, 0.8, 1];

/**
 * A radar of one group of skills. Its axes carry the row numbers of the table beside it, which holds the same
 * values for screen readers. Plain SVG: a charting library would weigh a hundred times as much.
 */
export function SkillsRadar({ means }: SkillsRadarProps) {
  const count = means.length;
  const marked = means.flatMap((mean, axis) =>
    mean === null ? [] : [pointOnAxis(axis, count, mean / highestMark, radius)],
  );
  return (
    <svg className={classes.radar} viewBox="-100 -100 200 200" aria-hidden="true">
      {rings.map((share) => (
        <polygon key={share} className={classes.ring} points={ringPoints(count, share, radius)} />
      ))}
      {means.map((_, axis) => {
        const end = pointOnAxis(axis, count, 1, radius);
        const label = pointOnAxis(axis, count, 1.16, radius);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: an axis is identified by its index
          <g key={axis}>
            <line className={classes.axis} x1="0" y1="0" x2={end.x} y2={end.y} />
            <text className={classes.number} x={label.x} y={label.y}>
              {axis + 1}
            </text>
          </g>
        );
      })}
      {marked.length > 0 && (
        <polygon className={classes.shape} points={marked.map(({ x, y }) => `${x},${y}`).join(' ')} />
      )}
      {marked.map(({ x, y }) => (
        <circle key={`${x} ${y}`} className={classes.dot} cx={x} cy={y} r="2.6" />
      ))}
    </svg>
  );
}
