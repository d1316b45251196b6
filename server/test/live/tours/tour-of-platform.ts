import { profileType } from '@trattativa/domain/identity/profile-types';
import { coachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import { conversationType } from '@trattativa/domain/room/conversation-types';
import { makePair } from '../../factories/chat.ts';
import {
  makeAgent,
  makeCoach,
  makeStaff,
  makeTeam,
  makeTeamMember,
  testPassword,
} from '../../factories/people.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

/** A club, its people, its record, and those that wait. */
export async function playClub(app: TestApp): Promise<Stage> {
  const club = await makeTeamMember(app);
  const colleague = await makeTeamMember(app, { teamId: club.teamId });
  const staff = await makeStaff(app);
  const foreign = await makeTeam(app);
  const stage = new Stage(app);
  await stage.show({ club, staff }, { teamId: club.teamId });
  const written = async (teamId: number, change: object) => {
    const { id, version, name, country, city } = await stage.call(staff, 'Team/GetTeamData', { teamId });
    return { id, version, name, country, city, ...change };
  };
  const unchanged = { updateAddress: false, updateOrgChart: false, updateImage: false };
  await stage.act('the club changes its record', async () =>
    stage.call(club, 'Team/UpdateTeamData', {
      teamData: await written(club.teamId, { stadiumName: 'Appiani', category: 7 }),
      ...unchanged,
    } as never),
  );
  await stage.act('the club invites somebody', () =>
    stage.call(club, 'Team/InviteTeamMember', { email: 'ivo@virtusbrenta.example' }),
  );
  await stage.act('the club removes a member', () =>
    stage.call(club, 'Team/RemoveTeamMember', { accountId: colleague.accountId }),
  );
  await stage.show({}, { teamId: foreign });
  await stage.act('staff add a club', () =>
    stage.call(staff, 'Team/SaveTeamInfo', { team: { name: 'Virtus Brenta', country: 'IT' } }),
  );
  await stage.act('staff remove a club', () =>
    stage.call(staff, 'Team/DeleteTeam', { teamId: foreign } as never),
  );
  await stage.act('staff restore it', () =>
    stage.call(staff, 'Team/RestoreTeam', { teamId: foreign } as never),
  );
  const register = async (email: string, name: string) => {
    const input = {
      email,
      password: 'prato verde a mezzogiorno',
      profile: profileType.team,
      name,
      language: 'it',
      termsAccepted: true,
    };
    (await app.call(null, 'Account/Register', input as never)).ok;
    await app.settle();
    const link = (await app.mailTo(email))[0]?.links[0] ?? '';
    const code = new URLSearchParams(link.split('?')[1]).get('code') ?? '';
    (await app.call(null, 'Account/ConfirmEmail', { code })).ok;
  };
  const waiting = async () =>
    (await stage.call(staff, 'Team/GetWaitingTeams', { limit: 10 })).items[0]?.id as number;
  await stage.act('a club registers and waits', () => register('uno@club.example', 'Virtus Uno'));
  await stage.act('staff accept the club', async () =>
    stage.call(staff, 'Team/AcceptTeam', { teamId: await waiting() }),
  );
  await stage.act('another registers', () => register('due@club.example', 'Virtus Due'));
  await stage.act('staff refuse it', async () =>
    stage.call(staff, 'Team/RefuseTeam', { teamId: await waiting(), reason: 'Non esiste.' }),
  );
  await stage.act('an import adds clubs', () =>
    stage.call(staff, 'Team/ImportTeams', {
      fileName: 'club.csv',
      content: Buffer.from('Nome;Nazione;Città\nVirtus Tre;IT;Padova\n').toString('base64'),
      apply: true,
    } as never),
  );
  return stage;
}

/** Agents, coaches and staff: profiles, licences, settings, rules, notices, the room's desks. */
export async function playDesk(app: TestApp): Promise<Stage> {
  const agent = await makeAgent(app);
  const coach = await makeCoach(app);
  const staff = await makeStaff(app, { admin: true });
  const stage = new Stage(app);
  await stage.show(
    { agent, coach, staff },
    { agentId: agent.agentId, coachingStaffId: coach.coachingStaffId },
  );
  await stage.act('the agent writes the profile', async () => {
    const { version } = await stage.call(agent, 'Agent/GetAgentInfo', { agentId: agent.agentId });
    await stage.call(agent, 'Agent/SaveAgentInfo', {
      agent: { agentId: agent.agentId, version, society: 'Nuova Sport' },
    } as never);
  });
  await stage.act('the agent writes the licence', () =>
    stage.call(agent, 'Agent/SaveAgentLicence', {
      licence: {
        version: 1,
        fifaNumber: '202309-1001',
        figcNumber: '1187',
        coniNumber: '20456',
        association: null,
        associationNumber: '',
        domiciledWith: '',
        domiciledNumber: '',
        validUntil: null,
      },
    }),
  );
  await stage.act('staff accept the licence', () =>
    stage.call(staff, 'Agent/DecideAgentLicence', { agentId: agent.agentId, version: 2, accept: true }),
  );
  await stage.act('staff correct a minor’s birth date, and remove a parent’s address', async () => {
    const minor = { name: 'Ivo', surname: 'Minore', bornDate: '2013-03-17' };
    const { id, version } = (await stage.call(agent, 'Agent/AddOrUpdateAgentPlayer', { player: minor }))
      .player;
    const player = { ...minor, id, version, bornDate: '2012-03-17' };
    await stage.call(staff, 'Player/SavePlayerInfo', { player });
    await stage.call(staff, 'Player/SaveGuardianAddress', { playerId: id, email: null });
  });
  await stage.act('the coach writes the profile', async () => {
    const { version } = await stage.call(coach, 'CoachingStaff/GetCoachingStaffInfo', {});
    await stage.call(coach, 'CoachingStaff/SaveCoachingStaffInfo', {
      staffProfile: {
        coachingStaffId: coach.coachingStaffId,
        version,
        name: 'Paolo',
        surname: 'Bianchi',
        role: coachingStaffRole.coach,
        qualifications: [1],
      },
    } as never);
  });
  await stage.act('an administrator changes the settings', async () => {
    const { version } = await stage.call(staff, 'Settings/GetSettings', {});
    await stage.call(staff, 'Settings/SaveSettings', {
      version,
      reason: 'Prova',
      settings: { web: { chunkTimeoutSeconds: 44 } },
    });
  });
  await stage.act('staff confirm a rule', async () => {
    const { version, rules } = await stage.call(staff, 'Rules/GetPack', { pack: 'contracts' });
    const { id, source } = rules[0] as (typeof rules)[number];
    const confirmed = { pack: 'contracts', version, id, source, reason: 'Letta' } as const;
    await stage.call(staff, 'Rules/ConfirmRule', confirmed);
  });
  await stage.act('an administrator invites staff', () =>
    stage.call(staff, 'Administration/InviteStaff', {
      email: 'nuova@staff.example',
      name: 'Nuova',
      surname: 'Persona',
      administrator: false,
      language: 'it',
      currentPassword: testPassword,
    } as never),
  );
  await stage.act('the agent reads all notices', () =>
    stage.call(agent, 'Notification/MarkAllNotificationsRead' as never, {} as never),
  );
  const conversationId = await makePair(app, agent, coach);
  await stage.act('the agent calls a mediator', () =>
    stage.call(agent, 'Whatchat/CallMediator', { conversationId, reason: 'Non ci capiamo.' }),
  );
  await stage.act('staff join as the mediator', async () => {
    const { items } = await stage.call(staff, 'Whatchat/GetMediatorCalls', {});
    await stage.call(staff, 'Whatchat/JoinAsMediator', { mediationId: items[0]?.mediationId as number });
  });
  await stage.act('an administrator adds a standard message', () =>
    stage.call(staff, 'Whatchat/AddStandardMessage', {
      type: conversationType.negotiation,
      language: 'it',
      text: 'A domani mattina.',
    }),
  );
  await stage.act('the agent changes the account', () =>
    stage.call(agent, 'Account/SaveMyPreferences', { mail: [{ kind: 'matches', on: false }] }),
  );
  return stage;
}
