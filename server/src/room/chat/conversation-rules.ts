import type { ConversationAbilities, MemberRole } from '@trattativa/contract/room/chat/chat';
import type { ConversationType } from '@trattativa/domain/room/conversation-types';

/** How a member stands to a conversation: everything that decides what they may do in it. */
export interface Standing {
  type: ConversationType;
  role: MemberRole;
  /** Members besides them. */
  others: number;
  /** Somebody of the staff is among the parties: there is no need to call one. */
  withStaff: boolean;
  mediation: 'none' | 'waiting' | 'joined';
  /** The call that waits is theirs to take back: they made it, or who did has left. */
  ownsCall: boolean;
  /** Whether the mediator may see what was said before. */
  history: 'hidden' | 'asked' | 'shown';
  /** Their side has said yes already. */
  answered: boolean;
}

type Act = keyof ConversationAbilities;

/**
 * Who changes the people: the parties of a negotiation come by themselves and stay, like the two of a one-to-one
 * conversation; a group is its owner's, and its members bring others in; a mediator goes when done.
 */
const peopleActs: Record<ConversationType, Record<MemberRole, readonly Act[]>> = {
  1: { member: [], owner: [], mediator: ['leave'] },
  2: { member: [], owner: [], mediator: ['leave'] },
  3: { member: ['add', 'leave'], owner: ['rename', 'add', 'remove', 'leave'], mediator: ['leave'] },
};

/** Around the mediator: what a party and what the mediator may do, by how far it has come. */
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

/** What a member may do in a conversation now. */
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
