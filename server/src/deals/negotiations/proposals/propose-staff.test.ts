import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { coachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer, makeDeal, makeViewedDeal } from '../../../../test/factories/deals.ts';
import { makeAgent, makeCoach, makeStaff, makeTeamMember } from '../../../../test/factories/people.ts';
import { confirmByProposer, signByClub } from '../../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

const create = 'Negotiation/CreateNegotiation';
const update = 'Negotiation/UpdateNegotiationStatus';

async function addToCoachingPortfolio(token: string, surname = 'Ferri'): Promise<number> {
  const staffProfile = { name: 'Carlo', surname, role: coachingStaffRole.coach };
  return (await app.call(token, 'CoachingStaff/SaveCoachingStaffInfo', { staffProfile })).ok.coachingStaff
    .coachingStaffId;
}

describe('a member of coaching staff', () => {
  it('is proposed by a premium agent and goes through a whole deal without a player’s fields', async () => {
    const premium = await makeAgent(app, { agentType: agentType.premium });
    const club = await makeTeamMember(app);
    const coach = await makeCoach(app);
    const made = (
      await app.call(premium.token, create, {
        coachingStaffId: coach.coachingStaffId,
        level: 3,
        teamIds: [club.teamId],
        price: 4000,
        commissionPercent: 10,
        commissionPay: 'yearlySalary',
        commissionInstalments: 3,
      })
    ).ok;
    expect(made.items[0]).toMatchObject({ player: null, staffMember: { id: coach.coachingStaffId } });
    const negotiationId = made.items[0]?.id as number;
    await app.settle();
    const [mail] = await app.mailTo(club.email);
    expect(mail?.text).toContain('staff tecnico');
    const opened = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
    expect(opened).toMatchObject({ status: negotiationStatus.viewed, price: 4000 });
    // The club must not see the agent's commission.
    for (const field of ['commissionPercent', 'commissionPay', 'commissionInstalments', 'commissionAmount'])
      expect(opened).not.toHaveProperty(field);
    const own = (await app.call(premium.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
    expect(own).toMatchObject({
      commissionPercent: 10,
      commissionPay: 'yearlySalary',
      commissionInstalments: 3,
    });
    // The person is a reader without the price, and a member of the room.
    const read = (await app.call(coach.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
    expect(read).toMatchObject({ side: 'reader', status: negotiationStatus.viewed });
    expect(read).not.toHaveProperty('price');
    expect((await app.call(coach.token, 'Negotiation/GetNegotiations', {})).ok.total).toBe(1);
    await app.settle();
    await app.call(coach.token, 'Whatchat/JoinNegotiationRoom', { negotiationId });
    // The club may open the card of a person proposed to it.
    const card = { coachingStaffId: coach.coachingStaffId };
    expect((await app.call(club.token, 'CoachingStaff/GetCoachingStaffInfo', card)).ok.phone).toBeUndefined();
    const signed = (await signByClub(app, club.token, { negotiationId, version: opened.version })).ok
      .negotiation;
    const seen = { negotiationId, version: signed.version };
    const confirmed = await confirmByProposer(app, premium.token, seen);
    expect(confirmed.ok.negotiation.status).toBe(5);
  });

  it('can be proposed by premium agents and staff only', async () => {
    const premium = await makeAgent(app, { agentType: agentType.premium });
    const { teamId } = await makeTeamMember(app);
    const coachingStaffId = await addToCoachingPortfolio(premium.token);
    const input = { coachingStaffId, level: 3 as const, teamIds: [teamId] };
    expect((await app.call((await makeAgent(app)).token, create, input)).status).toBe(404);
    const staff = await makeStaff(app);
    expect((await app.call(staff.token, create, input)).status).toBe(200);
    const again = await app.call(premium.token, create, input);
    expect(again.problem?.code).toBe('ALREADY_PROPOSED');
    const gone = await app.call(premium.token, 'CoachingStaff/DeleteCoachingStaff', { coachingStaffId });
    expect(gone.problem?.code).toBe('ACTIVE_DEALS');
  });

  it('cannot be proposed together with a player; a proposal without anybody is refused', async () => {
    const premium = await makeAgent(app, { agentType: agentType.premium });
    const { teamId } = await makeTeamMember(app);
    const coachingStaffId = await addToCoachingPortfolio(premium.token);
    const playerId = await makeAgentPlayer(app, premium.agentId);
    const rest = { level: 3 as const, teamIds: [teamId] };
    for (const who of [{ coachingStaffId, playerId }, {}])
      expect((await app.call(premium.token, create, { ...who, ...rest })).problem?.code).toBe(
        'INVALID_INPUT',
      );
  });
});

describe('a commission', () => {
  it.each([
    [{ commissionAmount: 100, commissionPercent: 5 }],
    [{ commissionAmount: 100, commissionPay: 'yearlySalary' }],
    [{ commissionInstalments: 2 }],
    [{ commissionPercent: 5, commissionInstalments: 25 }],
  ] as const)('that contradicts itself is refused: %o', async (terms) => {
    const agent = await makeAgent(app);
    const { teamId } = await makeTeamMember(app);
    const playerId = await makeAgentPlayer(app, agent.agentId);
    const refused = await app.call(agent.token, create, { playerId, level: 3, teamIds: [teamId], ...terms });
    expect(refused.problem?.code).toBe('INVALID_INPUT');
  });
});

describe('a reason', () => {
  it('is a code, shown to both sides and in the timeline, and removed when staff reopen', async () => {
    const { agent, club, negotiationId, version } = await makeViewedDeal(app);
    const rejected = await app.call(club.token, update, {
      negotiationId,
      version,
      status: negotiationStatus.rejected,
      reasonCode: 'money',
    });
    expect(rejected.ok.negotiation).toMatchObject({ cause: 'refusedByClub', reasonCode: 'money' });
    const { timeline } = (await app.call(agent.token, 'Negotiation/GetNegotiation', { negotiationId })).ok;
    expect(timeline.at(-1)).toMatchObject({ reasonCode: 'money', reason: null });
    const staff = await makeStaff(app);
    const reopened = await app.call(staff.token, update, {
      negotiationId,
      version: version + 1,
      status: negotiationStatus.viewed,
      reason: 'Il club ha cambiato idea.',
    });
    expect(reopened.ok.negotiation).toMatchObject({
      status: negotiationStatus.viewed,
      cause: null,
      reasonCode: null,
    });
  });

  it('a reason of the code other requires words; no other move accepts a code', async () => {
    const { club, negotiationId, version } = await makeViewedDeal(app);
    const move = { negotiationId, version };
    const wordless = await app.call(club.token, update, {
      ...move,
      status: negotiationStatus.rejected,
      reasonCode: 'other',
    });
    expect(wordless.problem?.code).toBe('REASON_REQUIRED');
    const trial = await app.call(club.token, update, {
      ...move,
      status: negotiationStatus.trial,
      reasonCode: 'age',
    });
    expect(trial.problem?.code).toBe('INVALID_INPUT');
  });
});

describe('earlier proposals', () => {
  const earlier = 'Negotiation/GetEarlierProposals';

  it('are reported by club, for the same record, account or likeness, without naming the proposer', async () => {
    const { agent, club, playerId } = await makeDeal(app);
    const other = await makeAgent(app);
    const elsewhere = await makeTeamMember(app);
    const teamIds = [club.teamId, elsewhere.teamId];
    const same = (await app.call(agent.token, earlier, { playerId, teamIds })).ok.items;
    expect(same).toMatchObject([{ teamId: club.teamId, yours: true, open: true, refused: true }]);
    const twin = await makeAgentPlayer(app, other.agentId);
    expect((await app.call(other.token, earlier, { playerId: twin, teamIds })).ok.items).toEqual([]);
    await sql`
      update players t set name = upper(p.name), surname = p.surname, born_date = p.born_date
      from players p where t.id = ${twin} and p.id = ${playerId}`.execute(app.services.db);
    const found = (await app.call(other.token, earlier, { playerId: twin, teamIds })).ok.items;
    expect(found).toEqual([
      { teamId: club.teamId, teamName: expect.any(String), yours: false, open: true, refused: false },
    ]);
    // This is a warning, not a refusal.
    const sent = await app.call(other.token, create, { playerId: twin, level: 3, teamIds: [club.teamId] });
    expect(sent.status).toBe(200);
    expect((await app.call(other.token, earlier, { playerId, teamIds })).status).toBe(404);
  });

  it('are looked up for thirty clubs at most, like a proposal (spec §8)', async () => {
    const { agent, playerId } = await makeDeal(app);
    const teamIds = Array.from({ length: 31 }, (_, n) => 900_000 + n);
    const { problem } = await app.call(agent.token, earlier, { playerId, teamIds });
    expect(problem).toMatchObject({ code: 'MAX_CLUBS', detail: 'Raggiunto il limite massimo di club' });
    const fits = await app.call(agent.token, earlier, { playerId, teamIds: teamIds.slice(1) });
    expect(fits.ok.items).toEqual([]);
  });

  it('are reported for coaching staff as well', async () => {
    const premium = await makeAgent(app, { agentType: agentType.premium });
    const { teamId } = await makeTeamMember(app);
    const coachingStaffId = await addToCoachingPortfolio(premium.token, 'Salvi');
    await app.call(premium.token, create, { coachingStaffId, level: 3, teamIds: [teamId] });
    const again = await addToCoachingPortfolio(premium.token, 'Salvi');
    const items = (await app.call(premium.token, earlier, { coachingStaffId: again, teamIds: [teamId] })).ok
      .items;
    // Without a birth date a name alone is not enough.
    expect(items).toEqual([]);
    const same = (await app.call(premium.token, earlier, { coachingStaffId, teamIds: [teamId] })).ok.items;
    expect(same).toMatchObject([{ yours: true, refused: true }]);
  });
});
