import type { NegotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { NegotiationStatusChip } from './negotiation-status.tsx';

/** The status of an open negotiation, on screens of people. */
export default function OpenDealStatus({ status }: { status: number }) {
  return <NegotiationStatusChip status={status as NegotiationStatus} cause={null} />;
}
