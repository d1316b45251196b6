import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { OwnProfilePanel } from '../coaching-staff/own-profile-panel.tsx';
import { Greeting } from '../dashboard/greeting.tsx';
import { MarketPanel } from '../dashboard/market-panel.tsx';
import { Panel, PanelNothing, PanelRows } from '../dashboard/panel.tsx';
import classes from '../dashboard/panels.module.css';
import rows from '../dashboard/row-words.module.css';
import { useUnreadTile } from '../dashboard/tiles.ts';
import { WaitingTiles } from '../dashboard/waiting-tiles.tsx';
import { playerName } from '../players/player-facts.ts';
import { PlayerLine } from '../players/player-line.tsx';
import { evaluatePlayerPath, playerPath } from '../players/player-paths.ts';
import { usePlayerWords } from '../players/use-player-words.ts';
import { Together } from '../ui/together.tsx';
import { EvaluationProgress } from './evaluation-progress.tsx';
import { useScoutFigures, useShortlists, useSomeScoutPlayers } from './scouts.queries.ts';

const listPath = paths.playersList;
const shown = 5;

/** The first screen of a scout: how far they have come, who is new, what is half done, the own lists. */
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
      <Together>
        <WaitingTiles waits={[useUnreadTile()]} figures={done} />
        <div className={classes.panels}>
          <NewPlayers />
          <Evaluations />
          <OwnShortlists />
          <OwnProfilePanel />
          <MarketPanel />
        </div>
      </Together>
    </>
  );
}

/** Who opened the profile or changed it last, and is not evaluated yet. */
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
                title={
                  <Link to={playerPath(player.id)} className={rows.way}>
                    {playerName(player)}
                  </Link>
                }
              />
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}

/** One's evaluations, the latest first: the way on to each. */
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
              <span className={rows.line}>
                <span className={rows.words}>
                  <Link to={evaluatePlayerPath(player.id)} className={`${rows.way} ${rows.name}`}>
                    {playerName(player)}
                  </Link>
                  <span className={rows.quiet}>
                    {player.principalRole === null ? '' : words.role(player.principalRole)}
                  </span>
                </span>
                <EvaluationProgress evaluation={evaluation} />
              </span>
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
              <span className={rows.line}>
                <span className={rows.words}>
                  <Link
                    to={`${listPath}?tab=shortlists&list=${shortlistId}`}
                    className={`${rows.way} ${rows.name}`}
                  >
                    {name}
                  </Link>
                </span>
                <span className={rows.quiet}>{t('count', { count: players, number: players })}</span>
              </span>
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}
