import type { DealFee } from './commissions.ts';

/** What the figures of a fee depend on beside the fee itself. */
export interface FeeFacts {
  agentId: number;
  instalments: number;
  /** The accepted offer that the deal follows; null: only the proposal speaks of pay. */
  offer: { id: number; revision: number } | null;
}

/**
 * The figures of a fee as one line: who takes how much, of what, in how many parts, paid by whom, and by which offer. An
 * agreement names this line, so that it does not hold for any other figures.
 */
export function feeFigures(fee: DealFee, { agentId, instalments, offer }: FeeFacts): string {
  return [
    `agent ${agentId}`,
    fee.source,
    offer === null ? 'no offer' : `offer ${offer.id}.${offer.revision}`,
    fee.percent === null ? '' : `${fee.percent} %`,
    fee.base ?? '',
    fee.amountCents === null ? '' : `${fee.amountCents} cents`,
    fee.payer,
    `${instalments} parts`,
  ].join('|');
}

/** The ways in which a client agreed: in person, or in writing, which the agent recorded. */
export const agreementWays = ['client', 'recorded'] as const;

export type AgreementWay = (typeof agreementWays)[number];

/** The words of a recorded agreement: where and how it was given. */
export const minStatementLength = 10;
export const maxStatementLength = 1000;
