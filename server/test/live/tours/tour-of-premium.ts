import { agentType } from '@trattativa/domain/identity/agent-types';
import { coachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import { orgChartRole } from '@trattativa/domain/people/org-chart-roles';
import { sql } from 'kysely';
import { makeAgentPlayer } from '../../factories/deals.ts';
import { makeAgent, makeStaff, makeTeam, makeTeamMember } from '../../factories/people.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

/** What a premium agent does with records of clubs and of coaching staff, and a club that claims its record. */
export async function playPremium(app: TestApp): Promise<Stage> {
  const premium = await makeAgent(app, { agentType: agentType.premium });
  const club = await makeTeamMember(app);
  const staff = await makeStaff(app);
  const { teamId } = club;
  const stage = new Stage(app);
  await stage.show({ premium, club, staff }, { agentId: premium.agentId, teamId });
  const propose = async (stadiumName: string) => {
    const { id, version, name, country, city } = await stage.call(staff, 'Team/GetTeamData', { teamId });
    const unchanged = { updateAddress: false, updateOrgChart: false, updateImage: false };
    const teamData = { id, version, name, country, city, stadiumName };
    await stage.call(premium, 'Team/UpdateTeamData', { teamData, ...unchanged } as never);
  };
  const waiting = async () => {
    const [change] = (await stage.call(staff, 'Team/GetTeamChanges', {})).items;
    return change?.id as number;
  };
  await stage.act('a premium agent proposes a change of a club', () => propose('Appiani'));
  await stage.act('staff accept it', async () =>
    stage.call(staff, 'Team/DecideTeamChange', { changeId: await waiting(), accept: true }),
  );
  await stage.act('the agent proposes another', () => propose('Euganeo'));
  await stage.act('staff refuse it', async () => {
    const refusal = { changeId: await waiting(), accept: false, reason: 'Non risulta.' };
    await stage.call(staff, 'Team/DecideTeamChange', refusal);
  });
  await stage.act('the club names its sports director', () => {
    const director = {
      role: orgChartRole.sportsDirector,
      name: 'Ivo Sartor',
      email: 'ds@club.example',
      phone: null,
    };
    const orgChart = { places: [director], defaultRole: director.role };
    return stage.call(club, 'Team/UpdateDefaultOrgChart', { teamId, orgChart } as never);
  });
  const contact = 'segreteria@claim.example';
  const unclaimed = await makeTeam(app, { contactEmail: contact });
  await stage.show({}, { teamId: unclaimed });
  await stage.act('a club asks for its record', async () => {
    const asked = { teamId: unclaimed, termsAccepted: true, language: 'it' } as const;
    (await app.call(null, 'Team/StartTeamClaim', asked)).ok;
  });
  await stage.act('the club claims it', async () => {
    const link = (await app.mailTo(contact))[0]?.links[0] ?? '';
    const code = /[?&]code=([\w-]+)/.exec(link)?.[1] ?? '';
    const login = { teamId: unclaimed, email: contact, password: 'una salita lunga e verde', code };
    (await app.call(null, 'Team/UpdateTeamToRegistered', login)).ok;
  });
  let coachingStaffId = 0;
  await stage.act('the agent adds a coach', async () => {
    const staffProfile = {
      name: 'Paolo',
      surname: 'Bianchi',
      role: coachingStaffRole.coach,
      qualifications: [1],
    };
    const made = await stage.call(premium, 'CoachingStaff/SaveCoachingStaffInfo', { staffProfile } as never);
    coachingStaffId = (made as { coachingStaff: { coachingStaffId: number } }).coachingStaff.coachingStaffId;
  });
  await stage.show({}, { coachingStaffId });
  await stage.act('the agent removes the coach', () =>
    stage.call(premium, 'CoachingStaff/DeleteCoachingStaff', { coachingStaffId }),
  );
  await stage.act('the agent takes that back', () =>
    stage.call(premium, 'CoachingStaff/RestoreCoachingStaff', { coachingStaffId }),
  );
  const proposal = { coachingStaffId, level: 3 as const, teamIds: [teamId], price: 4000 };
  const [negotiation] = (await stage.call(premium, 'Negotiation/CreateNegotiation', proposal)).items;
  const negotiationId = negotiation?.id as number;
  await stage.call(club, 'Negotiation/OpenNegotiation', { negotiationId });
  const seen = async () => ({
    negotiationId,
    version: (await stage.call(club, 'Negotiation/GetNegotiation', { negotiationId })).version,
  });
  await stage.call(club, 'Negotiation/SignNegotiation', { ...(await seen()), acceptedCost: 4000 });
  await stage.call(premium, 'Negotiation/ConfirmSignature', await seen());
  await stage.show({});
  await stage.act('staff correct the registration of the coach', async () => {
    const asked = { coachingStaffId };
    const { items } = await stage.call(staff, 'Registration/GetCoachingStaffRegistrations', asked);
    const day = app.clock.now().toISOString().slice(0, 10);
    const correction = { registrationId: items[0]?.id as number, endedOn: day, reason: 'Firma per errore' };
    return stage.call(staff, 'Registration/EndRegistration', correction);
  });
  await agreeForLater(app, await makeAgentPlayer(app, (await makeAgent(app)).agentId), teamId);
  await stage.show({}, { teamId });
  await stage.show({});
  await stage.act('staff correct the registration of a player who begins later', async () => {
    const { items } = await stage.call(staff, 'Team/GetSquad', { teamId });
    const correction = { registrationId: items[0]?.registrationId as number, endedOn: '2027-06-30' };
    return stage.call(staff, 'Registration/EndRegistration', { ...correction, reason: 'Firma per errore' });
  });
  return stage;
}

/** The ledger has the player at the club from the next season on. */
async function agreeForLater(app: TestApp, playerId: number, teamId: number): Promise<void> {
  await sql`
    insert into registrations (player_id, team_id, club_name, kind, starts_on, ends_on, source, recorded_at)
    select ${playerId}, id, name, 'employed', '2027-07-01', '2028-06-30', 'deal', ${app.clock.now()} from teams
    where id = ${teamId}`.execute(app.services.db);
}
