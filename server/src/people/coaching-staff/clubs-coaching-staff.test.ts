import { agentType } from '@trattativa/domain/identity/agent-types';
import { coachingStaffRole } from '@trattativa/domain/people/coaching-staff-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAgent,
  makeCoach,
  makeStaff,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let club: Awaited<ReturnType<typeof makeTeamMember>>;
let own: Awaited<ReturnType<typeof makeCoach>>;
let asked: typeof own;
let stranger: typeof own;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  club = await makeTeamMember(app);
  [own, asked, stranger] = [await makeCoach(app), await makeCoach(app), await makeCoach(app)];
  await app.services.db
    .updateTable('coaching_staff')
    .set({ current_team_id: club.teamId, role: coachingStaffRole.conditioningCoach, phone: '+39 0422 100' })
    .where('id', '=', own.coachingStaffId)
    .execute();
  const agent = await makeAgent(app);
  const request = {
    role: 9,
    level: 3,
    city: 'Padova',
    country: 'IT',
    agentIds: [agent.agentId],
    coachingStaffIds: [asked.coachingStaffId],
  } as const;
  (await app.call(club.token, 'Request/SaveRequest', { request: { ...request } as never })).ok;
});
afterAll(() => app.close());

const listed = async (who: Person, ours?: boolean) =>
  (await app.call(who.token, 'CoachingStaff/GetCoachingStaffs', { ...(ours && { ours }), sort: 'name' })).ok;
const ids = ({ items }: Awaited<ReturnType<typeof listed>>) =>
  items.map(({ coachingStaffId }) => coachingStaffId).sort((one, other) => one - other);

describe('a club’s coaching staff (spec §1)', () => {
  it('are its employees, the recipients of its requests and the people in a deal with it: their cards open', async () => {
    const found = await listed(club, true);
    expect(ids(found)).toEqual([own.coachingStaffId, asked.coachingStaffId]);
    expect(found).toMatchObject({ total: 2, totalIsExact: true });
    const mine = found.items.find(({ coachingStaffId }) => coachingStaffId === own.coachingStaffId);
    expect(mine).toMatchObject({ role: 4, currentTeamId: club.teamId, can: { edit: false, remove: false } });
    expect(JSON.stringify(found)).not.toContain('0422');
    for (const coachingStaffId of ids(found)) {
      const card = await app.call(club.token, 'CoachingStaff/GetCoachingStaffInfo', { coachingStaffId });
      expect(card.status).toBe(200);
    }
  });

  it('are listed by name among all others, whose details stay closed', async () => {
    const found = await listed(club);
    expect(ids(found)).toEqual([own, asked, stranger].map(({ coachingStaffId }) => coachingStaffId));
    const { coachingStaffId } = stranger;
    const other = found.items.find((item) => item.coachingStaffId === coachingStaffId);
    expect(Object.keys(other ?? {}).sort()).toEqual(['coachingStaffId', 'name', 'surname']);
    expect((await listed(await makeTeamMember(app), true)).items).toEqual([]);
  });

  it('are found and ordered by a fact only where their card is open', async () => {
    const facts = { role: coachingStaffRole.generalManager, born_date: '1950-01-01', city: 'Fiumicello' };
    const { db } = app.services;
    const { coachingStaffId } = stranger;
    await db.updateTable('coaching_staff').set(facts).where('id', '=', coachingStaffId).execute();
    const find = async (input: object) =>
      (await app.call(club.token, 'CoachingStaff/GetCoachingStaffs', input)).ok.items.map(
        (item) => item.coachingStaffId,
      );
    for (const input of [{ role: facts.role }, { text: facts.city }, { incomplete: true, text: 'Fiumi' }])
      expect(await find(input)).toEqual([]);
    expect(await find({ role: coachingStaffRole.conditioningCoach })).toEqual([own.coachingStaffId]);
    expect(await find({ sort: 'age' })).toEqual(await find({ sort: 'name' }));
  });

  it('are listed for clubs only, and written by themselves, premium agents and staff only', async () => {
    for (const { token } of [await makeAgent(app, { agentType: agentType.premium }), await makeStaff(app)]) {
      const { problem } = await app.call(token, 'CoachingStaff/GetCoachingStaffs', { ours: true });
      expect(problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'Ours' }] });
    }
    const { coachingStaffId } = own;
    const write = await app.call(club.token, 'CoachingStaff/DeleteCoachingStaff', { coachingStaffId });
    expect(write.problem.code).toBe('FORBIDDEN');
  });
});
