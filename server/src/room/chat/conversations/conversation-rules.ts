import type { ConversationAbilities, MemberRole } from '@trattativa/contract/room/chat/chat';
import { type ConversationType, conversationType } from '@trattativa/domain/room/conversation-types';

/** A member's standing in a conversation: everything that decides what they may do in it. */
export interface Standing {
  type: ConversationType;
  role: MemberRole;
  /** The number of other members. */
  others: number;
  /** Staff are among the parties, so no mediator is needed. */
  withStaff: boolean;
  mediation: 'none' | 'waiting' | 'joined';
  /** May withdraw the pending call: they made it, or its caller has left. */
  ownsCall: boolean;
  /** Whether the mediator may see earlier messages. */
  history: 'hidden' | 'asked' | 'shown';
  /** Whether the member's side has answered yes already. */
  answered: boolean;
}

type Act = keyof ConversationAbilities;

/**
 * Roles that may change the members: parties of a negotiation join by themselves and stay, like both people of a
 * one-to-one conversation; a group belongs to its owner, and its members add others; a mediator leaves when
 * done.
 */
const peopleActs: Record<ConversationType, Record<MemberRole, readonly Act[]>> = {
  [conversationType.negotiation]: { member: [], owner: [], mediator: ['leave'] },
  [conversationType.oneToOne]: { member: [], owner: [], mediator: ['leave'] },
  [conversationType.group]: {
    member: ['add', 'leave'],
    owner: ['rename', 'add', 'remove', 'leave'],
    mediator: ['leave'],
  },
};

/** Mediation acts of a party and of the mediator, by its state. */
const mediationActs: Record<
  'none' | 'waiting' | 'hidden' | 'asked' | 'shown',
  Record<'party' | 'mediator', readonly Act[]>
> = {
  none: { party: ['call_mediator'], mediator: [] },
  waiting: { party: ['withdraw_call'], mediator: [] },
  hidden: { party: ['ask_history'], mediator: ['ask_history'] },
  asked: { party: ['answer_history'], mediator: [] },
  shown: { party: [], mediator: [] },
};

/** The acts allowed to a member now. */
export function conversationAbilities(standing: Standing): ConversationAbilities {
  const { type, role, others, withStaff, mediation, ownsCall, history, answered } = standing;
  const stage = mediation === 'joined' ? history : mediation;
  const acts = new Set([
    ...peopleActs[type][role],
    ...mediationActs[stage][role === 'mediator' ? 'mediator' : 'party'],
  ]);
  return {
    rename: acts.has('rename'),
    add: acts.has('add'),
    remove: acts.has('remove') && others > 0,
    leave: acts.has('leave'),
    call_mediator: acts.has('call_mediator') && !withStaff,
    withdraw_call: acts.has('withdraw_call') && ownsCall,
    ask_history: acts.has('ask_history'),
    answer_history: acts.has('answer_history') && !answered,
    knock: others > 0,
  };
}
