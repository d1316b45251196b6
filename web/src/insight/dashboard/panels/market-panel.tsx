import { useTranslation } from 'react-i18next';
import { requestPath, useRequestWords } from '../../../market/requests.ts';
import { usePlayerWords } from '../../../people/players.ts';
import { PositionPitch } from '../../../people/players-ui.ts';
import { paths } from '../../../platform/paths.ts';
import { PanelLine } from '../../../ui/page/panel-line.tsx';
import { RelativeTime } from '../../../ui/text/relative-time.tsx';
import { useNewestRequests } from '../dashboard.queries.ts';
import { Panel, PanelNothing, PanelRows } from './panel.tsx';

/** The newest requests of clubs; those sent to the reader come first. */
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
              <PanelLine
                start={<PositionPitch principalRole={request.role} width={26} />}
                to={requestPath(request.id)}
                name={words.role(request.role)}
                facts={[request.team.name, words.level(request.level, request.country), place(request)]}
                end={<RelativeTime at={request.updatedAt} />}
              />
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}
