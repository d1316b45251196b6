import type { CallerKind } from '@trattativa/contract/access';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { makeAgent, makeCoach, makePlayerAccount, makeStaff, makeTeamMember } from '../factories/people.ts';
import type { TestApp } from './build-test-app.ts';

/** A token for each kind of caller; null for a guest. */
export async function tokensByRole(app: TestApp): Promise<Record<CallerKind, string | null>> {
  return {
    guest: null,
    player: (await makePlayerAccount(app)).token,
    team: (await makeTeamMember(app)).token,
    agent: (await makeAgent(app)).token,
    premium: (await makeAgent(app, { agentType: agentType.premium })).token,
    coach: (await makeCoach(app)).token,
    scout: (await makeCoach(app, { scout: true })).token,
    staff: (await makeStaff(app)).token,
    admin: (await makeStaff(app, { admin: true })).token,
  };
}
