import { type NegotiationStatus, negotiationStatus } from './negotiation-statuses.ts';

export type NegotiationTurn = 'club' | 'proposer';

/**
 * Whose move it is: the club's while the negotiation is with it, the proposer's once the club has signed, nobody's before
 * it is delivered and after it has ended.
 */
export function whoseTurn(status: NegotiationStatus, signedByTeamAt: string | null): NegotiationTurn | null {
  if (status === negotiationStatus.sent) return 'club';
  if (status !== negotiationStatus.viewed && status !== negotiationStatus.trial) return null;
  return signedByTeamAt === null ? 'club' : 'proposer';
}
