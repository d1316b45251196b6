import type { AgentFigures as Figures, WeekOfFigures } from '@trattativa/contract/people/agents/figures';
import type { FigureName } from '@trattativa/domain/people/figure-names';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { figurePath, useAgentFigures } from '../../people/agents.ts';
import { useFormats } from '../../platform/i18n/use-formats.ts';
import classes from './agent-figures.module.css';
import { change, coverageOf } from './figure-trend.ts';
import { Sparkline } from './sparkline.tsx';

const order = ['value', 'players', 'revenue', 'coverage', 'clubs'] as const satisfies readonly FigureName[];

const read: Record<FigureName, (figures: Figures) => number | null> = {
  value: (figures) => figures.value,
  players: (figures) => figures.players,
  revenue: (figures) => figures.revenue,
  coverage: coverageOf,
  clubs: (figures) => figures.clubs,
};

/**
 * The agent's five figures (spec §1), each with its definition on hover and focus, its chart over the last weeks and a
 * link to the list behind it. The frame renders before the figures load, so that nothing moves.
 */
export function AgentFigures() {
  const { t } = useTranslation('agents');
  const { data } = useAgentFigures(true);
  return (
    <section aria-labelledby="agent-figures" className={classes.section} aria-busy={data === undefined}>
      <h2 id="agent-figures" className={classes.title}>
        {t('figures.title')}
      </h2>
      <ul className={classes.tiles}>
        {order.map((figure) => (
          <li key={figure} className={classes.tile}>
            <Tile figure={figure} {...(data && { now: data.now, weeks: data.weeks })} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  figure: FigureName;
  now?: Figures;
  /** Oldest first. */
  weeks?: readonly WeekOfFigures[];
}

function Tile({ figure, now, weeks = [] }: TileProps) {
  const { t } = useTranslation('agents');
  const { total, number, percent } = useFormats();
  const id = useId();
  const value = now === undefined ? null : read[figure](now);
  const course = weeks.map(read[figure]).filter((point) => point !== null);
  const points = value === null ? course : [...course, value];
  const write = (amount: number) =>
    figure === 'coverage'
      ? percent(amount)
      : figure === 'value' || figure === 'revenue'
        ? total(Math.round(amount))
        : number(amount);
  return (
    <>
      <Link to={figurePath(figure)} className={classes.way} aria-describedby={id}>
        <span className={classes.name}>{t(`figure.${figure}.title`)}</span>
        <span className={classes.figure}>
          {now === undefined ? '\u00a0' : value === null ? '–' : write(value)}
        </span>
      </Link>
      {now !== undefined && (
        <>
          <p className={classes.trend}>
            <Trend figure={figure} now={value} before={course.at(-1)} write={write} />
          </p>
          <Sparkline
            points={points}
            label={
              points.length > 1
                ? t('figures.trend', {
                    count: points.length - 1,
                    from: write(points[0] ?? 0),
                    to: write(points.at(-1) ?? 0),
                  })
                : undefined
            }
          />
        </>
      )}
      <p role="tooltip" id={id} className={classes.definition}>
        {t(`figure.${figure}.definition`)}
        {figure === 'coverage' && now !== undefined && now.onMarket > 0 && (
          <> {t('figures.coverageOf', { covered: number(now.covered), total: number(now.onMarket) })}</>
        )}
      </p>
    </>
  );
}

interface TrendProps {
  figure: FigureName;
  now: number | null;
  /** The value at the beginning of the week. */
  before: number | undefined;
  write: (amount: number) => string;
}

/** The change of the figure since the beginning of the week, in words and a sign. */
function Trend({ figure, now, before, write }: TrendProps) {
  const { t } = useTranslation('agents');
  const { number } = useFormats();
  if (now === null || before === undefined) return <>{t('figures.noTrend')}</>;
  const moved = change(before, now);
  if (moved === 0) return <>{t('figures.unchanged')}</>;
  const sign = moved > 0 ? '+' : '−';
  const size = Math.abs(moved);
  return (
    <span data-up={moved > 0 || undefined} className={classes.moved}>
      {figure === 'coverage'
        ? t('figures.points', { count: size, change: `${sign}${number(size)}` })
        : t('figures.sinceWeek', { change: `${sign}${write(size)}` })}
    </span>
  );
}
