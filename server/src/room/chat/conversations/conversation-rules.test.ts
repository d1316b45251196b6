import { conversationType } from '@trattativa/domain/room/conversation-types';
import { describe, expect, it } from 'vitest';
import { conversationAbilities, type Standing } from './conversation-rules.ts';

const member: Standing = {
  type: conversationType.group,
  role: 'member',
  others: 2,
  withStaff: false,
  mediation: 'none',
  ownsCall: false,
  history: 'hidden',
  answered: false,
};

const acts = (standing: Partial<Standing>) =>
  Object.entries(conversationAbilities({ ...member, ...standing }))
    .filter(([, may]) => may)
    .map(([act]) => act)
    .sort()
    .join(' ');

describe('the rules of a conversation', () => {
  it.each([
    // the people
    [{ type: conversationType.negotiation }, 'call_mediator knock'],
    [{ type: conversationType.oneToOne }, 'call_mediator knock'],
    [{ type: conversationType.group }, 'add call_mediator knock leave'],
    [{ type: conversationType.group, role: 'owner' }, 'add call_mediator knock leave remove rename'],
    [{ type: conversationType.group, role: 'owner', others: 0 }, 'add call_mediator leave rename'],
    [{ type: conversationType.oneToOne, others: 0 }, 'call_mediator'],
    // the mediator
    [{ type: conversationType.oneToOne, withStaff: true }, 'knock'],
    [{ type: conversationType.negotiation, mediation: 'waiting' }, 'knock'],
    [{ type: conversationType.negotiation, mediation: 'waiting', ownsCall: true }, 'knock withdraw_call'],
    [{ type: conversationType.negotiation, mediation: 'joined' }, 'ask_history knock'],
    [{ type: conversationType.negotiation, mediation: 'joined', history: 'asked' }, 'answer_history knock'],
    [{ type: conversationType.negotiation, mediation: 'joined', history: 'asked', answered: true }, 'knock'],
    [{ type: conversationType.negotiation, mediation: 'joined', history: 'shown' }, 'knock'],
    [
      { type: conversationType.negotiation, role: 'mediator', mediation: 'joined' },
      'ask_history knock leave',
    ],
    [
      { type: conversationType.negotiation, role: 'mediator', mediation: 'joined', history: 'asked' },
      'knock leave',
    ],
    [
      { type: conversationType.group, role: 'mediator', mediation: 'joined', history: 'shown' },
      'knock leave',
    ],
  ] satisfies [Partial<Standing>, string][])('%o: %s', (standing, expected) => {
    expect(acts(standing)).toBe(expected);
  });
});
