import type { RequestDraftInput } from '@trattativa/contract/market/requests/request';
import { maxDrafts } from '@trattativa/domain/market/request-limits';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { foot } from '@trattativa/domain/people/players/feet';
import { type MandateStatus, mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdfOf, uploadTo } from '../../../test/factories/files.ts';
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
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
  club = await makeTeamMember(app);
});
afterAll(() => app.close());

const fifty = Array.from({ length: 50 }, (_, index) => index);
const save = (draft: RequestDraftInput, by: Person = club) =>
  app.call(by.token, 'Request/SaveDraft', { draft });
const read = (draftId: number, by: Person = club) => app.call(by.token, 'Request/GetDraft', { draftId });
const draftsOf = async (by: Person) =>
  (await app.call(by.token, 'Request/GetDrafts', {})).ok.items.map(({ id }) => id);
const complete = () => ({
  role: playerRole.attackingMidfielder,
  level: 3 as const,
  city: 'Padova',
  country: 'IT',
  agentIds: [agent.agentId],
});

/** Creates a confirmed mandate of the club for this agent. Returns a function that ends it. */
async function mandated(by: typeof agent, team: typeof club): Promise<() => Promise<unknown>> {
  const days = { startsOn: '2026-09-15', endsOn: '2027-06-30', countries: [], exclusive: false };
  const asked = await app.call(by.token, 'Mandate/ProposeClubMandate', { teamId: team.teamId, ...days });
  const { id, version } = asked.ok.mandate;
  const move = (seen: number, status: MandateStatus) =>
    app.call(team.token, 'Mandate/UpdateMandateStatus', { mandateId: id, version: seen, status });
  const confirmed = (await move(version, mandateStatus.confirmed)).ok.mandate;
  return () => move(confirmed.version, mandateStatus.ended).then(({ ok }) => ok);
}

describe('a draft', () => {
  it('stores incomplete content, is changed at the version seen, and names its recipients', async () => {
    const coach = await makeCoach(app);
    const { draft } = (await save({ underAge: 20, overAge: 25, coachingStaffIds: [coach.coachingStaffId] }))
      .ok;
    expect(draft).toMatchObject({ version: 1, role: null, city: '', underAge: 20, overAge: 25 });
    expect(draft.team?.id).toBe(club.teamId);
    const next = { id: draft.id, version: 1, ...complete(), project: 'Salire' };
    expect((await save(next)).ok.draft).toMatchObject({
      version: 2,
      role: playerRole.attackingMidfielder,
      overAge: null,
    });
    const late = await save({ ...next, project: 'Restare' });
    expect(late.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { Project: 'Salire' } });
    expect((await read(draft.id)).ok.recipients).toEqual([
      { kind: 'agent', id: agent.agentId, name: expect.any(String), detail: 'Test Sport', delivery: 0 },
    ]);
  });

  it('is visible to members of the club, the agent who writes it, and staff only', async () => {
    const writer = await makeAgent(app);
    await mandated(writer, club);
    const colleague = await makeTeamMember(app, { teamId: club.teamId });
    const { draft } = (await save({ teamId: club.teamId, role: playerRole.goalkeeper }, writer)).ok;
    expect(draft.writtenBy?.id).toBe(writer.agentId);
    for (const person of [club, colleague, writer, await makeStaff(app)]) {
      expect((await read(draft.id, person)).ok.id).toBe(draft.id);
      expect(await draftsOf(person)).toContain(draft.id);
    }
    const absent = await read(999_999, agent);
    for (const person of [agent, await makeTeamMember(app)]) {
      const foreign = await read(draft.id, person);
      expect([foreign.status, foreign.problem]).toEqual([404, absent.problem]);
      expect(await draftsOf(person)).not.toContain(draft.id);
      const discarded = await app.call(person.token, 'Request/DiscardDraft', { draftId: draft.id });
      expect(discarded.status).toBe(404);
    }
    expect((await save({ id: draft.id, version: 1 }, await makeTeamMember(app))).status).toBe(404);
    expect((await read(draft.id, await makePlayerAccount(app))).status).toBe(403);
  });

  it('is hidden from the agent once the club has ended the mandate', async () => {
    const [writer, team] = [await makeAgent(app), await makeTeamMember(app)];
    const end = await mandated(writer, team);
    const { id } = (await save({ teamId: team.teamId, role: playerRole.attackingMidfielder }, writer)).ok
      .draft;
    expect(await draftsOf(writer)).toEqual([id]);
    await end();
    expect(await draftsOf(writer)).toEqual([]);
    expect((await read(id, writer)).problem.code).toBe('NOT_FOUND');
    expect(await draftsOf(team)).toEqual([id]);
  });

  it('is not listed as a request, not matched and not sent', async () => {
    await save(complete());
    await app.settle();
    expect(await app.mailTo(agent.email)).toEqual([]);
    for (const person of [agent, club, await makeStaff(app), await makePlayerAccount(app)])
      expect((await app.call(person.token, 'Request/GetRequests', {})).ok.total).toBe(0);
  });

  it('may lack a club when written by an agent or staff, and refuses one that cannot be chosen', async () => {
    const staff = await makeStaff(app);
    expect((await save({ role: playerRole.centralDefenderRight }, staff)).ok.draft.team).toBeNull();
    expect((await save({ teamId: 999_999 }, staff)).problem.code).toBe('CLUB_MUST_BE_SELECTED');
    expect((await save({}, agent)).problem.code).toBe('MANDATE_NEEDED');
    const writer = await makeAgent(app);
    await mandated(writer, club);
    expect((await save({ teamId: await makeTeam(app) }, writer)).problem.code).toBe('MANDATE_NEEDED');
    expect((await save({ teamId: await makeTeam(app) })).problem.code).toBe('SUBJECT_MISMATCH');
  });

  it('takes at most thirty of each kind of recipient', async () => {
    const ids = Array.from({ length: 31 }, (_, n) => 900_000 + n);
    for (const [field, code] of [
      ['teamIds', 'MAX_CLUBS'],
      ['agentIds', 'MAX_AGENTS'],
      ['coachingStaffIds', 'MAX_COACHING_STAFF'],
    ] as const) {
      expect((await save({ [field]: ids })).problem).toMatchObject({
        code,
        detail: 'Raggiunto il limite massimo di club',
      });
      expect((await save({ [field]: ids.slice(0, 30) })).status).toBe(200);
    }
  });

  it('is one of at most fifty, also when fifty-five are created concurrently', async () => {
    const other = await makeTeamMember(app);
    const answers = await sendTogether(
      app,
      Array.from({ length: maxDrafts + 5 }, () => ({
        token: other.token,
        path: 'Request/SaveDraft',
        input: { draft: { role: playerRole.attackingMidfielder } },
      })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(maxDrafts);
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body);
    expect(refused).toHaveLength(5);
    for (const body of refused) expect(body).toMatchObject({ status: 409, code: 'TOO_MANY_DRAFTS' });
    const [first] = await draftsOf(other);
    await app.call(other.token, 'Request/DiscardDraft', { draftId: first ?? 0 });
    expect((await save({ role: playerRole.goalkeeper }, other)).status).toBe(200);
    const late = await app.call(other.token, 'Request/RestoreDraft', { draftId: first ?? 0 });
    expect(late.problem.code).toBe('TOO_MANY_DRAFTS');
  });

  it('can be restored for half a minute after it was discarded', async () => {
    const { draft } = (await save({ role: playerRole.rightBack })).ok;
    const undo = () => app.call(club.token, 'Request/RestoreDraft', { draftId: draft.id });
    const discard = () => app.call(club.token, 'Request/DiscardDraft', { draftId: draft.id });
    await discard();
    expect([(await read(draft.id)).status, (await discard()).status]).toEqual([404, 404]);
    app.clock.advance({ seconds: 30 });
    expect((await undo()).ok.draft.role).toBe(4);
    expect((await undo()).status).toBe(404);
    await discard();
    app.clock.advance({ seconds: 31 });
    expect((await undo()).status).toBe(404);
  });
});

describe('publishing a draft', () => {
  const publish = (draft: { id: number; version: number }, by: Person = club) =>
    app.call(by.token, 'Request/SaveRequest', { request: complete(), draft });

  it('turns it into a request, which is delivered, with its attachments', async () => {
    const reader = await makeAgent(app);
    const { draft } = (await save({ role: playerRole.attackingMidfielder })).ok;
    const parent = { parentKind: 'requestDraft' as const, parentId: draft.id };
    const attach = (by: Person) =>
      uploadTo(app, by.token, 'File/UploadFile', parent, { name: 'progetto.pdf', content: pdfOf(500) });
    expect((await attach(reader)).status).toBe(404);
    const { file } = (await attach(club)).ok;
    const { request } = (
      await app.call(club.token, 'Request/SaveRequest', {
        request: { ...complete(), agentIds: [reader.agentId] },
        draft: { id: draft.id, version: draft.version },
      })
    ).ok;
    expect((await read(draft.id)).status).toBe(404);
    await app.settle();
    expect((await app.mailTo(reader.email)).length).toBe(1);
    const files = await app.call(reader.token, 'File/GetFiles', {
      parentKind: 'request',
      parentId: request.id,
    });
    expect(files.ok.items.map(({ id }) => id)).toEqual([file.id]);
    expect(files.ok.can.add).toBe(false);
  });

  it('leaves it unchanged when a field is missing, somebody was first, or it is foreign', async () => {
    const { draft } = (await save({ role: playerRole.attackingMidfielder })).ok;
    const lacking = await app.call(club.token, 'Request/SaveRequest', {
      request: { ...complete(), city: '' },
      draft: { id: draft.id, version: 1 },
    });
    expect(lacking.problem.code).toBe('MISSING_REQUEST_PARAMETERS');
    await save({ id: draft.id, version: 1, role: playerRole.secondStriker });
    expect((await publish({ id: draft.id, version: 1 })).problem).toMatchObject({
      code: 'CHANGED_MEANWHILE',
      current: { Role: 10 },
    });
    const other = await makeTeamMember(app);
    expect((await publish({ id: draft.id, version: 2 }, other)).problem.code).toBe('NOT_FOUND');
    expect((await read(draft.id)).ok.version).toBe(2);
  });

  it('fifty times concurrently creates one request', async () => {
    const { draft } = (await save({ role: playerRole.attackingMidfielder, country: 'MT' })).ok;
    const input = { request: { ...complete(), country: 'MT' }, draft: { id: draft.id, version: 1 } };
    const answers = await sendTogether(
      app,
      fifty.map(() => ({ token: club.token, path: 'Request/SaveRequest', input })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(49);
    expect((await app.call(club.token, 'Request/GetRequests', { country: 'MT' })).ok.total).toBe(1);
  });
});

describe('a copy of a request', () => {
  it('is a draft with its content and recipients; the request stays as it is', async () => {
    const criteria = {
      underAge: 23,
      monthlyOffer: 1200,
      foot: foot.left,
      skills: [18 as const],
      project: 'Salire',
    };
    const { request } = (
      await app.call(club.token, 'Request/SaveRequest', { request: { ...complete(), ...criteria } })
    ).ok;
    const copy = (by: Person) => app.call(by.token, 'Request/DuplicateRequest', { requestId: request.id });
    const { draft } = (await copy(club)).ok;
    expect(draft).toMatchObject({
      ...criteria,
      role: playerRole.attackingMidfielder,
      level: 3,
      city: 'Padova',
      version: 1,
    });
    expect(draft.recipients?.map(({ kind, id }) => [kind, id])).toEqual([['agent', agent.agentId]]);
    expect((await app.call(club.token, 'Request/GetRequest', { requestId: request.id })).ok.version).toBe(1);
    expect((await copy(agent)).problem.code).toBe('FORBIDDEN');
    expect((await copy(await makeTeamMember(app))).problem.code).toBe('NOT_FOUND');
  });
});
