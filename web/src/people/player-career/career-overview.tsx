import type { Career } from '@trattativa/contract/people/players/career';
import type { Player } from '@trattativa/contract/people/players/player';
import { careerChart, careerChartGaps } from '@trattativa/domain/people/career-chart';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { QuietText } from '../../ui/quiet-text.tsx';
import { CareerChartView } from './career-chart-view.tsx';
import classes from './career-section.module.css';

interface CareerOverviewProps {
  player: Pick<Player, 'principalRole' | 'age'>;
  career: Career;
}

/** The career chart, or the spec's word on what it needs; the owner's side also reads what exactly is missing. */
export function CareerOverview({ player, career }: CareerOverviewProps) {
  const { t } = useTranslation(['player-career', 'errors']);
  const year = now().getUTCFullYear();
  const points = careerChart(player, career.items, year);
  if (career.items.length === 0) {
    return <QuietText>{t(career.can.edit ? 'player-career:noneOwn' : 'player-career:none')}</QuietText>;
  }
  if (points) {
    return (
      <div className={classes.part}>
        <h3>{t('player-career:chart.title')}</h3>
        <CareerChartView points={points} />
      </div>
    );
  }
  return (
    <div className={classes.part}>
      <p className={classes.requirements}>{t('errors:CAREER_CHART_REQUIREMENTS')}</p>
      {career.can.edit && (
        <>
          <p>{t('player-career:chart.missing')}</p>
          <ul className={classes.gaps}>
            {careerChartGaps(player, career.items, year).map((gap) => (
              <li key={gap}>{t(`player-career:gap.${gap}`)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
