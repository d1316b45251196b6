import { Button } from '@mantine/core';
import type { Api } from '@trattativa/contract/api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { Panel, PanelNothing, PanelRows } from '../dashboard/panel.tsx';
import classes from '../dashboard/row-words.module.css';
import { PositionPitch } from '../players/position-pitch.tsx';
import { usePlayerWords } from '../players/use-player-words.ts';
import { requestPath } from '../requests/request-paths.ts';
import { RelativeTime } from '../ui/relative-time.tsx';

type Requests = Api['Request/GetRequests']['output']['items'];

/** The requests that clubs have sent to the coach. */
export function ReceivedRequestsPanel({ requests }: { requests: Requests }) {
  const { t } = useTranslation('coaching-staff');
  const words = usePlayerWords();
  return (
    <Panel title={t('dashboard.requests')} all={paths.requests}>
      {requests.length === 0 ? (
        <PanelNothing
          text={t('dashboard.noRequests')}
          action={
            <Button component={Link} to={paths.requests} variant="default" size="sm">
              {t('dashboard.market')}
            </Button>
          }
        />
      ) : (
        <PanelRows>
          {requests.map((request) => (
            <li key={request.id}>
              <span className={classes.line}>
                <PositionPitch principalRole={request.role} width={26} />
                <span className={classes.words}>
                  <Link to={requestPath(request.id)} className={`${classes.way} ${classes.name}`}>
                    {words.role(request.role)}
                  </Link>
                  <span className={classes.quiet}>
                    {[request.team.name, words.level(request.level)].join(' · ')}
                  </span>
                </span>
                <span className={classes.quiet}>
                  <RelativeTime at={request.updatedAt} />
                </span>
              </span>
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}
