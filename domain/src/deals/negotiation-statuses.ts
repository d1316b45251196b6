/** States of a negotiation (spec §4). Names: `negotiations:status.<id>`. */
export const negotiationStatus = {
  pending: 0,
  sent: 1,
  viewed: 2,
  rejected: 3,
  trial: 4,
  signed: 5,
} as const;

export type NegotiationStatus = (typeof negotiationStatus)[keyof typeof negotiationStatus];

export const negotiationStatuses = [0, 1, 2, 3, 4, 5] as const satisfies readonly NegotiationStatus[];
