import { useElementSize } from '@mantine/hooks';
import { levelKey } from '@trattativa/domain/people/categories';
import type { CareerPoint } from '@trattativa/domain/people/players/career-chart';
import { seasonName } from '@trattativa/domain/people/season';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './career-chart-view.module.css';
import { layOutChart, type Spell } from './chart-layout.ts';

const rowHeight = 52;
const top = 12;
const bottom = 28;
const letter = 7;
/** The fewest characters of a shortened name that are still readable. */
const fewestLetters = 5;
/** The least distance (px) at which two season names do not touch. */
const minWidthForName = 52;

interface CareerChartViewProps {
  points: readonly CareerPoint[];
  /** The country of all its leagues; null: the levels are of several countries. */
  country: string | null;
}

/**
 * The career as level by season, highest tier on top: one stepped line per club. It adds nothing to the table of
 * career entries below it.
 */
export function CareerChartView({ points, country }: CareerChartViewProps) {
  const { t } = useTranslation(['catalogue', 'player-career']);
  const { number } = useFormats();
  const { ref, width } = useElementSize();
  const { firstSeason, endSeason, levels, spells } = layOutChart(points);
  const names = levels.map((level) => t(`catalogue:${levelKey(level, country)}`));
  const left = Math.min(width * 0.42, Math.max(...names.map((name) => name.length)) * letter + 12);
  const seasons = endSeason - firstSeason;
  const column = Math.max(0, width - left - 8) / seasons;
  const x = (season: number) => left + (season - firstSeason) * column;
  const y = (row: number) => top + row * rowHeight + rowHeight * 0.6;
  const height = top + levels.length * rowHeight + bottom;
  const every = Math.max(1, Math.ceil(minWidthForName / column));
  // In narrow columns the names end with theirs, counted from the last, which would be cut off otherwise.
  const isNarrow = column < minWidthForName;
  const fitting = ({ clubName, from, to }: Spell) => {
    const max = Math.floor(((to - from) * column - 4) / letter);
    return clubName.length <= max ? clubName : max < fewestLetters ? '' : `${clubName.slice(0, max - 1)}…`;
  };
  const figuresOf = ({ minutes, goals }: Spell) => [
    ...(minutes === null ? [] : [t('player-career:chart.minutes', { minutes: number(minutes) })]),
    ...(goals === null ? [] : [t('player-career:chart.goals', { count: goals })]),
  ];
  /** As many of them as fit below the line. */
  const fittingFigures = (spell: Spell) => {
    const max = Math.floor(((spell.to - spell.from) * column - 4) / letter);
    const [minutes = '', goals = ''] = figuresOf(spell);
    const both = [minutes, goals].filter(Boolean).join(' · ');
    return both.length <= max ? both : minutes.length <= max ? minutes : '';
  };
  return (
    <div ref={ref} className={classes.chart}>
      {width > 0 && (
        <svg width={width} height={height} aria-hidden="true">
          {levels.map((level, row) => (
            <g key={level}>
              <line className={classes.grid} x1={left} x2={width} y1={y(row)} y2={y(row)} />
              <text className={classes.label} x={left - 10} y={y(row)} textAnchor="end">
                {names[row]}
              </text>
            </g>
          ))}
          {Array.from({ length: seasons }, (_, index) => firstSeason + index).map(
            (season, index) =>
              (isNarrow ? seasons - 1 - index : index) % every === 0 && (
                <text
                  key={season}
                  className={classes.label}
                  x={isNarrow ? x(season + 1) - 2 : x(season) + 2}
                  y={height - 8}
                  textAnchor={isNarrow ? 'end' : 'start'}
                >
                  {seasonName(season)}
                </text>
              ),
          )}
          {spells.slice(1).map((spell, index) => {
            const before = spells[index] as Spell;
            return before.to === spell.from ? (
              <line
                key={`${spell.from} ${spell.clubName}`}
                className={classes.step}
                x1={x(spell.from)}
                x2={x(spell.from)}
                y1={y(before.row)}
                y2={y(spell.row)}
              />
            ) : null;
          })}
          {spells.map((spell) => (
            <g key={`${spell.from} ${spell.clubName} ${spell.level}`}>
              <title>{[spell.clubName, spell.division, ...figuresOf(spell)].join(' · ')}</title>
              <line
                className={classes.played}
                x1={x(spell.from) + 2}
                x2={x(spell.to) - 2}
                y1={y(spell.row)}
                y2={y(spell.row)}
              />
              <text className={classes.club} x={x(spell.from) + 2} y={y(spell.row) - 12}>
                {fitting(spell)}
              </text>
              <text className={classes.figures} x={x(spell.from) + 2} y={y(spell.row) + 18}>
                {fittingFigures(spell)}
              </text>
            </g>
          ))}
        </svg>
      )}
    </div>
  );
}
