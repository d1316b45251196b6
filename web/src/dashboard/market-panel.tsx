import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../app/paths.ts';
import { PositionPitch } from '../players/position-pitch.tsx';
import { usePlayerWords } from '../players/use-player-words.ts';
import { requestPath } from '../requests/request-paths.ts';
import { useRequestWords } from '../requests/use-request-words.ts';
import { RelativeTime } from '../ui/relative-time.tsx';
import { useNewestRequests } from './dashboard.queries.ts';
import { Panel, PanelNothing, PanelRows } from './panel.tsx';
import classes from './row-words.module.css';

/** What clubs look for now; what was sent to the reader comes first. */
export function MarketPanel() {
  const { t } = useTranslation(['dashboard', 'requests']);
  const words = usePlayerWords();
  const { place } = useRequestWords();
  const requests = useNewestRequests().data;
  if (!requests) return null;
  return (
    <Panel title={t('dashboard:market')} all={paths.requests}>
      {requests.length === 0 ? (
        <PanelNothing text={t('requests:list.emptyMarket')} />
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
                    {[request.team.name, words.level(request.level), place(request)].join(' · ')}
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
