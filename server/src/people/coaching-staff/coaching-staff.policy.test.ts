import { describe, expect, it } from 'vitest';
import type { Actor } from '../../platform/actor.ts';
import {
  canEditCoachingStaff,
  canProposeCoachingStaff,
  canRemoveCoachingStaff,
  canRenameCoachingStaff,
  canSeeCoachingStaff,
  seesPrivate,
} from './coaching-staff.policy.ts';

const kinds = ['player', 'team', 'agent', 'premium', 'coach', 'scout', 'staff', 'admin'] as const;
const as = (kind: Actor['kind'], accountId = 1) => ({ kind, accountId }) as Actor;

/** A registered coach, and a record that a premium agent added. */
const registered = { account_id: 50, added_by_id: null };
const added = { account_id: null, added_by_id: 60 };
const recordOwners = ['premium', 'staff', 'admin'];

const whoMay = (may: (actor: Actor) => boolean) => kinds.filter((kind) => may(as(kind)));

describe('a record of coaching staff', () => {
  it('is opened, changed and read with contacts by the person and by the owner of the coaching portfolio', () => {
    for (const staff of [registered, added]) {
      expect(whoMay((actor) => canSeeCoachingStaff(actor, staff, false))).toEqual(recordOwners);
      expect(whoMay((actor) => canEditCoachingStaff(actor, staff))).toEqual(recordOwners);
      expect(whoMay((actor) => seesPrivate(actor, staff))).toEqual(recordOwners);
    }
    const themself = as('coach', 50);
    expect(canSeeCoachingStaff(themself, registered, false)).toBe(true);
    expect(canEditCoachingStaff(themself, registered)).toBe(true);
    expect(seesPrivate(themself, registered)).toBe(true);
  });

  it('is opened read-only by a club that shares something with the person', () => {
    expect(whoMay((actor) => canSeeCoachingStaff(actor, registered, true))).toEqual([
      'team',
      ...recordOwners,
    ]);
  });

  it('is proposed by the portfolio’s owner, unless it is a scout’s or deleted', () => {
    const coach = { is_scout: false, deleted_at: null };
    expect(whoMay((actor) => canProposeCoachingStaff(actor, coach))).toEqual(recordOwners);
    expect(whoMay((actor) => canProposeCoachingStaff(actor, { ...coach, is_scout: true }))).toEqual([]);
    expect(whoMay((actor) => canProposeCoachingStaff(actor, { ...coach, deleted_at: new Date(0) }))).toEqual(
      [],
    );
  });

  it('is renamed by a premium agent only while it has no account', () => {
    expect(whoMay((actor) => canRenameCoachingStaff(actor, registered))).toEqual(['staff', 'admin']);
    expect(whoMay((actor) => canRenameCoachingStaff(actor, added))).toEqual(recordOwners);
    expect(canRenameCoachingStaff(as('coach', 50), registered)).toBe(true);
  });

  it('is deleted by the person, by its creator and by staff', () => {
    for (const staff of [registered, added])
      expect(whoMay((actor) => canRemoveCoachingStaff(actor, staff))).toEqual(['staff', 'admin']);
    expect(canRemoveCoachingStaff(as('premium', 60), added)).toBe(true);
    expect(canRemoveCoachingStaff(as('coach', 50), registered)).toBe(true);
  });
});
