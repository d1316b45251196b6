import { Button } from '@mantine/core';
import type { Api } from '@trattativa/contract/api';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { requestPath } from '../../market/requests.ts';
import { usePlayerWords } from '../../people/players.ts';
import { PositionPitch } from '../../people/players-ui.ts';
import { paths } from '../../platform/paths.ts';
import { PanelLine } from '../../ui/panel-line.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { Panel, PanelNothing, PanelRows } from './panel.tsx';

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
              <PanelLine
                start={<PositionPitch principalRole={request.role} width={26} />}
                to={requestPath(request.id)}
                name={words.role(request.role)}
                facts={[request.team.name, words.level(request.level)]}
                end={<RelativeTime at={request.updatedAt} />}
              />
            </li>
          ))}
        </PanelRows>
      )}
    </Panel>
  );
}
