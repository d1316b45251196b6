import type { RequestInput } from '@trattativa/contract/market/requests/request';
import { type RequestStatus, requestStatus } from '@trattativa/domain/market/request-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { foot } from '@trattativa/domain/people/players/feet';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeam,
  makeTeamMember,
  type Person,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../test/stage/send-together.ts';

let app: TestApp;
let agent: Awaited<ReturnType<typeof makeAgent>>;
let club: Awaited<ReturnType<typeof makeTeamMember>>;

beforeAll(async () => {
  app = await buildTestApp();
  agent = await makeAgent(app);
  club = await makeTeamMember(app);
});
afterAll(() => app.close());

function asked(changes: Partial<RequestInput> = {}): RequestInput {
  return {
    role: playerRole.attackingMidfielder,
    level: 3,
    city: 'Padova',
    country: 'IT',
    agentIds: [agent.agentId],
    ...changes,
  };
}

function save(changes: Partial<RequestInput> = {}, by: Person = club) {
  return app.call(by.token, 'Request/SaveRequest', { request: asked(changes) });
}

async function many(count: number, make: () => Promise<number>): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await make());
  return ids;
}

describe('creating a request (spec §5)', () => {
  it('needs level, location, a role and at least one club or agent; coaching staff alone does not suffice', async () => {
    const coach = await makeCoach(app);
    for (const lacking of [
      { role: null },
      { level: null },
      { city: null },
      { country: null },
      { agentIds: [] },
      { agentIds: [], coachingStaffIds: [coach.coachingStaffId] },
    ]) {
      const refused = await save(lacking);
      expect(refused.status).toBe(400);
      expect(refused.problem.code).toBe('MISSING_REQUEST_PARAMETERS');
    }
    const named = (await save({ role: null, city: '' })).problem.errors?.map(({ field }) => field);
    expect(named).toEqual(['Request.Role', 'Request.City']);
    expect((await save({ agentIds: [], teamIds: [await makeTeam(app)] })).status).toBe(200);
  });

  it('needs a club of the platform', async () => {
    const staff = await makeStaff(app);
    expect((await save({}, staff)).problem.code).toBe('CLUB_MUST_BE_SELECTED');
    expect((await save({ teamId: 999_999 }, staff)).problem.code).toBe('CLUB_MUST_BE_SELECTED');
    expect((await save({ teamId: club.teamId }, staff)).ok.request.team.id).toBe(club.teamId);
  });

  it('is for the club itself: not for agents without its mandate, players and coaches, nor for another club', async () => {
    for (const person of [agent, await makePlayerAccount(app), await makeCoach(app)]) {
      expect((await save({}, person)).status).toBe(403);
    }
    expect((await save({ teamId: await makeTeam(app) })).problem.code).toBe('SUBJECT_MISMATCH');
  });

  it('takes at most thirty of each kind of recipient', async () => {
    const teamIds = await many(31, () => makeTeam(app));
    expect((await save({ teamIds })).problem).toMatchObject({
      code: 'MAX_CLUBS',
      detail: 'Raggiunto il limite massimo di club',
    });
    expect((await save({ teamIds: teamIds.slice(0, 30) })).ok.request.id).toBeGreaterThan(0);
    const invented = Array.from({ length: 31 }, (_, n) => 900_000 + n);
    const detail = 'Raggiunto il limite massimo di club';
    expect((await save({ agentIds: invented })).problem).toMatchObject({ code: 'MAX_AGENTS', detail });
    expect((await save({ coachingStaffIds: invented })).problem).toMatchObject({
      code: 'MAX_COACHING_STAFF',
      detail,
    });
  });

  it('refuses unknown recipients and a reversed age range', async () => {
    expect((await save({ agentIds: [999_999] })).problem.errors?.[0]).toMatchObject({
      field: 'Request.AgentIds',
      code: 'notInList',
    });
    expect((await save({ overAge: 25, underAge: 20 })).problem.errors?.[0]).toMatchObject({
      code: 'fromAboveTo',
    });
  });

  it('is for the current season, from April on for the next', async () => {
    expect((await save()).ok.request.season).toBe(2026);
    const spring = await buildTestApp({ now: '2027-03-31T10:00:00.000Z' });
    const seasonNow = async () => {
      const [maker, reader] = [await makeTeamMember(spring), await makeAgent(spring)];
      const request = { ...asked(), agentIds: [reader.agentId] };
      return (await spring.call(maker.token, 'Request/SaveRequest', { request })).ok.request.season;
    };
    expect(await seasonNow()).toBe(2026);
    spring.clock.advance({ days: 1 });
    expect(await seasonNow()).toBe(2027);
    await spring.close();
  });

  it('stores every criterion as sent', async () => {
    const criteria = {
      overAge: 18,
      underAge: 23,
      monthlyOffer: 1200,
      refundRange: 1 as const,
      contractualStatus: contractualStatus.free,
      immediateAvailability: true,
      foot: foot.left,
      minHeightCm: 180,
      euPassport: true,
      skills: [18 as const, 32 as const],
      project: 'Salire di categoria',
      requestedMaterial: 'Un video',
    };
    const { request } = (await save(criteria)).ok;
    const read = await app.call(club.token, 'Request/GetRequest', { requestId: request.id });
    expect(read.ok).toMatchObject(criteria);
  });

  it('stores the squad list, the kind of deal, its days and what the club gives, as sent', async () => {
    const terms = {
      secondRoleAccepted: false,
      bornFrom: 2005,
      bornTo: 2007,
      quota: 'under' as const,
      nationalities: ['AR', 'IT'],
      nonEuPlace: false,
      minMinutes: 900,
      moves: ['loan' as const, 'permanent' as const],
      feeBudget: 40_000,
      playersSought: 2,
      neededFrom: '2027-01-02',
      neededUntil: '2027-06-30',
      answerBy: '2026-12-20',
      board: true,
      lodging: true,
      car: false,
    };
    const { request } = (await save(terms)).ok;
    const read = await app.call(club.token, 'Request/GetRequest', { requestId: request.id });
    expect(read.ok).toMatchObject(terms);
  });

  it.each([
    ['NeededFrom', 'fromAboveTo', { neededFrom: '2027-07-01', neededUntil: '2027-06-30' }],
    ['BornFrom', 'fromAboveTo', { bornFrom: 2008, bornTo: 2007 }],
    ['BornFrom', 'tooSmall', { bornFrom: 1959 }],
    ['Quota', 'quotaOfBirthYears', { quota: 'overAge' as const }],
    ['Nationalities', 'notInList', { nationalities: ['XX'] }],
    ['MinMinutes', 'tooSmall', { minMinutes: 0 }],
    ['FeeBudget', 'feeOfPermanentMove', { moves: ['loan' as const], feeBudget: 1 }],
    ['PlayersSought', 'tooSmall', { playersSought: 0 }],
    ['PlayersSought', 'tooBig', { playersSought: 12 }],
  ])('refuses %s with %s', async (field, code, terms) => {
    const { problem } = await save(terms);
    expect(problem.code).toBe('INVALID_INPUT');
    expect(problem.errors?.[0]).toMatchObject({ field: `Request.${field}`, code });
  });
});

describe('delivery to the recipients (spec §4)', () => {
  it('goes from pending to sent with the mail, and to viewed when the request is opened', async () => {
    const contact = await makeTeam(app, { contactEmail: 'segreteria@club.example' });
    const coach = await makeCoach(app);
    const { request } = (await save({ teamIds: [contact], coachingStaffIds: [coach.coachingStaffId] })).ok;
    const deliveries = async () => {
      const read = await app.call(club.token, 'Request/GetRequest', { requestId: request.id });
      return Object.fromEntries(read.ok.recipients?.map(({ kind, delivery }) => [kind, delivery]) ?? []);
    };
    expect(await deliveries()).toEqual({ team: 0, coachingStaff: 0, agent: 0 });
    await app.settle();
    expect(await deliveries()).toEqual({ team: 1, coachingStaff: 1, agent: 1 });
    expect((await app.mailTo('segreteria@club.example')).length).toBe(1);
    const mail = (await app.mailTo(agent.email)).find(({ links }) => links[0]?.endsWith(`/${request.id}`));
    expect(mail?.links[0]).toBe(`http://trattativa.test/#/requests/${request.id}`);
    expect((await app.call(agent.token, 'Request/GetRequest', { requestId: request.id })).ok.myDelivery).toBe(
      2,
    );
    expect(await deliveries()).toEqual({ team: 1, coachingStaff: 1, agent: 2 });
  });

  it('mails only new recipients when a request changes', async () => {
    const second = await makeAgent(app);
    const { request } = (await save()).ok;
    await app.settle();
    const first = (await app.mailTo(agent.email)).length;
    await save({ id: request.id, version: request.version, agentIds: [agent.agentId, second.agentId] });
    await app.settle();
    expect((await app.mailTo(agent.email)).length).toBe(first);
    expect((await app.mailTo(second.email)).length).toBe(1);
  });
});

describe('closing and reopening', () => {
  it('stores who did it and refuses invalid transitions and outdated versions', async () => {
    const { request } = (await save()).ok;
    const move = (status: RequestStatus, version: number) =>
      app.call(club.token, 'Request/UpdateRequestStatus', {
        requestId: request.id,
        status,
        version,
        note: 'trovato',
      });
    expect((await move(requestStatus.active, 1)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    expect((await move(requestStatus.closed, 1)).ok.request).toMatchObject({
      status: requestStatus.closed,
      can: { edit: false, close: false, reopen: true },
    });
    expect((await move(requestStatus.closed, 1)).problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      current: { Status: 1 },
    });
    expect((await save({ id: request.id, version: 2 })).problem.code).toBe('REQUEST_CLOSED');
    expect((await move(requestStatus.active, 2)).ok.request.status).toBe(requestStatus.active);
    const read = (await app.call(club.token, 'Request/GetRequest', { requestId: request.id })).ok;
    expect(read.statusChanges?.map(({ from, to, note }) => [from, to, note])).toEqual([
      [0, 1, 'trovato'],
      [1, 0, 'trovato'],
    ]);
  });

  it('is refused to those who may only read the request', async () => {
    const { request } = (await save()).ok;
    const input = { requestId: request.id, status: requestStatus.closed, version: 1 } as const;
    expect((await app.call(agent.token, 'Request/UpdateRequestStatus', input)).status).toBe(403);
    const other = await makeTeamMember(app);
    expect((await app.call(other.token, 'Request/UpdateRequestStatus', input)).problem.code).toBe(
      'NOT_FOUND',
    );
    const { request: sent } = (await save({ teamIds: [other.teamId] })).ok;
    const received = await app.call(other.token, 'Request/UpdateRequestStatus', {
      ...input,
      requestId: sent.id,
    });
    expect(received.problem.code).toBe('FORBIDDEN');
  });
});

describe('lists of requests', () => {
  it('show a club its own and those it received, and all others the market, requests sent to them first', async () => {
    const fresh = await makeAgent(app);
    const other = await makeTeamMember(app);
    const toFresh = (await save({ agentIds: [fresh.agentId], country: 'MT' })).ok.request;
    app.clock.advance({ minutes: 1 });
    const toOthers = (await save({ teamIds: [other.teamId], country: 'MT' })).ok.request;
    app.clock.advance({ minutes: 1 });
    const closed = (await save({ country: 'MT' })).ok.request;
    await app.call(club.token, 'Request/UpdateRequestStatus', {
      requestId: closed.id,
      status: requestStatus.closed,
      version: 1,
    });

    const list = async (person: Person, input: object = {}) =>
      (await app.call(person.token, 'Request/GetRequests', { country: 'MT', ...input })).ok.items.map(
        ({ id }) => id,
      );
    expect(await list(fresh)).toEqual([toFresh.id, toOthers.id]);
    expect(await list(agent)).toEqual([toOthers.id, toFresh.id]);
    expect(await list(await makePlayerAccount(app))).toEqual([toOthers.id, toFresh.id]);
    expect(await list(club)).toEqual([closed.id, toOthers.id, toFresh.id]);
    expect(await list(club, { status: requestStatus.closed })).toEqual([closed.id]);
    expect(await list(other)).toEqual([]);
    expect(await list(other, { box: 'received' })).toEqual([toOthers.id]);
    expect((await app.call(other.token, 'Request/GetRequests', { box: 'market' })).status).toBe(403);
    expect((await app.call(null, 'Request/GetRequests', {})).status).toBe(401);

    const first = (await app.call(fresh.token, 'Request/GetRequests', { country: 'MT', limit: 1 })).ok;
    expect(first.total).toBe(2);
    expect(await list(fresh, { limit: 1, cursor: first.nextCursor })).toEqual([toOthers.id]);
  });

  it('are narrowed to a kind of deal, and to a quota', async () => {
    const country = 'AD';
    const loan = (await save({ country, moves: ['free', 'loan'] })).ok.request;
    const under = (await save({ country, moves: ['permanent'], bornFrom: 2006, quota: 'under' })).ok.request;
    await save({ country });
    const found = async (input: { move?: 'loan' | 'permanent'; quota?: 'under' | 'overAge' }) =>
      (await app.call(agent.token, 'Request/GetRequests', { country, ...input })).ok.items.map(
        ({ id }) => id,
      );
    expect(await found({ move: 'loan' })).toEqual([loan.id]);
    expect(await found({ quota: 'under' })).toEqual([under.id]);
    expect(await found({ move: 'loan', quota: 'under' })).toEqual([]);
  });

  it('are narrowed to what they say of nationality, of places for non-EU players and of minutes', async () => {
    const country = 'SM';
    const uruguayan = (await save({ country, nationalities: ['UY', 'IT'], nonEuPlace: true })).ok.request;
    const regular = (await save({ country, minMinutes: 900, nonEuPlace: false })).ok.request;
    const anybody = (await save({ country })).ok.request;
    const found = async (input: { nationality?: string; nonEuPlace?: boolean; minutes?: number }) =>
      (await app.call(agent.token, 'Request/GetRequests', { country, ...input })).ok.items.map(
        ({ id }) => id,
      );
    expect(await found({ nationality: 'UY' })).toEqual([uruguayan.id]);
    expect(await found({ nationality: 'AR' })).toEqual([]);
    expect(await found({ nonEuPlace: true })).toEqual([uruguayan.id]);
    expect(await found({ nonEuPlace: false })).toEqual([regular.id]);
    expect(await found({ minutes: 900 })).toEqual([anybody.id, regular.id, uruguayan.id]);
    expect(await found({ minutes: 899 })).toEqual([anybody.id, uruguayan.id]);
    expect(await found({ minutes: 900, nonEuPlace: false })).toEqual([regular.id]);
  });

  it('hide recipients and history from everybody but the club and staff', async () => {
    const { request } = (await save()).ok;
    const read = (await app.call(agent.token, 'Request/GetRequest', { requestId: request.id })).ok;
    expect(read.recipients).toBeUndefined();
    expect(read.statusChanges).toBeUndefined();
    expect(read.can).toEqual({
      edit: false,
      close: false,
      reopen: false,
      duplicate: false,
      seeCandidates: false,
    });
  });
});

describe('the recipients of a published request', () => {
  it('are at most thirty clubs, also after fifty concurrent changes: one wins, the others get its result', async () => {
    const clubs = await many(60, () => makeTeam(app));
    const halves = [clubs.slice(0, 30), clubs.slice(30)];
    const { request } = (await save({ teamIds: [clubs[0] as number] })).ok;
    const { id, version } = request;
    const tooMany = await save({ id, version, teamIds: clubs.slice(0, 31) });
    expect(tooMany.problem.code).toBe('MAX_CLUBS');
    const answers = await sendTogether(
      app,
      Array.from({ length: 50 }, (_, index) => ({
        token: club.token,
        path: 'Request/SaveRequest',
        input: { request: asked({ id, version, teamIds: halves[index % 2] as number[], agentIds: [] }) },
      })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    const { recipients = [] } = (await app.call(club.token, 'Request/GetRequest', { requestId: id })).ok;
    const chosen = recipients.map((one) => one.id).sort((one, other) => one - other);
    expect(halves).toContainEqual(chosen);
    for (const { body } of refused) {
      const { code, current } = body as { code: string; current: { Recipients: unknown[] } };
      expect([code, current.Recipients.length]).toEqual(['CHANGED_MEANWHILE', 30]);
    }
  });
});
