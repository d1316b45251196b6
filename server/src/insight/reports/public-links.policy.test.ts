import { describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { canEditLink, canRevokeLink } from './public-links.policy.ts';
import type { LinkRow } from './shared-thing.ts';

const as = (kind: Actor['kind'], more: Partial<Actor> = {}) =>
  ({ kind, accountId: 1, agentId: null, teamId: null, coachingStaffId: null, ...more }) as unknown as Actor;

/** A link to a player whom agent 8 lists now; account 40 created it while owning the record. */
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
      'its creator, although somebody else owns the record now',
      as('agent', { accountId: 40, agentId: 9 }),
      false,
      true,
    ],
    ['staff', as('staff'), false, true],
    ['another agent', as('agent', { agentId: 9 }), false, false],
    ['a club', as('team', { teamId: 3 }), false, false],
  ])('can be changed and revoked as the rules say by %s', (_who, actor, edit, revoke) => {
    expect([canEditLink(actor, link), canRevokeLink(actor, link)]).toEqual([edit, revoke]);
  });
});
