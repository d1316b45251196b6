import { pointOnAxis, ringPoints } from '@trattativa/domain/people/players/radar-shape';
import type { SkillSummary } from '@trattativa/domain/people/players/skill-summary';
import { highestMark, type SkillGroup } from '@trattativa/domain/people/players/skills';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import classes from './skills-radar.module.css';

const radius = 80;
const rings = [0.2, 0.4, 0.6, 0.8, 1];

/**
 * All evaluations in one labelled radar, an axis for each group of skills. Few evaluations are hatched: the picture may
 * still change. Plain SVG: a charting library would weigh a hundred times as much.
 */
export function SkillsRadar({ summary }: { summary: SkillSummary }) {
  const { t } = useTranslation('catalogue');
  const { number } = useFormats();
  const hatch = useId();
  const { groups, confidence } = summary;
  const count = groups.length;
  const marked = groups.flatMap(({ mean }, axis) =>
    mean === null ? [] : [pointOnAxis(axis, count, mean / highestMark, radius)],
  );
  const worth = (mean: number | null) => (mean === null ? '–' : number(mean));
  const name = (group: SkillGroup) => t(`skillGroup.${group}`);
  return (
    <>
      <svg className={classes.radar} viewBox="-170 -122 340 226" aria-hidden="true">
        <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line className={classes.hatch} x1="0" y1="0" x2="0" y2="6" />
        </pattern>
        {rings.map((share) => (
          <polygon key={share} className={classes.ring} points={ringPoints(count, share, radius)} />
        ))}
        {groups.map(({ group, mean }, axis) => {
          const end = pointOnAxis(axis, count, 1, radius);
          const label = pointOnAxis(axis, count, 1.14, radius);
          // The label at the top stands clear of the outermost ring.
          const lift = axis === 0 ? 6 : 0;
          const anchor = Math.abs(label.x) < 5 ? 'middle' : label.x > 0 ? 'start' : 'end';
          return (
            <g key={group}>
              <line className={classes.axis} x1="0" y1="0" x2={end.x} y2={end.y} />
              <text className={classes.label} x={label.x} y={label.y - 6 - lift} textAnchor={anchor}>
                {name(group)}
              </text>
              <text className={classes.mean} x={label.x} y={label.y + 10 - lift} textAnchor={anchor}>
                {worth(mean)}
              </text>
            </g>
          );
        })}
        {marked.length > 0 && (
          <polygon
            className={classes.shape}
            data-few={confidence !== 'enough' || undefined}
            {...(confidence !== 'enough' && { fill: `url(#${hatch})` })}
            points={marked.map(({ x, y }) => `${x},${y}`).join(' ')}
          />
        )}
        {marked.map(({ x, y }) => (
          <circle key={`${x} ${y}`} className={classes.dot} cx={x} cy={y} r="2.6" />
        ))}
      </svg>
      <VisuallyHidden>
        {groups.map(({ group, mean }) => `${name(group)} ${worth(mean)}`).join(', ')}
      </VisuallyHidden>
    </>
  );
}
