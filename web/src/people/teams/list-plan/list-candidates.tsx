import { Button } from '@mantine/core';
import type { ListPlan } from '@trattativa/contract/people/teams/list-plan-endpoints';
import { maxAddedToList } from '@trattativa/domain/people/lists/planned-seasons';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import { dragPlayer } from './dragged-player.ts';
import classes from './list-planner.module.css';

interface ListCandidatesProps {
  candidates: ListPlan['candidates'];
  /** Nobody more can be added. */
  isFull: boolean;
  onAdd: (playerId: number) => void;
}

/** Players of the club's deals and of its watch list, to try out by drag or button. */
export function ListCandidates({ candidates, isFull, onAdd }: ListCandidatesProps) {
  const { t } = useTranslation('registrations');
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id}>{t('list.candidates')}</h3>
      {isFull ? (
        <QuietText>{t('list.full', { max: maxAddedToList })}</QuietText>
      ) : (
        <QuietText>{t(candidates.length === 0 ? 'list.noCandidates' : 'list.candidatesHint')}</QuietText>
      )}
      <ul className={classes.rows}>
        {candidates.map(({ playerId, name, surname, isInDeal }) => (
          <li
            key={playerId}
            draggable={!isFull}
            onDragStart={({ dataTransfer }) => dragPlayer(dataTransfer, playerId)}
          >
            <span className={classes.words}>
              <span>{`${name} ${surname}`}</span>
              <span className={classes.soft}>{t(isInDeal ? 'list.inDeal' : 'list.watched')}</span>
            </span>
            <Button
              size="xs"
              variant="default"
              disabled={isFull}
              aria-label={`${t('list.add')}: ${name} ${surname}`}
              onClick={() => onAdd(playerId)}
            >
              {t('list.add')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
