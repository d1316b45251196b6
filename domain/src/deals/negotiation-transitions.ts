import { type NegotiationStatus, negotiationStatus } from './negotiation-statuses.ts';

const { pending, sent, viewed, rejected, trial, signed } = negotiationStatus;

/**
 * Movers of a negotiation: somebody of the club, the side that proposes, the player proposed, platform staff, or nobody
 * (delivery, lapse, closing).
 */
export type NegotiationMover = 'club' | 'proposer' | 'player' | 'staff' | 'system';

export interface Transition {
  from: NegotiationStatus;
  to: NegotiationStatus;
  by: readonly NegotiationMover[];
  /**
   * `signature`: only what the club has signed · `noSignature`: not while its signature waits for an answer ·
   * `reason`: only with a written reason · `unconfirmed`: only while the agent's proposal waits for the player's answer
   */
  needs?: 'signature' | 'noSignature' | 'reason' | 'unconfirmed';
}

/** Sides that begin a negotiation: the side that proposes a person, or a club that asks for one. */
export const beginners = ['proposer', 'club'] as const;
export type Beginner = (typeof beginners)[number];

/** Every allowed transition of a negotiation's status, and who may make it. Anything else is refused. */
const transitions: readonly Transition[] = [
  // delivered, then opened by somebody of the club
  { from: pending, to: sent, by: ['system'] },
  { from: sent, to: viewed, by: ['system'] },
  // refused by the club, withdrawn by the proposer, lapsed or signed elsewhere
  { from: pending, to: rejected, by: ['system'] },
  { from: sent, to: rejected, by: ['club', 'proposer', 'system'] },
  { from: viewed, to: rejected, by: ['club', 'proposer', 'system'] },
  { from: trial, to: rejected, by: ['club', 'proposer', 'system'] },
  // the player does not stand by the agent's proposal
  { from: pending, to: rejected, by: ['player'], needs: 'unconfirmed' },
  { from: sent, to: rejected, by: ['player'], needs: 'unconfirmed' },
  { from: viewed, to: rejected, by: ['player'], needs: 'unconfirmed' },
  { from: trial, to: rejected, by: ['player'], needs: 'unconfirmed' },
  { from: viewed, to: trial, by: ['club'], needs: 'noSignature' },
  // confirmed
  { from: viewed, to: signed, by: ['proposer', 'staff'], needs: 'signature' },
  { from: trial, to: signed, by: ['proposer', 'staff'], needs: 'signature' },
  // reopened
  { from: rejected, to: viewed, by: ['staff'], needs: 'reason' },
];

/** The transition, if this mover may make it. */
export function findTransition(
  from: NegotiationStatus,
  to: NegotiationStatus,
  by: NegotiationMover,
): Transition | null {
  return transitions.find((edge) => edge.from === from && edge.to === to && edge.by.includes(by)) ?? null;
}

/**
 * The only transitions of a negotiation while the club's enquiry, with which it began, waits for its answer: a "no" rejects
 * it, any other answer leaves the status. Then the table above holds.
 */
const unanswered: readonly (readonly [from: NegotiationStatus, to: NegotiationStatus])[] = [
  [pending, sent],
  [sent, viewed],
  [pending, rejected],
  [sent, rejected],
  [viewed, rejected],
  [rejected, viewed],
];

/**
 * The transition from one status to another while the enquiry that began the negotiation has no answer; null: refused.
 */
export function findTransitionUnanswered(
  from: NegotiationStatus,
  to: NegotiationStatus,
  by: NegotiationMover,
): Transition | null {
  // A club's enquiry is nobody's proposal: there is nothing that the player could refuse.
  if (by === 'player' || !unanswered.some((edge) => edge[0] === from && edge[1] === to)) return null;
  return findTransition(from, to, by);
}

/** The statuses in which an enquiry can be answered; answering opens one that was not opened yet. */
export const answerableStatuses: readonly NegotiationStatus[] = [pending, sent, viewed];

/** The statuses in which the club can sign and withdraw its signature, without a change of status. */
export const signableStatuses: readonly NegotiationStatus[] = [viewed, trial];

/** Sides that sign for the club, and those that may withdraw its signature (either side; staff for either). */
export const signers: readonly NegotiationMover[] = ['club', 'staff'];
export const signatureWithdrawers: readonly NegotiationMover[] = ['club', 'proposer', 'staff'];

/** The statuses of an ongoing negotiation: it can be reopened to one of them, and a signature elsewhere ends it. */
export const openStatuses: readonly NegotiationStatus[] = [pending, sent, viewed, trial];

/** Statuses that lapse after long silence; a trial does not. */
export const lapsingStatuses: readonly NegotiationStatus[] = [pending, sent, viewed];

const dayMs = 24 * 60 * 60 * 1000;

/**
 * When a negotiation closes automatically without activity after `lastActivityAt`; null where it never does. An enquiry
 * without an answer closes after the day until which it may be answered, unless it was reopened since.
 */
export function lapsesAt(
  status: NegotiationStatus,
  lastActivityAt: string,
  days: number,
  answerBy: string | null = null,
): string | null {
  if (!lapsingStatuses.includes(status)) return null;
  const silent = Date.parse(lastActivityAt) + days * dayMs;
  const late = answerBy === null ? silent : Date.parse(answerBy) + dayMs;
  return new Date(late > Date.parse(lastActivityAt) ? Math.min(silent, late) : silent).toISOString();
}

export type NegotiationTurn = 'club' | 'proposer';

/**
 * The side whose turn it is: the club while it has to decide, the proposer while the club's enquiry waits for an answer
 * and once the club has signed, nobody before delivery and after the end.
 */
export function whoseTurn(
  status: NegotiationStatus,
  signedByTeamAt: string | null,
  awaitsAnswer: boolean,
): NegotiationTurn | null {
  if (status === sent) return awaitsAnswer ? 'proposer' : 'club';
  if (status !== viewed && status !== trial) return null;
  return awaitsAnswer || signedByTeamAt !== null ? 'proposer' : 'club';
}
