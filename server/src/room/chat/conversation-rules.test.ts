import { describe, expect, it } from 'vitest';
import { conversationAbilities, type Standing } from './conversation-rules.ts';

const member: Standing = {
  type: 3,
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
    [{ type: 1 }, 'call_mediator knock'],
    [{ type: 2 }, 'call_mediator knock'],
    [{ type: 3 }, 'add call_mediator knock leave'],
    [{ type: 3, role: 'owner' }, 'add call_mediator knock leave remove rename'],
    [{ type: 3, role: 'owner', others: 0 }, 'add call_mediator leave rename'],
    [{ type: 2, others: 0 }, 'call_mediator'],
    // the mediator
    [{ type: 2, withStaff: true }, 'knock'],
    [{ type: 1, mediation: 'waiting' }, 'knock'],
    [{ type: 1, mediation: 'waiting', ownsCall: true }, 'knock withdraw_call'],
    [{ type: 1, mediation: 'joined' }, 'ask_history knock'],
    [{ type: 1, mediation: 'joined', history: 'asked' }, 'answer_history knock'],
    [{ type: 1, mediation: 'joined', history: 'asked', answered: true }, 'knock'],
    [{ type: 1, mediation: 'joined', history: 'shown' }, 'knock'],
    [{ type: 1, role: 'mediator', mediation: 'joined' }, 'ask_history knock leave'],
    [{ type: 1, role: 'mediator', mediation: 'joined', history: 'asked' }, 'knock leave'],
    [{ type: 3, role: 'mediator', mediation: 'joined', history: 'shown' }, 'knock leave'],
  ] satisfies [Partial<Standing>, string][])('%o: %s', (standing, expected) => {
    expect(acts(standing)).toBe(expected);
  });
});
