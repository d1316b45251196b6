import type { NegotiationAbilities } from '@trattativa/contract/deals/negotiations/abilities';
import type { NegotiationSide } from '@trattativa/contract/deals/negotiations/negotiation';
import { type NegotiationStatus, negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { NegotiationMover } from '@trattativa/domain/deals/negotiation-transitions';
import {
  answerableStatuses,
  findTransition,
  findTransitionUnanswered,
  signableStatuses,
  signatureWithdrawers,
  signers,
} from '@trattativa/domain/deals/negotiation-transitions';
import { isHeldBack } from '@trattativa/domain/deals/proposal-consent';
import { isAdult, ownsPlayer } from '../../people/players.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import type { NegotiationRow } from './negotiation.ts';

type Parties = Pick<
  NegotiationRow,
  'proposer_account_id' | 'agent_id' | 'proposer_team_id' | 'team_id' | 'player' | 'staff_member'
>;
type State = Pick<
  NegotiationRow,
  'status' | 'signed_by_team_at' | 'signed_elsewhere' | 'awaits_answer' | 'consent'
> &
  Partial<Pick<NegotiationRow, 'staff_member'>>;

/** The actor's side in a negotiation; null: none, and the negotiation does not exist for them. */
export function sideOf(actor: Actor, negotiation: Parties): NegotiationSide | null {
  if (isStaff(actor)) return 'staff';
  const { proposer_team_id } = negotiation;
  // Members who act now for a proposing club are the proposer, not the account that once proposed.
  if (proposer_team_id === null && negotiation.proposer_account_id === actor.accountId) return 'proposer';
  if (proposer_team_id !== null && actor.teamId === proposer_team_id) return 'proposer';
  if (actor.agentId !== null && negotiation.agent_id === actor.agentId) return 'proposer';
  if (actor.teamId !== null && negotiation.team_id === actor.teamId) return 'club';
  const { player, staff_member } = negotiation;
  const isTheirs = player
    ? ownsPlayer(actor, player) || player.account_id === actor.accountId
    : staff_member?.account_id === actor.accountId || staff_member?.added_by_id === actor.accountId;
  return isTheirs ? 'reader' : null;
}

/** A side's present abilities: the transition table, the two signatures, and the player's word that they need. */
export function abilitiesOf(side: NegotiationMover | 'reader', negotiation: State): NegotiationAbilities {
  const { status, signed_elsewhere, awaits_answer: asked, consent } = negotiation;
  const signed = negotiation.signed_by_team_at !== null;
  const find = asked ? findTransitionUnanswered : findTransition;
  const may = (to: NegotiationStatus) => {
    const edge = side === 'reader' ? null : find(status, to, side);
    if (!edge || (edge.needs === 'signature' && !signed)) return false;
    return !(edge.needs === 'noSignature' && signed);
  };
  const signable = side !== 'reader' && !asked && signableStatuses.includes(status);
  const [asking, answering] = asked ? (['club', 'proposer'] as const) : (['proposer', 'club'] as const);
  return {
    open: side === answering && (status === negotiationStatus.pending || status === negotiationStatus.sent),
    answer: asked && side === answering && answerableStatuses.includes(status),
    reject: !asked && side === answering && may(negotiationStatus.rejected),
    withdraw: side === asking && may(negotiationStatus.rejected),
    // Nobody puts a coach on trial.
    trial: !negotiation.staff_member && may(negotiationStatus.trial),
    sign: signable && !signed && signers.includes(side) && !isHeldBack('sign', consent),
    confirm: may(negotiationStatus.signed) && !isHeldBack('confirm', consent),
    takeBack: signable && signed && signatureWithdrawers.includes(side),
    reopen: may(negotiationStatus.viewed) && !signed_elsewhere,
    // The player alone answers a proposal, and is no side: see `mayAnswerProposal`.
    answerProposal: false,
  };
}

/** Whether nothing but the player's missing word keeps a side from an act. */
export function waitsForConsent(
  side: NegotiationMover | 'reader',
  negotiation: State,
  act: keyof NegotiationAbilities,
): boolean {
  return isHeldBack(act, negotiation.consent) && abilitiesOf(side, { ...negotiation, consent: null })[act];
}

/** The adult player of an agent's proposal that waits for an answer, while its negotiation is open. */
export function mayAnswerProposal(
  accountId: number,
  { status, player, consent }: Pick<NegotiationRow, 'status' | 'player' | 'consent'>,
  today: string,
): boolean {
  if (consent !== 'waits' || player === null || player.account_id !== accountId) return false;
  return isAdult(player, today) && findTransition(status, negotiationStatus.rejected, 'player') !== null;
}
