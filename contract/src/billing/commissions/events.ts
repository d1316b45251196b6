import { z } from 'zod';
import { id, version } from '../../fields.ts';

interface CommissionChanged {
  commissionId: number;
  negotiationId: number;
  agentId: number;
  teamId: number;
  version: number;
}

/** Recipients: the agent, everybody of the club that pays, and staff. No event carries an amount. */
export interface CommissionEvents {
  /** A new plan exists, by the signature or by the agent: the club's answer is awaited. */
  'commission.planned': CommissionChanged;
  'commission.confirmed': CommissionChanged;
  'commission.objected': CommissionChanged;
  'commission.reportedPaid': CommissionChanged;
  'commission.reportTakenBack': CommissionChanged;
  'commission.received': CommissionChanged;
  'commission.receiptTakenBack': CommissionChanged;
  'commission.waived': CommissionChanged;
  /** The contract ended early: what was not earned of a percentage of pay is owed no more. */
  'commission.reduced': CommissionChanged;
  /** The due day of an instalment has passed. */
  'commission.late': CommissionChanged;
}

export type CommissionOutcome = keyof CommissionEvents;

const changed = z.object({ commissionId: id, negotiationId: id, version });

export const commissionLive = {
  'commission.planned': changed,
  'commission.confirmed': changed,
  'commission.objected': changed,
  'commission.reportedPaid': changed,
  'commission.reportTakenBack': changed,
  'commission.received': changed,
  'commission.receiptTakenBack': changed,
  'commission.waived': changed,
  'commission.reduced': changed,
  'commission.late': changed,
} satisfies Record<CommissionOutcome, z.ZodType>;
