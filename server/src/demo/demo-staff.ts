import { profileType } from '@trattativa/domain/identity/profile-types';
import type { Actor } from '../platform/actor.ts';
import { findDemoAccountId } from './deals/demo-past-deals.repository.ts';
import { clubActor, type Past } from './past.ts';

/** The demo's member of staff, as one who acts. */
export async function staffActor(past: Past): Promise<Actor> {
  const accountId = await findDemoAccountId(past.db, 'staff@demo.test');
  return { ...clubActor({ accountId, teamId: 0 }), kind: 'staff', profile: profileType.agent, teamId: null };
}
