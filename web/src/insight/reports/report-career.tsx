import { careerChart } from '@trattativa/contract/players/career-chart';
import type { Player } from '@trattativa/contract/players/player';
import type { PlayerReport } from '@trattativa/contract/reports/report';
import { useTranslation } from 'react-i18next';
import { now } from '../platform/clock/clock.ts';
import { CareerChartView } from '../player-career/career-chart-view.tsx';
import { CareerTable } from '../player-career/career-table.tsx';
import classes from './report.module.css';

interface ReportCareerProps {
  career: NonNullable<PlayerReport['career']>;
  player: Pick<Player, 'principalRole' | 'age'>;
}

const nothing = () => undefined;

/** The career of a public report: the chart where it can be drawn, and the stations; nothing of what was earned. */
export default function ReportCareer({ career, player }: ReportCareerProps) {
  const { t } = useTranslation('reports');
  const points = careerChart(player, career.items, now().getUTCFullYear());
  return (
    <section className={classes.part} aria-labelledby="career">
      <h2 id="career">{t('group.career')}</h2>
      {points && <CareerChartView points={points} />}
      <CareerTable
        career={{ playerId: 0, items: career.items, can: { edit: false } }}
        onEdit={nothing}
        onDelete={nothing}
      />
    </section>
  );
}
