import type { PlayerDashboard } from '@trattativa/contract/insight/player-dashboard/player-dashboard';
import { figureWeeks, type PlayerFigure, playerFigures } from '@trattativa/domain/insight/player-figures';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { Segments } from '../../../ui/filter/segments.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { playerFigurePath, useDashboardQuestion } from '../panels/dashboard-question.ts';
import { usePlayerDashboard } from '../player-dashboard.queries.ts';
import classes from './player-figures.module.css';
import { Sparkline } from './sparkline.tsx';

/**
 * The four figures of a player (spec §1), each with its course by week, how it compares with the period before, and the
 * way to the list behind it. The frame stands before the figures come, so that nothing moves.
 */
export function PlayerFigures() {
  const { t } = useTranslation('player-dashboard');
  const { own, question, setFilters } = useDashboardQuestion();
  const { data } = usePlayerDashboard(question);
  return (
    <section aria-labelledby="player-figures" className={classes.section} aria-busy={data === undefined}>
      <div className={classes.head}>
        <h2 id="player-figures" className={classes.title}>
          {t(own ? 'figures.title' : 'forStaff.figures')}
        </h2>
        <Segments
          label={t('figures.period')}
          value={String(question.weeks)}
          options={figureWeeks.map((weeks) => ({
            value: String(weeks),
            label: (
              <>
                <span aria-hidden="true">{t('figures.weeksShort', { weeks: String(weeks) })}</span>
                <VisuallyHidden>{t('figures.weeks', { count: weeks })}</VisuallyHidden>
              </>
            ),
          }))}
          onChange={(weeks) => setFilters({ weeks: Number(weeks) === figureWeeks[0] ? null : Number(weeks) })}
        />
      </div>
      <ul className={classes.tiles}>
        {playerFigures.map((figure) => (
          <li key={figure} className={classes.tile}>
            <Link to={playerFigurePath(figure, question)} className={classes.way}>
              <span className={classes.name}>{t(`figure.${figure}.title`)}</span>
              <Figure figure={figure} dashboard={data} />
            </Link>
            {data && <Course figure={figure} dashboard={data} own={own} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Figure({ figure, dashboard }: { figure: PlayerFigure; dashboard: PlayerDashboard | undefined }) {
  const { number } = useFormats();
  return (
    <span className={classes.figure}>{dashboard ? number(dashboard.figures[figure].now) : '\u00a0'}</span>
  );
}

interface CourseProps {
  figure: PlayerFigure;
  dashboard: PlayerDashboard;
  /** True where the player reads; staff read the same figures in words about the player. */
  own: boolean;
}

/** How the figure compares with the period before, in words, and its course as a line. */
function Course({ figure, dashboard, own }: CourseProps) {
  const { t } = useTranslation('player-dashboard');
  const { number } = useFormats();
  const { now, before, weeks } = dashboard.figures[figure];
  const moved = now - before;
  const isStock = figure === 'negotiations';
  const count = dashboard.weeks;
  const change = `${moved > 0 ? '+' : '−'}${number(Math.abs(moved))}`;
  const isEmpty = now === 0 && before === 0;
  return (
    <>
      <p className={classes.trend}>
        {isEmpty
          ? t(own ? `figure.${figure}.zero` : 'forStaff.zero')
          : moved === 0
            ? t(isStock ? 'trend.sameThen' : 'trend.same', { count })
            : t(isStock ? 'trend.movedSince' : 'trend.moved', { count, change })}
      </p>
      {!isEmpty && (
        <Sparkline
          points={weeks}
          label={t('trend.course', {
            count,
            from: number(weeks[0] ?? 0),
            to: number(weeks.at(-1) ?? 0),
          })}
        />
      )}
    </>
  );
}
