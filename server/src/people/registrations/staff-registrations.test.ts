import { agentType } from '@trattativa/domain/identity/agent-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  makeAgent,
  makeCoach,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { turnRegistrations } from './jobs/turn-registrations.ts';

let app: TestApp;
let staff: Person;
let premium: Person;
let coach: Awaited<ReturnType<typeof makeCoach>>;

beforeAll(async () => {
  app = await buildTestApp({ now: '2026-09-15T10:00:00Z' });
  staff = await makeStaff(app);
  premium = await makeAgent(app, { agentType: agentType.premium });
});
afterAll(() => app.close());
beforeEach(async () => {
  coach = await makeCoach(app);
});

type Club = Awaited<ReturnType<typeof makeTeamMember>>;

/** Proposes the coach to a new club, which opens it. */
async function proposeToClub() {
  const club = await makeTeamMember(app);
  const proposal = {
    coachingStaffId: coach.coachingStaffId,
    level: 3 as const,
    teamIds: [club.teamId],
    price: 4000,
  };
  const { items } = (await app.call(premium.token, 'Negotiation/CreateNegotiation', proposal)).ok;
  const negotiationId = items[0]?.id as number;
  const { version } = (await app.call(club.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
  return { club, negotiationId, version };
}

/** The coach signs with a new club, for this season. */
async function signWithClub(): Promise<Club> {
  const { club, ...opened } = await proposeToClub();
  const { negotiation } = (await signByClub(app, club.token, opened)).ok;
  const confirmed = { negotiationId: opened.negotiationId, version: negotiation.version };
  await app.call(premium.token, 'Negotiation/ConfirmSignature', confirmed).then(({ ok }) => ok);
  return club;
}

/** Enters what was agreed with a club for these days. */
async function enter({ teamId }: Club, startsOn: string, endsOn: string): Promise<void> {
  await sql`
    insert into registrations (coaching_staff_id, team_id, club_name, kind, contract_kind, starts_on, ends_on, source, recorded_at)
    values (${coach.coachingStaffId}, ${teamId}, ${`Club ${teamId}`}, 'staff', 'professional', ${startsOn}, ${endsOn}, 'deal',
      ${app.clock.now()})`.execute(app.services.db);
}

const ledgerOf = async (token: string) => {
  const { coachingStaffId } = coach;
  return (await app.call(token, 'Registration/GetCoachingStaffRegistrations', { coachingStaffId })).ok.items;
};

const recordOf = async () =>
  (await app.call(premium.token, 'CoachingStaff/GetCoachingStaffInfo', coachOnly())).ok;
const coachOnly = () => ({ coachingStaffId: coach.coachingStaffId });

const end = async (endedOn: string) =>
  app.call(staff.token, 'Registration/EndRegistration', {
    registrationId: (await ledgerOf(staff.token))[0]?.id as number,
    endedOn,
    reason: 'Firma confermata per errore',
  });

describe('the registrations of a member of coaching staff', () => {
  it('are read by the person, the club, premium agents and staff', async () => {
    const { token, teamId } = await signWithClub();
    for (const reader of [coach.token, token, premium.token, staff.token])
      expect(await ledgerOf(reader)).toMatchObject([
        { teamId, kind: 'staff', state: 'inForce', from: '2026-09-15', until: '2027-06-30' },
      ]);
    const stranger = await makeTeamMember(app);
    const asked = await app.call(stranger.token, 'Registration/GetCoachingStaffRegistrations', coachOnly());
    expect(asked.problem.code).toBe('NOT_FOUND');
  });

  it('hide from other clubs what begins later, and the kind of contract', async () => {
    const present = await makeTeamMember(app);
    await enter(present, '2026-07-01', '2027-06-30');
    await enter(await makeTeamMember(app), '2027-07-01', '2028-06-30');
    await turnRegistrations.run(app.services, {});
    const { club: interested } = await proposeToClub();
    expect(await ledgerOf(interested.token)).toMatchObject([{ state: 'inForce', contractKind: null }]);
    expect(await ledgerOf(present.token)).toMatchObject([
      { state: 'agreed', contractKind: 'professional' },
      { state: 'inForce', contractKind: 'professional' },
    ]);
  });

  it('name the club that only the record states, while none is in force', async () => {
    const { teamId } = await makeTeamMember(app);
    const { version, name, surname } = await recordOf();
    const staffProfile = { ...coachOnly(), version, name, surname, currentTeamId: teamId };
    await app.call(premium.token, 'CoachingStaff/SaveCoachingStaffInfo', { staffProfile } as never);
    expect(await ledgerOf(coach.token)).toMatchObject([{ id: null, teamId, source: 'declared' }]);
    await turnRegistrations.run(app.services, {});
    expect(await recordOf()).toMatchObject({ currentTeamId: teamId });
  });
});

describe('the record of a member of coaching staff', () => {
  it('follows the ledger every night, and is without a club when it is over', async () => {
    const late = await buildTestApp({ now: '2026-06-29T10:00:00Z' });
    const earlier = app;
    try {
      app = late;
      premium = await makeAgent(app, { agentType: agentType.premium });
      coach = await makeCoach(app);
      const [first, second] = [await makeTeamMember(app), await makeTeamMember(app)];
      await enter(first, '2026-01-01', '2026-06-29');
      await enter(second, '2026-07-01', '2026-07-01');
      const clubs: (number | null)[] = [];
      for (let day = 0; day < 4; day++) {
        await turnRegistrations.run(app.services, {});
        clubs.push((await recordOf()).currentTeamId);
        app.clock.advance({ days: 1 });
        premium = await makeAgent(app, { agentType: agentType.premium });
      }
      expect(clubs).toEqual([first.teamId, null, second.teamId, null]);
    } finally {
      app = earlier;
      premium = await makeAgent(app, { agentType: agentType.premium });
      await late.close();
    }
  });

  it('says no other club than the ledger, and the refusal stands beside the field', async () => {
    const { teamId } = await signWithClub();
    const { version, name, surname, currentClub } = await recordOf();
    const save = (club: object) =>
      app.call(premium.token, 'CoachingStaff/SaveCoachingStaffInfo', {
        staffProfile: { ...coachOnly(), version, name, surname, ...club },
      } as never);
    for (const other of [{ currentTeamId: null }, { currentTeamId: null, currentClub: 'Altrove' }])
      expect((await save(other)).problem.errors).toMatchObject([
        { field: 'profile.CurrentClub', code: 'registered' },
      ]);
    expect((await save({ currentTeamId: teamId, currentClub })).status).toBe(200);
    expect(await recordOf()).toMatchObject({ currentTeamId: teamId });
  });
});

describe('staff', () => {
  it('end the registration of a member of coaching staff, whose record follows at once', async () => {
    const club = await signWithClub();
    const ended = (await end('2026-09-14')).ok;
    expect(ended.registrations).toMatchObject({ ...coachOnly(), playerId: null });
    expect(await ledgerOf(club.token)).toMatchObject([{ state: 'ended', endedBy: 'correction' }]);
    expect(await recordOf()).toMatchObject({ currentTeamId: null, currentClub: '' });
  });

  it('tell the parties why, and nobody else', async () => {
    const club = await signWithClub();
    const { club: interested } = await proposeToClub();
    await end('2026-09-16');
    for (const party of [coach.token, club.token, staff.token])
      expect((await ledgerOf(party))[0]?.endReason).toBe('Firma confermata per errore');
    expect((await ledgerOf(interested.token))[0]).toMatchObject({ endedBy: 'correction', endReason: null });
  });
});
