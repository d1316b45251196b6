import { type RequestStatus, requestStatus } from '@trattativa/domain/market/request-statuses';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/text/status-chip.tsx';

/** Active or closed. */
export function RequestStatusChip({ status }: { status: RequestStatus }) {
  const { t } = useTranslation('catalogue');
  return (
    <StatusChip tone={status === requestStatus.active ? 'moving' : 'closed'}>
      {t(`requestStatus.${status}`)}
    </StatusChip>
  );
}
