import type { PlayerReport } from '@trattativa/contract/insight/reports/report';
import type { Player } from '@trattativa/contract/people/players/player';
import { careerChart, countryOfCareer } from '@trattativa/domain/people/players/career-chart';
import { useTranslation } from 'react-i18next';
import { CareerChartView, CareerTable } from '../../people/player-career-ui.ts';
import { now } from '../../platform/clock/clock.ts';
import { CardPart } from '../../ui/page/card-part.tsx';

interface ReportCareerProps {
  career: NonNullable<PlayerReport['career']>;
  player: Pick<Player, 'principalRole' | 'age'>;
}

const nothing = () => undefined;

/** The career in a public report: the chart, if there is enough data, and the career entries; without salaries. */
export default function ReportCareer({ career, player }: ReportCareerProps) {
  const { t } = useTranslation('reports');
  const points = careerChart(player, career.items, now().getUTCFullYear());
  const careerEntries = career.items.map((item) => ({ ...item, canVerify: false }));
  return (
    <CardPart title={t('group.career')}>
      {points && <CareerChartView points={points} country={countryOfCareer(career.items)} />}
      <CareerTable
        career={{ items: careerEntries, can: { edit: false } }}
        onEdit={nothing}
        onDelete={nothing}
        onVerify={nothing}
      />
    </CardPart>
  );
}
