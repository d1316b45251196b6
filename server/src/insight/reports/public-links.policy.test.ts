import { describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { canEditLink, canRevokeLink } from './public-links.policy.ts';
import type { LinkRow } from './shared-thing.ts';

const as = (kind: Actor['kind'], more: Partial<Actor> = {}) =>
  ({ kind, accountId: 1, agentId: null, teamId: null, coachingStaffId: null, ...more }) as unknown as Actor;

/** Of a player whom agent 8 lists now; account 40 made it, when the record was theirs. */
const link = {
  kind: 'player',
  side: 'owner',
  shared_by: 40,
  player: { profile: 3, account_id: 50, agent_id: 8 },
  club: null,
  request: null,
  proposer: null,
  coach: null,
} as unknown as LinkRow;

describe('the link of a player', () => {
  it.each<[string, Actor, edit: boolean, revoke: boolean]>([
    ['the agent who lists the player', as('agent', { agentId: 8 }), true, true],
    ['the player', as('player', { accountId: 50 }), true, true],
    [
      'whoever made it, though the record is another’s now',
      as('agent', { accountId: 40, agentId: 9 }),
      false,
      true,
    ],
    ['staff', as('staff'), false, true],
    ['another agent', as('agent', { agentId: 9 }), false, false],
    ['a club', as('team', { teamId: 3 }), false, false],
  ])('is changed and taken back as is right by %s', (_who, actor, edit, revoke) => {
    expect([canEditLink(actor, link), canRevokeLink(actor, link)]).toEqual([edit, revoke]);
  });
});
