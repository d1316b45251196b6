import { Button } from '@mantine/core';
import type { PlannedSeason } from '@trattativa/domain/people/lists/planned-seasons';
import { maxAddedToList, plannedSeasons } from '@trattativa/domain/people/lists/planned-seasons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { Skeletons } from '../../../ui/feedback/skeletons.tsx';
import { Segments } from '../../../ui/filter/segments.tsx';
import { CardPart } from '../../../ui/page/card-part.tsx';
import { FactList } from '../../../ui/text/fact-list.tsx';
import { QuietText } from '../../../ui/text/quiet-text.tsx';
import { OriginLine } from '../../rules/rule-form/origin-line.tsx';
import { useListPlan } from '../teams.queries.ts';
import { withPlayer } from './added-players.ts';
import { ListCandidates } from './list-candidates.tsx';
import classes from './list-planner.module.css';
import { PlannedPlayers } from './planned-players.tsx';
import { usePlaceWords } from './use-place-words.ts';

/** The places of a club's list by the rules of its league, with players whom the reader tries out; nothing is kept. */
export default function ListPart({ teamId }: { teamId: number }) {
  const { t } = useTranslation('registrations');
  return (
    <CardPart whole title={t('list.title')}>
      <ListPlanner teamId={teamId} />
    </CardPart>
  );
}

function ListPlanner({ teamId }: { teamId: number }) {
  const { t } = useTranslation('registrations');
  const words = usePlaceWords();
  const [season, setSeason] = useState<PlannedSeason>('present');
  const [add, setAdd] = useState<readonly number[]>([]);
  const { data: plan, error, refetch } = useListPlan(teamId, { season, playerIds: [...add] });
  if (error && !plan) {
    return (
      <ErrorPanel text={error.message} onRetry={() => void refetch()}>
        {/* Somebody who was added may not be read any more. */}
        {add.length > 0 && (
          <Button variant="default" size="sm" onClick={() => setAdd([])}>
            {t('list.removeAll')}
          </Button>
        )}
      </ErrorPanel>
    );
  }
  if (!plan) return <Skeletons shape="rows" count={4} />;
  const addPlayer = (playerId: number) => setAdd(withPlayer(add, playerId));
  const removePlayer = (playerId: number) => setAdd(add.filter((id) => id !== playerId));
  return (
    <div className={classes.planner}>
      <QuietText>{t('list.hint')}</QuietText>
      <Segments
        label={t('list.seasons')}
        value={season}
        options={plannedSeasons.map((value) => ({ value, label: t(`list.season.${value}`) }))}
        onChange={setSeason}
      />
      <h3>{t('list.heading', { season: plan.season })}</h3>
      {!plan.isWhole && <QuietText>{t('list.partial')}</QuietText>}
      {plan.rows.length === 0 ? (
        <QuietText>{t('list.noRules')}</QuietText>
      ) : (
        <div role="status">
          <FactList layout="rows" facts={plan.rows.map((row) => [words.nameOf(row), words.countOf(row)])} />
        </div>
      )}
      {!plan.knowsYears && <QuietText>{t('list.yearsUnknown')}</QuietText>}
      {plan.rules.map((rule) => (
        <OriginLine key={rule.kind} of={rule} />
      ))}
      <div className={classes.columns}>
        <PlannedPlayers plan={plan} onDrop={addPlayer} onRemove={removePlayer} />
        <ListCandidates
          candidates={plan.candidates.filter(({ playerId }) => !add.includes(playerId))}
          isFull={add.length >= maxAddedToList}
          onAdd={addPlayer}
        />
      </div>
    </div>
  );
}
