import { paths } from '../../platform/paths.ts';

/** The page of one transfer between two clubs. */
export function transferPath(transferId: number): string {
  return `${paths.transfers}/${transferId}`;
}

/** The form of other terms. */
export function reviseTransferPath(transferId: number): string {
  return `${transferPath(transferId)}/revise`;
}

/** The form of the first terms, from a negotiation. */
export function proposeTransferPath(negotiationId: number): string {
  return `${paths.transfers}/new?negotiation=${negotiationId}`;
}
