import { Button } from '@mantine/core';
import type { ListPlan } from '@trattativa/contract/people/teams/list-plan-endpoints';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { playerPath } from '../../players/player-paths.ts';
import { draggedPlayer } from './dragged-player.ts';
import classes from './list-planner.module.css';
import { maxPlacesOf, usePlaceWords } from './use-place-words.ts';

interface PlannedPlayersProps {
  plan: ListPlan;
  onDrop: (playerId: number) => void;
  onRemove: (playerId: number) => void;
}

/** Who takes which place, in the order of the squad; whom the reader added stands last, and is dropped here. */
export function PlannedPlayers({ plan, onDrop, onRemove }: PlannedPlayersProps) {
  const { t } = useTranslation('registrations');
  const id = useId();
  const words = usePlaceWords();
  const [over, setOver] = useState(false);
  return (
    <section
      className={classes.drop}
      aria-labelledby={id}
      data-over={over || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        const playerId = draggedPlayer(event.dataTransfer);
        if (playerId !== null) onDrop(playerId);
      }}
    >
      <h3 id={id}>{t('list.players')}</h3>
      <ul className={classes.rows}>
        {plan.players.map((player, index) => {
          const { playerId, isAdded, takes, number, isTooMany } = player;
          const name = `${player.name} ${player.surname}`;
          const unknown = words.notKnown(player);
          const maxPlaces = maxPlacesOf(plan, takes);
          return (
            <li key={playerId ?? `closed ${index}`} data-added={isAdded || undefined}>
              <span className={classes.words}>
                {playerId === null ? <span>{name}</span> : <Link to={playerPath(playerId)}>{name}</Link>}
                {plan.rows.length > 0 && (
                  <span>
                    {takes === 'none' || number === null || maxPlaces === null
                      ? t('list.takes.none')
                      : t(`list.takes.${takes}`, { number, most: maxPlaces })}
                  </span>
                )}
                {unknown && <span className={classes.soft}>{unknown}</span>}
              </span>
              {isTooMany && <StatusChip tone="lost">{t('list.tooMany')}</StatusChip>}
              {isAdded && <StatusChip tone="moving">{t('list.added')}</StatusChip>}
              {isAdded && playerId !== null && (
                <Button
                  size="xs"
                  variant="default"
                  aria-label={`${t('list.remove')}: ${name}`}
                  onClick={() => onRemove(playerId)}
                >
                  {t('list.remove')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
