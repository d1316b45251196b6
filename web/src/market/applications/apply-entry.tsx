import { Button } from '@mantine/core';
import type { Request } from '@trattativa/contract/market/requests/request';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../platform/login/use-session.ts';
import { paths } from '../../platform/paths.ts';
import { applyPath } from '../requests/request-paths.ts';
import { useMyApplications } from './applications.queries.ts';
import { CandidateStatusChip } from './candidates/candidate-status-chip.tsx';

/** On a request's page: a link to apply, or for a player the state of the application. */
export default function ApplyEntry({ request }: { request: Pick<Request, 'id' | 'status'> }) {
  const { t } = useTranslation('apply');
  const isPlayer = useUser().kind === 'player';
  const mine = useMyApplications(request.id).data?.pages[0]?.items ?? [];
  const [latest] = mine;
  return (
    <>
      {latest && (
        <Button
          component={Link}
          to={paths.applications}
          variant="default"
          rightSection={<CandidateStatusChip status={latest.status} temporary={latest.temporary} />}
        >
          {t('applied')}
        </Button>
      )}
      {request.status === requestStatus.active && !(isPlayer && latest) && (
        <Button component={Link} to={applyPath(request.id)}>
          {t(isPlayer ? 'action' : 'actionFor')}
        </Button>
      )}
    </>
  );
}
