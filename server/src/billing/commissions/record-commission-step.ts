import type { CommissionOutcome } from '@trattativa/contract/billing/commissions/events';
import type { CommissionAct } from '@trattativa/domain/billing/commissions';
import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { CommissionRow } from './commission.ts';
import { insertStep, type NewStep } from './commission-writes.repository.ts';
import { listCommissionAudience } from './commissions.repository.ts';

const outcomes: Record<CommissionAct, CommissionOutcome> = {
  made: 'commission.planned',
  planned: 'commission.planned',
  confirmed: 'commission.confirmed',
  objected: 'commission.objected',
  reportedPaid: 'commission.reportedPaid',
  reportTakenBack: 'commission.reportTakenBack',
  received: 'commission.received',
  receiptTakenBack: 'commission.receiptTakenBack',
  waived: 'commission.waived',
  reduced: 'commission.reduced',
};

type Concerned = Pick<CommissionRow, 'id' | 'negotiation_id' | 'agent_id' | 'team_id' | 'version'>;

/** Adds a step to the history and records its event, in the transaction of the change. */
export async function recordStep(
  tx: Transaction,
  commission: Concerned,
  step: Omit<NewStep, 'commissionId' | 'version'>,
): Promise<void> {
  await insertStep(tx, { ...step, commissionId: commission.id, version: commission.version });
  await recordCommissionEvent(tx, outcomes[step.act], commission, step.actorId, step.at);
}

/** Records an event for both sides and staff; it carries no amount. */
export async function recordCommissionEvent(
  tx: Transaction,
  type: CommissionOutcome,
  commission: Concerned,
  actorId: number | null,
  at: Date,
): Promise<void> {
  await recordEvent(tx, {
    type,
    data: {
      commissionId: commission.id,
      negotiationId: commission.negotiation_id,
      agentId: commission.agent_id,
      teamId: commission.team_id,
      version: commission.version,
    },
    recipients: await listCommissionAudience(tx, commission.id),
    actorId,
    at,
  });
}
