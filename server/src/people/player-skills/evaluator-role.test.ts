import { describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import { evaluatorRoleOf } from './evaluator-role.ts';

const own = { account_id: 7 };
const foreign = { account_id: 8 };
const as = (kind: Actor['kind']) => ({ kind, accountId: 7 }) as Actor;

describe('an evaluator’s role comes from who they are', () => {
  it.each([
    ['a player, of themselves', as('player'), own, null, 4],
    ['a player, of somebody else', as('player'), foreign, null, null],
    ['a scout', as('scout'), foreign, null, 3],
    ['a coach', as('coach'), foreign, null, 2],
    ['a club’s president', as('team'), foreign, 0, 1],
    ['a club’s coach', as('team'), foreign, 1, 2],
    ['a club’s sports director', as('team'), foreign, 2, 0],
    ['a club’s secretary', as('team'), foreign, 3, 1],
    ['a member of a club’s board', as('team'), foreign, 8, 1],
    ['somebody of a club without a place in its org chart', as('team'), foreign, null, 1],
    ['an agent', as('agent'), foreign, null, null],
    ['a premium agent', as('premium'), foreign, null, null],
    ['staff', as('staff'), foreign, null, null],
    ['an administrator', as('admin'), foreign, null, null],
  ] as const)('%s', (_who, actor, player, place, role) => {
    expect(evaluatorRoleOf(actor, player, place)).toBe(role);
  });
});
