import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { evaluatePlayerPath, playerName, playerPath, usePlayerWords } from '../../people/players.ts';
import { PlayerLine } from '../../people/players-ui.ts';
import {
  EvaluationProgress,
  useScoutFigures,
  useShortlists,
  useSomeScoutPlayers,
} from '../../people/scouts.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/await-queries.tsx';
import { PanelColumns } from '../../ui/panel-columns.tsx';
import { PanelLine, RowLink } from '../../ui/panel-line.tsx';
import { Greeting } from './greeting.tsx';
import { MarketPanel } from './market-panel.tsx';
import { OwnProfilePanel } from './own-profile-panel.tsx';
import { Panel, PanelNothing, PanelRows } from './panel.tsx';
import { useUnreadTile } from './tiles.ts';
import { WaitingTiles } from './waiting-tiles.tsx';

const listPath = paths.playersList;
const shown = 5;

/** The first screen of a scout: progress, new players, unfinished evaluations, own lists. */
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
        <WaitingTiles waits={[useUnreadTile()]} figures={done} />
        <PanelColumns>
          <NewPlayers />
          <Evaluations />
          <OwnShortlists />
          <OwnProfilePanel />
          <MarketPanel />
        </PanelColumns>
      </AwaitQueries>
    </>
  );
}

/** Players who opened or changed their profile last and are not evaluated yet. */
function NewPlayers() {
  const { t } = useTranslation('scouts');
  const players = useSomeScoutPlayers({ evaluated: false }, shown).data;
  if (!players) return null;
  return (
    <Panel title={t('dashboard.newPlayers')} all={`${listPath}?evaluated=no`}>
      {players.length === 0 ? (
        <PanelNothing text={t('dashboard.allEvaluated')} />
      ) : (
        <PanelRows>
          {players.map(({ player }) => (
            <li key={player.id}>
              <PlayerLine
                player={player}
                title={<RowLink to={playerPath(player.id)}>{playerName(player)}</RowLink>}
              />
            </li>
          ))}
        </PanelRows>
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
