import { type AgentType, agentType } from '@trattativa/domain/identity/agent-types';
import {
  type ProfileType,
  profileType,
  type SubProfile,
  subProfile,
  type TeamProfileType,
} from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { hashPassword } from '../../src/identity/accounts/password.ts';
import { openSession } from '../../src/identity/accounts/sign-in/sessions.ts';
import type { TestApp } from '../stage/build-test-app.ts';

export const testPassword = 'prato verde a mezzogiorno';
// Hashing takes 26 ms, so it is done once for all people of a test file.
const testHash = hashPassword(testPassword);

export interface Person {
  accountId: number;
  email: string;
  token: string;
}

let made = 0;

async function makeAccount(
  app: TestApp,
  account: {
    kind: string;
    profile: ProfileType;
    agentType?: AgentType;
    subProfile?: SubProfile;
    isStaff?: boolean;
    isAdmin?: boolean;
    name?: string;
  },
): Promise<Person> {
  made += 1;
  const email = `${account.kind}${made}@test.example`;
  const at = app.clock.now();
  const inserted = await app.services.db
    .insertInto('accounts')
    .values({
      email,
      password_hash: await testHash,
      name: account.name ?? `Nome${made}`,
      surname: `Cognome${made}`,
      profile: account.profile,
      sub_profile: account.subProfile ?? subProfile.none,
      agent_type: account.profile === profileType.agent ? (account.agentType ?? agentType.standard) : null,
      is_staff: account.isStaff ?? false,
      is_administrator: account.isAdmin ?? false,
      terms_version: 'test',
      terms_accepted_at: at,
      activated_at: at,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const accountId = inserted.id;
  const { accessToken } = await openSession(app.services, accountId, 'test');
  return { accountId, email, token: accessToken };
}

/** An active agent; agentType 2 is premium. */
export async function makeAgent(
  app: TestApp,
  {
    isLicensed = true,
    ...options
  }: {
    agentType?: AgentType;
    name?: string;
    /** False: the agent has stated no licence, and may not take a commission. */
    isLicensed?: boolean;
  } = {},
): Promise<Person & { agentId: number }> {
  const person = await makeAccount(app, { kind: 'agent', profile: profileType.agent, ...options });
  const agent = await app.services.db
    .insertInto('agents')
    .values({ account_id: person.accountId, society: 'Test Sport', updated_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isLicensed) await makeLicence(app, agent.id);
  return { ...person, agentId: agent.id };
}

/** A licence without an end that staff have checked. */
async function makeLicence(app: TestApp, agentId: number): Promise<void> {
  const at = app.clock.now();
  await app.services.db
    .insertInto('agent_licences')
    .values({
      agent_id: agentId,
      fifa_number: `TEST-${agentId}`,
      state: 'checked',
      decided_at: at,
      updated_at: at,
    })
    .execute();
}

/** A club without members; not registered unless requested. */
export async function makeTeam(
  app: TestApp,
  options: {
    name?: string;
    profile?: TeamProfileType;
    level?: number;
    country?: string;
    contactEmail?: string;
  } = {},
): Promise<number> {
  made += 1;
  const at = app.clock.now();
  const team = await app.services.db
    .insertInto('teams')
    .values({
      name: options.name ?? `Club ${made}`,
      profile: options.profile ?? profileType.teamNotRegistered,
      country: options.country ?? 'IT',
      city: 'Padova',
      level: options.level ?? 3,
      contact_email: options.contactEmail ?? null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return team.id;
}

/** A person who acts for a club; without `teamId` a registered club is created. */
export async function makeTeamMember(
  app: TestApp,
  options: { teamId?: number; level?: number; country?: string } = {},
): Promise<Person & { teamId: number }> {
  const person = await makeAccount(app, { kind: 'club', profile: profileType.team });
  const { teamId: given, ...club } = options;
  const teamId = given ?? (await makeTeam(app, { profile: profileType.team, ...club }));
  await app.services.db
    .insertInto('team_members')
    .values({
      account_id: person.accountId,
      team_id: teamId,
      is_owner: given === undefined,
      joined_at: app.clock.now(),
    })
    .execute();
  return { ...person, teamId };
}

export async function makeCoach(
  app: TestApp,
  options: { scout?: boolean } = {},
): Promise<Person & { coachingStaffId: number }> {
  const person = await makeAccount(app, {
    kind: options.scout ? 'scout' : 'coach',
    profile: profileType.coachingStaff,
    subProfile: options.scout ? subProfile.scout : subProfile.none,
  });
  const coach = await app.services.db
    .insertInto('coaching_staff')
    .values({ account_id: person.accountId, updated_at: app.clock.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...person, coachingStaffId: coach.id };
}

export async function makePlayerAccount(app: TestApp): Promise<Person & { playerId: number }> {
  const person = await makeAccount(app, { kind: 'player', profile: profileType.player });
  const at = app.clock.now();
  const player = await app.services.db
    .insertInto('players')
    .values({
      profile: profileType.player,
      account_id: person.accountId,
      name: 'Luca',
      surname: 'Ferri',
      born_date: '2003-05-20',
      principal_role: playerRole.centreForward,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...person, playerId: player.id };
}

export function makeStaff(app: TestApp, options: { admin?: boolean } = {}): Promise<Person> {
  return makeAccount(app, {
    kind: options.admin ? 'admin' : 'staff',
    profile: profileType.agent,
    isStaff: true,
    isAdmin: options.admin ?? false,
  });
}

/** A new session, after the clock has run past the one before; answers its token. */
export async function logInAgain(app: TestApp, { accountId }: Pick<Person, 'accountId'>): Promise<string> {
  return (await openSession(app.services, accountId, 'test')).accessToken;
}
