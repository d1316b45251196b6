import { namedIds } from '../platform/named-ids.ts';

declare enum NegotiationStatusNames {
  pending = '0',
  sent = '1',
  viewed = '2',
  rejected = '3',
  trial = '4',
  signed = '5',
}

/** States of a negotiation (spec §4). Names: `negotiations:status.<id>`. */
export const negotiationStatus = namedIds<typeof NegotiationStatusNames>({
  pending: 0,
  sent: 1,
  viewed: 2,
  rejected: 3,
  trial: 4,
  signed: 5,
});

export type NegotiationStatus = NegotiationStatusNames;

export const negotiationStatuses: readonly NegotiationStatus[] = Object.values(negotiationStatus);
