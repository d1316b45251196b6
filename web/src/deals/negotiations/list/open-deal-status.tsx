import { negotiationStatuses } from '@trattativa/domain/deals/negotiation-statuses';
import { idOf } from '@trattativa/domain/platform/named-ids';
import { NegotiationStatusChip } from './negotiation-status.tsx';

/** For `DealStatus`, whose module does not know the statuses of negotiations. */
export default function OpenDealStatus({ status: number }: { status: number }) {
  const status = idOf(negotiationStatuses, number);
  return status === undefined ? null : <NegotiationStatusChip status={status} cause={null} />;
}
