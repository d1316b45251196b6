import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { evaluatePlayerPath, playerName, playerPath, usePlayerWords } from '../../people/players.ts';
import {
  EvaluationProgress,
  useScoutFigures,
  useShortlists,
  useSomeScoutPlayers,
} from '../../people/scouts.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/feedback/await-queries.tsx';
import { PanelLine } from '../../ui/page/panel-line.tsx';
import { AvatarPicture } from '../../ui/text/avatar-picture.tsx';
import { DeskLayout } from './desk-layout.tsx';
import { FigureRows } from './figures/figure-rows.tsx';
import { FirstSteps } from './panels/first-steps.tsx';
import { Greeting } from './panels/greeting.tsx';
import { MarketPanel } from './panels/market-panel.tsx';
import { OwnProfilePanel } from './panels/own-profile-panel.tsx';
import { Panel, PanelNothing, PanelRows } from './panels/panel.tsx';
import { TurnList } from './panels/turn-list.tsx';
import { useIsNew } from './panels/use-is-new.ts';
import { useUnread } from './panels/waiting.ts';
import { WorkRow, WorkRows } from './panels/work-row.tsx';

const listPath = paths.playersList;
const shown = 5;

/** The first screen of a scout: players to evaluate, evaluations to finish; beside them progress and own lists. */
export default function ScoutDashboard() {
  const { t } = useTranslation(['dashboard', 'scouts']);
  const figures = useScoutFigures().data;
  const done = [
    {
      key: 'notEvaluated',
      count: figures?.notEvaluated,
      words: t('scouts:dashboard.notEvaluated'),
      to: `${listPath}?evaluated=no`,
    },
    {
      key: 'evaluated',
      count: figures && figures.inPart + figures.whole,
      words: t('scouts:dashboard.evaluated'),
      to: `${listPath}?tab=evaluations`,
    },
    {
      key: 'shortlisted',
      count: figures?.shortlisted,
      words: t('scouts:dashboard.shortlisted'),
      to: `${listPath}?tab=shortlists`,
    },
  ];
  return (
    <>
      <Greeting
        actions={
          <Button component={Link} to={listPath}>
            {t('dashboard:findPlayers')}
          </Button>
        }
      />
      <AwaitQueries>
        <DeskLayout
          side={
            <>
              <FigureRows tiles={done} />
              <OwnShortlists />
              <OwnProfilePanel />
            </>
          }
        >
          <FirstSteps />
          <TurnList waits={[useUnread()]} isNew={useIsNew()} />
          <NewPlayers />
          <Evaluations />
          <MarketPanel />
        </DeskLayout>
      </AwaitQueries>
    </>
  );
}

/** Players who opened or changed their profile last and are not evaluated yet. */
function NewPlayers() {
  const { t } = useTranslation('scouts');
  const words = usePlayerWords();
  const players = useSomeScoutPlayers({ evaluated: false }, shown).data;
  if (!players) return null;
  return (
    <Panel title={t('dashboard.newPlayers')} all={`${listPath}?evaluated=no`}>
      {players.length === 0 ? (
        <PanelNothing text={t('dashboard.allEvaluated')} />
      ) : (
        <WorkRows>
          {players.map(({ player }) => (
            <WorkRow
              key={player.id}
              start={
                <AvatarPicture name={playerName(player)} url={player.imageUrl} size={40} kind="player" />
              }
              title={playerName(player)}
              to={playerPath(player.id)}
              facts={[
                player.principalRole === null ? null : words.role(player.principalRole),
                player.age === null ? null : words.years(player.age),
                player.currentClub,
              ]}
              act={
                <Button
                  component={Link}
                  to={evaluatePlayerPath(player.id)}
                  size="sm"
                  variant="default"
                  aria-label={t('act.evaluate', { name: playerName(player) })}
                >
                  {t('act.evaluateShort')}
                </Button>
              }
            />
          ))}
        </WorkRows>
      )}
    </Panel>
  );
}

/** The scout's evaluations, the latest first, each with a link to continue. */
function Evaluations() {
  const { t } = useTranslation('scouts');
  const words = usePlayerWords();
  const players = useSomeScoutPlayers({ evaluated: true, sort: 'evaluated' }, shown).data;
  if (!players) return null;
  return (
    <Panel title={t('dashboard.evaluations')} all={`${listPath}?tab=evaluations`}>
      {players.length === 0 ? (
        <PanelNothing text={t('empty.evaluations.text')} />
      ) : (
        <PanelRows>
          {players.map(({ player, evaluation }) => (
            <li key={player.id}>
              <PanelLine
                to={evaluatePlayerPath(player.id)}
                name={playerName(player)}
                facts={[player.principalRole === null ? '' : words.role(player.principalRole)]}
              >
                <EvaluationProgress evaluation={evaluation} />
              </PanelLine>
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}

function OwnShortlists() {
  const { t } = useTranslation('scouts');
  const shortlists = useShortlists().data;
  if (!shortlists) return null;
  return (
    <Panel title={t('tab.shortlists')} all={`${listPath}?tab=shortlists`}>
      {shortlists.length === 0 ? (
        <PanelNothing
          text={t('empty.shortlists.text')}
          action={
            <Button component={Link} to={`${listPath}?tab=shortlists`} variant="default" size="sm">
              {t('shortlist.new')}
            </Button>
          }
        />
      ) : (
        <PanelRows>
          {shortlists.slice(0, shown).map(({ shortlistId, name, players }) => (
            <li key={shortlistId}>
              <PanelLine
                to={`${listPath}?tab=shortlists&list=${shortlistId}`}
                name={name}
                end={t('count', { count: players, number: players })}
              />
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}
