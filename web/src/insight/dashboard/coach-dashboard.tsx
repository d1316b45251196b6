import { Button } from '@mantine/core';
import type { Api } from '@trattativa/contract/api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { requestPath } from '../../market/requests.ts';
import { newPlayerPath, playerName, playerPath, usePlayerWords } from '../../people/players.ts';
import { PlayerLine, PositionPitch } from '../../people/players-ui.ts';
import { paths } from '../../platform/paths.ts';
import { AwaitQueries } from '../../ui/feedback/await-queries.tsx';
import { PanelLine, RowLink } from '../../ui/page/panel-line.tsx';
import { RelativeTime } from '../../ui/text/relative-time.tsx';
import { useCoachPlayers, useReceivedRequests } from './dashboard.queries.ts';
import { DeskLayout } from './desk-layout.tsx';
import { FigureRows } from './figures/figure-rows.tsx';
import { useOngoingTile } from './figures/tiles.ts';
import { DealsPanel } from './panels/deals-panel.tsx';
import { FirstSteps } from './panels/first-steps.tsx';
import { Greeting } from './panels/greeting.tsx';
import { MarketPanel } from './panels/market-panel.tsx';
import { OwnProfilePanel } from './panels/own-profile-panel.tsx';
import { Panel, PanelNothing, PanelRows } from './panels/panel.tsx';
import { TurnList } from './panels/turn-list.tsx';
import { useIsNew } from './panels/use-is-new.ts';
import { useUnread } from './panels/waiting.ts';

/** The first screen of coaching staff: what waits, the requests received; beside them the profile and the own players. */
export default function CoachDashboard() {
  const { t } = useTranslation(['dashboard', 'coaching-staff']);
  const received = useReceivedRequests().data;
  const isNew = useIsNew();
  const figures = [
    {
      key: 'received',
      count: received?.total,
      words: t('coaching-staff:dashboard.requests'),
      to: paths.requests,
    },
    useOngoingTile(),
  ];
  return (
    <>
      <Greeting
        actions={
          <Button component={Link} to={paths.requests}>
            {t('dashboard:openMarket')}
          </Button>
        }
      />
      <AwaitQueries>
        <DeskLayout
          side={
            <>
              <OwnProfilePanel />
              <FigureRows tiles={figures} />
              {!isNew && <CoachPlayersPanel />}
            </>
          }
        >
          <FirstSteps />
          <TurnList waits={[useUnread()]} isNew={isNew} />
          {received && received.items.length > 0 && <ReceivedRequestsPanel requests={received.items} />}
          <MarketPanel />
          <DealsPanel />
        </DeskLayout>
      </AwaitQueries>
    </>
  );
}

type Requests = Api['Request/GetRequests']['output']['items'];

/** The requests that clubs have sent to the coach. */
function ReceivedRequestsPanel({ requests }: { requests: Requests }) {
  const { t } = useTranslation('coaching-staff');
  const words = usePlayerWords();
  return (
    <Panel title={t('dashboard.requests')} all={paths.requests}>
      <PanelRows>
        {requests.map((request) => (
          <li key={request.id}>
            <PanelLine
              start={<PositionPitch principalRole={request.role} width={26} />}
              to={requestPath(request.id)}
              name={words.role(request.role)}
              facts={[request.team.name, words.level(request.level, request.country)]}
              end={<RelativeTime at={request.updatedAt} />}
            />
          </li>
        ))}
      </PanelRows>
    </Panel>
  );
}

const shown = 4;

/** The coach's own players, the latest change first. */
function CoachPlayersPanel() {
  const { t } = useTranslation('coaching-staff');
  const players = useCoachPlayers(shown).data;
  if (!players) return null;
  return (
    <Panel title={t('dashboard.portfolio')} all={paths.portfolio}>
      {players.length === 0 ? (
        <PanelNothing
          text={t('dashboard.noPlayers')}
          action={
            <Button component={Link} to={newPlayerPath} variant="default" size="sm">
              {t('dashboard.addPlayer')}
            </Button>
          }
        />
      ) : (
        <PanelRows>
          {players.map((player) => (
            <li key={player.id}>
              <PlayerLine
                player={player}
                briefly
                title={<RowLink to={playerPath(player.id)}>{playerName(player)}</RowLink>}
              />
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}
