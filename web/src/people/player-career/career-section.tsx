import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Career } from '@trattativa/contract/people/players/career';
import type { Player } from '@trattativa/contract/people/players/player';
import {
  careerChart,
  careerChartGaps,
  countryOfCareer,
} from '@trattativa/domain/people/players/career-chart';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { now } from '../../platform/clock/clock.ts';
import { QuietText } from '../../ui/text/quiet-text.tsx';
import { CareerChartView } from './career-chart-view.tsx';
import { CareerEditor } from './career-editor.tsx';
import classes from './career-section.module.css';
import { useCareer } from './player-career.queries.ts';
import { SeasonRegistrations } from './season-registrations.tsx';

interface CareerSectionProps {
  player: Pick<Player, 'id' | 'principalRole' | 'age'>;
}

/** A player's career: the chart, if there is enough data, and the career entries. The owner's side edits them here. */
export function CareerSection({ player }: CareerSectionProps) {
  const { t } = useTranslation('player-career');
  const { data: career } = useCareer(player.id);
  const [adding, setAdding] = useState(false);
  if (!career) return null;
  return (
    <section className={classes.section} aria-labelledby="player-career">
      <div className={classes.head}>
        <h2 id="player-career">{t('title')}</h2>
        {career.can.edit && !adding && (
          <Button
            variant="default"
            size="xs"
            leftSection={<IconPlus size={16} stroke={1.75} aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        )}
      </div>
      <CareerOverview player={player} career={career} />
      <SeasonRegistrations career={career} />
      <CareerEditor career={career} adding={adding} onAdded={() => setAdding(false)} />
    </section>
  );
}

interface CareerOverviewProps {
  player: Pick<Player, 'principalRole' | 'age'>;
  career: Career;
}

/** The career chart, or the spec's text on what it needs. The owner's side also sees which data is missing. */
function CareerOverview({ player, career }: CareerOverviewProps) {
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
        <CareerChartView points={points} country={countryOfCareer(career.items)} />
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
