import { profileType } from '@trattativa/domain/identity/profile-types';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import type { PlayerRow } from './player.ts';
import { canProposePlayer, canRemovePlayer, canSeePlayer, isAdult, isMinor } from './players.policy.ts';

const today = '2026-09-15';

const kinds = ['player', 'team', 'agent', 'premium', 'coach', 'scout', 'staff', 'admin'] as const;

/** An actor who owns none of the records of these tests. */
const as = (kind: Actor['kind'], more: Partial<Actor> = {}) =>
  ({
    kind,
    accountId: 1,
    agentId: kind === 'agent' || kind === 'premium' ? 2 : null,
    teamId: kind === 'team' ? 3 : null,
    coachingStaffId: kind === 'coach' || kind === 'scout' ? 4 : null,
    awaitsGuardian: false,
    awaitsAcceptance: false,
    mandatedTeamIds: [],
    ...more,
  }) as unknown as Actor;

/** An adult of another agent's portfolio, on the market. */
const record = (more: Partial<PlayerRow> = {}) =>
  ({
    profile: profileType.agentPlayer,
    account_id: 50,
    agent_id: 51,
    team_id: null,
    coaching_staff_id: null,
    born_date: '2000-01-01',
    on_market: true,
    open_to_scouts: false,
    deleted_at: null,
    ...more,
  }) as PlayerRow;

describe('a player is of age', () => {
  it.each([
    ['2008-09-16', false],
    ['2008-09-15', true],
    ['2008-09-14', true],
  ])('born on %s: %s, on the 18th birthday and not a day before', (bornDate, adult) => {
    expect(isAdult({ born_date: bornDate }, today)).toBe(adult);
    expect(isMinor({ born_date: bornDate }, today)).toBe(!adult);
  });

  it('is a minor without a birth date', () => {
    expect([isAdult({ born_date: null }, today), isMinor({ born_date: null }, today)]).toEqual([false, true]);
  });
});

describe('a foreign player’s card opens', () => {
  const readers = (player: PlayerRow, sharesADeal = false) =>
    kinds.filter((kind) => canSeePlayer(as(kind), player, today, sharesADeal));

  it.each<[string, Partial<PlayerRow>, string[]]>([
    ['on the market', {}, ['team', 'premium', 'staff', 'admin']],
    [
      'on the market and open to scouts',
      { open_to_scouts: true },
      ['team', 'premium', 'scout', 'staff', 'admin'],
    ],
    ['off the market', { on_market: false }, ['staff', 'admin']],
    [
      'off the market and open to scouts',
      { on_market: false, open_to_scouts: true },
      ['scout', 'staff', 'admin'],
    ],
    [
      'owned by a club, off the market',
      { profile: profileType.teamPlayer, agent_id: null, team_id: 9, on_market: false },
      ['premium', 'staff', 'admin'],
    ],
    ['a minor', { born_date: '2008-09-16', open_to_scouts: true }, ['staff', 'admin']],
    ['of unknown age', { born_date: null, open_to_scouts: true }, ['staff', 'admin']],
    ['deleted', { deleted_at: new Date(0), open_to_scouts: true }, ['staff', 'admin']],
  ])('%s', (_which, more, who) => {
    expect(readers(record(more))).toEqual(who);
  });

  it('to everybody who shares a deal about the player, also a minor', () => {
    expect(readers(record({ born_date: '2010-01-01', on_market: false }), true)).toEqual(kinds);
  });

  it('to an agent with a club’s mandate as to the club, and to the player', () => {
    expect(canSeePlayer(as('agent', { mandatedTeamIds: [9] }), record(), today, false)).toBe(true);
    expect(canSeePlayer(as('player', { accountId: 50 }), record({ on_market: false }), today, false)).toBe(
      true,
    );
  });
});

describe('a record', () => {
  it('is proposed by the agent or club that owns it and by staff, while it is on the market', () => {
    const own = as('agent', { agentId: 51 });
    expect(canProposePlayer(own, record())).toBe(true);
    expect(canProposePlayer(own, record({ on_market: false }))).toBe(false);
    expect(canProposePlayer(own, record({ deleted_at: new Date(0) }))).toBe(false);
    expect(kinds.filter((kind) => canProposePlayer(as(kind), record()))).toEqual(['staff', 'admin']);
    const listed = record({ profile: profileType.teamPlayer, agent_id: null, team_id: 3 });
    expect(kinds.filter((kind) => canProposePlayer(as(kind), listed))).toEqual(['team', 'staff', 'admin']);
    expect(canProposePlayer(as('team', { teamId: 4 }), listed)).toBe(false);
    const kept = record({ profile: profileType.coachingStaffPlayer, agent_id: null, coaching_staff_id: 4 });
    expect(canProposePlayer(as('coach', { coachingStaffId: 4 }), kept)).toBe(false);
  });

  it('is removed from a portfolio; a player’s own profile is in none', () => {
    expect(canRemovePlayer(as('agent', { agentId: 51 }), record())).toBe(true);
    expect(
      canRemovePlayer(
        as('player', { accountId: 50 }),
        record({ profile: profileType.player, agent_id: null }),
      ),
    ).toBe(false);
    expect(canRemovePlayer(as('staff'), record({ deleted_at: new Date(0) }))).toBe(false);
  });
});
