import type { AgentFigures as Figures, WeekOfFigures } from '@trattativa/contract/people/agents/figures';
import type { FigureName } from '@trattativa/domain/people/players/figure-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { figurePath, useAgentFigures } from '../../../people/agents.ts';
import { useFormats } from '../../../platform/i18n/use-formats.ts';
import { paths } from '../../../platform/paths.ts';
import { usePortfolioWorth, usePotentialRevenue } from '../../worth/worth.queries.ts';
import { worthPath } from '../../worth/worth-paths.ts';
import { Panel } from '../panels/panel.tsx';
import classes from './agent-figures.module.css';
import rows from './figure-rows.module.css';
import { change, coverageOf } from './figure-trend.ts';
import { Sparkline } from './sparkline.tsx';

const further = ['players', 'revenue', 'coverage', 'clubs'] as const satisfies readonly FigureName[];

const read: Record<FigureName, (figures: Figures) => number | null> = {
  value: (figures) => figures.value,
  players: (figures) => figures.players,
  revenue: (figures) => figures.revenue,
  coverage: coverageOf,
  clubs: (figures) => figures.clubs,
};

/**
 * The agent's five figures (spec §1), small beside the work: the value with its course, the others a line each. Each
 * leads to the list behind it, and says what it means on hover.
 */
export function AgentFigures({ incomplete }: { incomplete: number }) {
  const { t } = useTranslation(['agents', 'dashboard']);
  const { total, number, percent, money } = useFormats();
  const { data } = useAgentFigures(true);
  const revenue = usePotentialRevenue().data;
  const worth = usePortfolioWorth().data;
  function write(figure: FigureName, amount: number): string {
    if (figure === 'coverage') return percent(amount);
    return figure === 'value' || figure === 'revenue' ? total(Math.round(amount)) : number(amount);
  }
  const shown = (figure: FigureName) => {
    // By the chance of each deal, unlike the sum of what is asked.
    if (figure === 'revenue') return revenue === undefined ? '\u00a0' : write(figure, revenue.total);
    const value = data === undefined ? null : read[figure](data.now);
    return data === undefined ? '\u00a0' : value === null ? '–' : write(figure, value);
  };
  return (
    <Panel title={t('agents:figure.value.title')}>
      <div className={classes.value}>
        <Link to={figurePath('value')} className={rows.large} title={t('agents:figure.value.definition')}>
          {shown('value')}
        </Link>
        {data && (
          <>
            <Trend now={data.now.value} before={data.weeks.at(-1)?.value} />
            <ValueCourse now={data.now} weeks={data.weeks} />
          </>
        )}
      </div>
      <ul className={rows.rows}>
        <li>
          <Link to={worthPath} className={rows.row} title={t('agents:worth.definition')}>
            <span>{t('agents:worth.title')}</span>
            <strong>
              {worth?.comparable
                ? t('agents:worth.range', {
                    from: money(worth.comparable.from),
                    to: money(worth.comparable.to),
                  })
                : worth && '–'}
            </strong>
          </Link>
        </li>
        {further.map((figure) => (
          <li key={figure}>
            <Link
              to={figurePath(figure)}
              className={rows.row}
              title={t(`agents:figure.${figure}.definition`)}
            >
              <span>{t(`agents:figure.${figure}.title`)}</span>
              <strong>{shown(figure)}</strong>
            </Link>
          </li>
        ))}
        {incomplete > 0 && (
          <li>
            <Link to={`${paths.portfolio}?profile=incomplete`} className={rows.row}>
              <span>{t('dashboard:incomplete')}</span>
              <strong>{number(incomplete)}</strong>
            </Link>
          </li>
        )}
      </ul>
    </Panel>
  );
}

/** The value over the last weeks. */
function ValueCourse({ now, weeks }: { now: Figures; weeks: readonly WeekOfFigures[] }) {
  const { t } = useTranslation('agents');
  const { total } = useFormats();
  const points = [...weeks.map(({ value }) => value), now.value];
  return (
    <Sparkline
      points={points}
      label={
        points.length > 1
          ? t('figures.trend', {
              count: points.length - 1,
              from: total(Math.round(points[0] ?? 0)),
              to: total(Math.round(points.at(-1) ?? 0)),
            })
          : undefined
      }
    />
  );
}

/** How the value moved since the beginning of the week; nothing without a week before. */
function Trend({ now, before }: { now: number; before: number | undefined }) {
  const { t } = useTranslation('agents');
  const { total } = useFormats();
  if (before === undefined) return null;
  const moved = change(before, now);
  return (
    <p className={classes.trend}>
      {moved === 0
        ? t('figures.unchanged')
        : t('figures.sinceWeek', { change: `${moved > 0 ? '+' : '−'}${total(Math.abs(moved))}` })}
    </p>
  );
}
