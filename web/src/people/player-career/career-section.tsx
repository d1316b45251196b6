import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { Player } from '@trattativa/contract/people/players/player';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CareerEditor } from './career-editor.tsx';
import { CareerOverview } from './career-overview.tsx';
import classes from './career-section.module.css';
import { useCareer } from './player-career.queries.ts';

interface CareerSectionProps {
  player: Pick<Player, 'id' | 'principalRole' | 'age'>;
}

/** A player's career: the chart where it can be drawn, and the stations, which the owner's side edits here. */
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
      <CareerEditor career={career} adding={adding} onAdded={() => setAdding(false)} />
    </section>
  );
}
