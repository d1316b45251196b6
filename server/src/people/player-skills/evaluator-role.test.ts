import { profileType } from '@trattativa/domain/identity/profile-types';
import { evaluatorRole } from '@trattativa/domain/people/evaluator-roles';
import { orgChartRole } from '@trattativa/domain/people/org-chart-roles';
import { describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { evaluatorRoleOf } from './evaluator-role.ts';

type Listed = Parameters<typeof evaluatorRoleOf>[1];

const nobodys = { account_id: 8, agent_id: null, team_id: null, coaching_staff_id: null };
const own: Listed = { ...nobodys, profile: profileType.player, account_id: 7 };
const foreign: Listed = { ...nobodys, profile: profileType.player };
const ofTheClub: Listed = { ...nobodys, profile: profileType.teamPlayer, team_id: 20 };
const ofAnotherClub: Listed = { ...nobodys, profile: profileType.teamPlayer, team_id: 21 };
const ofTheCoach: Listed = { ...nobodys, profile: profileType.coachingStaffPlayer, coaching_staff_id: 60 };
const as = (kind: Actor['kind']) =>
  ({
    kind,
    accountId: 7,
    agentId: null,
    teamId: kind === 'team' ? 20 : null,
    coachingStaffId: kind === 'coach' ? 60 : null,
  }) as Actor;

describe('an evaluator’s role follows from the account', () => {
  it.each([
    ['a player, of themselves', as('player'), own, null, evaluatorRole.player],
    ['a player, of somebody else', as('player'), foreign, null, null],
    ['a scout', as('scout'), foreign, null, evaluatorRole.scout],
    ['a coach, of a player they list', as('coach'), ofTheCoach, null, evaluatorRole.coach],
    ['a coach, of somebody else', as('coach'), foreign, null, null],
    ['a club’s president', as('team'), ofTheClub, orgChartRole.president, evaluatorRole.directive],
    ['a club’s coach', as('team'), ofTheClub, orgChartRole.coach, evaluatorRole.coach],
    [
      'a club’s sports director',
      as('team'),
      ofTheClub,
      orgChartRole.sportsDirector,
      evaluatorRole.sportsDirector,
    ],
    ['a club’s secretary', as('team'), ofTheClub, orgChartRole.secretary, evaluatorRole.directive],
    [
      'a member of a club’s board',
      as('team'),
      ofTheClub,
      orgChartRole.thirdDirective,
      evaluatorRole.directive,
    ],
    [
      'somebody of a club without a place in its org chart',
      as('team'),
      ofTheClub,
      null,
      evaluatorRole.directive,
    ],
    [
      'a club’s sports director, of a player of the market',
      as('team'),
      foreign,
      orgChartRole.sportsDirector,
      null,
    ],
    [
      'a club’s sports director, of a player of another club',
      as('team'),
      ofAnotherClub,
      orgChartRole.sportsDirector,
      null,
    ],
    ['an agent', as('agent'), foreign, null, null],
    ['a premium agent', as('premium'), foreign, null, null],
    ['staff', as('staff'), foreign, null, null],
    ['an administrator', as('admin'), foreign, null, null],
  ] as const)('%s', (_who, actor, player, place, role) => {
    expect(evaluatorRoleOf(actor, player, place)).toBe(role);
  });
});
