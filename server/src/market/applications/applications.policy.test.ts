import { profileType } from '@trattativa/domain/identity/profile-types';
import { describe, expect, it } from 'vitest';
import type { PlayerRow } from '../../people/players/player.ts';
import type { Actor } from '../../platform/actor.ts';
import { boardSideOf, canApplyWith, isApplicantSide, isOfClub } from './applications.policy.ts';

const as = (kind: Actor['kind'], more: Partial<Actor> = {}) =>
  ({
    kind,
    accountId: 1,
    agentId: null,
    teamId: null,
    coachingStaffId: null,
    awaitsGuardian: false,
    awaitsAcceptance: false,
    mandatedTeamIds: [],
    ...more,
  }) as unknown as Actor;

/** An application to a request of club 7, published by agent 8. */
const candidate = { team_id: 7, agent_id: 8 };

describe('a board of candidates', () => {
  it.each<[string, Actor, 'club' | 'staff' | null]>([
    ['the club’s people', as('team', { teamId: 7 }), 'club'],
    ['another club', as('team', { teamId: 9 }), null],
    ['the agent who published, by mandate', as('agent', { agentId: 8, mandatedTeamIds: [7] }), 'club'],
    ['the same agent once the mandate is over', as('agent', { agentId: 8 }), null],
    [
      'the same agent with the mandate of another club',
      as('agent', { agentId: 8, mandatedTeamIds: [9] }),
      null,
    ],
    ['another agent with a mandate of the club', as('agent', { agentId: 5, mandatedTeamIds: [7] }), null],
    ['staff', as('staff'), 'staff'],
    ['a player', as('player'), null],
  ])('%s', (_who, actor, side) => {
    expect(boardSideOf(actor, candidate)).toBe(side);
  });

  it('has notes that only members of the club may read', () => {
    expect(isOfClub(as('team', { teamId: 7 }), candidate)).toBe(true);
    expect(isOfClub(as('team', { teamId: 9 }), candidate)).toBe(false);
    expect(isOfClub(as('agent', { agentId: 8, mandatedTeamIds: [7] }), candidate)).toBe(false);
    expect(isOfClub(as('staff', { teamId: 7 }), candidate)).toBe(false);
  });
});

describe('applying with a record', () => {
  const listed = {
    profile: profileType.agentPlayer,
    account_id: 50,
    agent_id: 8,
    deleted_at: null,
  } as PlayerRow;
  const inClub = {
    profile: profileType.teamPlayer,
    account_id: null,
    team_id: 7,
    deleted_at: null,
  } as PlayerRow;

  it('is for the agent who lists the player and for staff; the linked player reads and withdraws', () => {
    expect(canApplyWith(as('agent', { agentId: 8 }), listed)).toBe(true);
    expect(canApplyWith(as('agent', { agentId: 5 }), listed)).toBe(false);
    expect(canApplyWith(as('staff'), listed)).toBe(true);
    expect(canApplyWith(as('player', { accountId: 50 }), listed)).toBe(false);
    expect(isApplicantSide(as('player', { accountId: 50 }), listed)).toBe(true);
    expect(isApplicantSide(as('player', { accountId: 51 }), listed)).toBe(false);
  });

  it('is not for clubs, coaches or scouts, even for their own players, nor with a deleted record', () => {
    for (const kind of ['team', 'coach', 'scout'] as const) {
      const actor = as(kind, { teamId: 7 });
      expect([canApplyWith(actor, inClub), isApplicantSide(actor, inClub)]).toEqual([false, false]);
    }
    expect(canApplyWith(as('staff'), { ...listed, deleted_at: new Date(0) })).toBe(false);
  });
});
