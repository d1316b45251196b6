import type { CandidateChange } from '@trattativa/contract/market/applications/events';
import { type CandidateStatus, candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { mandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, makeOpenRequest } from '../../../test/factories/applications.ts';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import { makeAgent, makePlayerAccount, makeStaff, makeTeamMember } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { type RawAnswer, sendTogether } from '../../../test/stage/send-together.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const fifty = Array.from({ length: 50 }, (_, index) => index);

/** A player who applied to a club's request and is pending. */
async function makeCandidate() {
  const player = await makePlayerAccount(app);
  const open = await makeOpenRequest(app);
  const { candidate } = (await applyTo(app, player.token, open.requestId)).ok;
  return { ...open, player, candidateId: candidate.id };
}

type Move = { status: CandidateStatus; reason?: 'age' | 'other'; reasonText?: string };
const moveOf = (token: string, candidateId: number, version: number, move: Move) =>
  app.call(token, 'Candidate/MoveCandidate', { candidateId, version, ...move });

/** Mandates have their own tests: here the agent published this request, and the mandate is in force. */
async function makeMandatedAgent(requestId: number, teamId: number) {
  const agent = await makeAgent(app);
  await sql`update requests set agent_id = ${agent.agentId} where id = ${requestId}`.execute(app.services.db);
  const at = app.clock.now();
  const days = { starts_on: '2026-09-01', ends_on: '2027-06-30' };
  const mandate = { agent_id: agent.agentId, team_id: teamId, proposed_by_agent: true, exclusive: false };
  const stamps = { status: mandateStatus.confirmed, confirmed_at: at, created_at: at, updated_at: at };
  await app.services.db
    .insertInto('mandates')
    .values({ ...mandate, ...days, ...stamps })
    .execute();
  return agent;
}

describe('the count of waiting candidates', () => {
  const waiting = async (token: string) => (await app.call(token, 'Candidate/CountWaitingCandidates', {})).ok;

  it('counts pending candidates of active requests, and names the request of the one who waits longest', async () => {
    const { club, requestId, candidateId } = await makeCandidate();
    expect(await waiting(club.token)).toEqual({ count: 1, requestId });
    const second = await makePlayerAccount(app);
    app.clock.advance({ minutes: 1 });
    await applyTo(app, second.token, requestId);
    expect(await waiting(club.token)).toEqual({ count: 2, requestId });
    await moveOf(club.token, candidateId, 1, { status: candidateStatus.active });
    expect(await waiting(club.token)).toEqual({ count: 1, requestId });
    expect(await waiting((await makeTeamMember(app)).token)).toEqual({ count: 0, requestId: null });
  });
});

describe('the board', () => {
  it('moves candidates from pending to active to signed, and stores who moved them, when, from and to', async () => {
    const { club, candidateId, player } = await makeCandidate();
    const active = (await moveOf(club.token, candidateId, 1, { status: candidateStatus.active })).ok;
    expect(active.message).toBe('Stato candidato aggiornato correttamente');
    expect(active.candidate.can).toMatchObject({ activate: false, sign: true, reject: true });
    await moveOf(club.token, candidateId, 2, { status: candidateStatus.signed });
    const { timeline, can, status } = (
      await app.call(player.token, 'Candidate/GetCandidate', { candidateId })
    ).ok;
    expect(status).toBe(1);
    expect(Object.values(can)).not.toContain(true);
    expect(timeline.map(({ version, from, to, by }) => [version, from, to, by])).toEqual([
      [1, null, 0, 'applicant'],
      [2, 0, 3, 'club'],
      [3, 3, 1, 'club'],
    ]);
  });

  it('takes a player off the market when signed, and not before', async () => {
    const { club, candidateId, player } = await makeCandidate();
    const elsewhere = await makeOpenRequest(app);
    const suggested = async ({ club: { token }, requestId: id }: typeof elsewhere) =>
      (
        await app.call(token, 'Request/GetRequestCandidates', { requestId: id, kind: 'potential' })
      ).ok.items.some((one) => one.player.id === player.playerId);
    await moveOf(club.token, candidateId, 1, { status: candidateStatus.active });
    expect(await suggested(elsewhere)).toBe(true);
    await moveOf(club.token, candidateId, 2, { status: candidateStatus.signed });
    expect(await suggested(elsewhere)).toBe(false);
    const told = await app.services.db
      .selectFrom('events')
      .select(['type', 'recipients'])
      .where('type', '<>', 'team.squadChanged')
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(told.map(({ type }) => type)).toEqual(['player.changed', 'candidate.signed']);
    expect(told[0]?.recipients).toContain(player.accountId);
    const staff = await makeStaff(app);
    const audit = await app.call(staff.token, 'Audit/GetDealAudit', {
      kind: 'candidate',
      dealId: candidateId,
    });
    expect(audit.ok.items.at(-1)).toMatchObject({ type: 'candidate.signed', facts: { to: 1 } });
    const invoices = await app.call(club.token, 'Invoice/GetTeamInvoices', {});
    expect(invoices.ok.items).toEqual([]);
  });

  it('rejects with a reason that the player reads; the reason "other" needs a text', async () => {
    const { club, candidateId, player } = await makeCandidate();
    const without = await moveOf(club.token, candidateId, 1, { status: candidateStatus.rejected });
    expect(without.problem).toMatchObject({ code: 'REASON_REQUIRED', errors: [{ field: 'Reason' }] });
    const wordless = await moveOf(club.token, candidateId, 1, {
      status: candidateStatus.rejected,
      reason: 'other',
    });
    expect(wordless.problem.errors).toMatchObject([{ field: 'ReasonText', code: 'required' }]);
    await moveOf(club.token, candidateId, 1, {
      status: candidateStatus.rejected,
      reason: 'age',
      reasonText: 'Cerchiamo un under.',
    });
    const [mine] = (await app.call(player.token, 'Candidate/GetMyApplications', {})).ok.items;
    expect(mine).toMatchObject({
      status: candidateStatus.rejected,
      temporary: false,
      reason: 'age',
      reasonText: 'Cerchiamo un under.',
    });
  });

  it('refuses a move that no transition allows, with the present state', async () => {
    const { club, candidateId } = await makeCandidate();
    const refused = await moveOf(club.token, candidateId, 1, { status: candidateStatus.signed });
    expect(refused.problem).toMatchObject({ status: 409, code: 'TRANSITION_NOT_ALLOWED' });
    expect(refused.problem.current).toMatchObject({ Id: candidateId, Status: 0, Version: 1 });
    const stale = await moveOf(club.token, candidateId, 7, { status: candidateStatus.active });
    expect(stale.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { Version: 1 } });
  });

  it('reopens a temporarily rejected candidate, and no evaluation reverts that', async () => {
    const player = await makePlayerAccount(app);
    const { club, requestId } = await makeOpenRequest(app, { role: playerRole.goalkeeper });
    const { candidate } = (await applyTo(app, player.token, requestId)).ok;
    expect(candidate).toMatchObject({ status: candidateStatus.rejected, temporary: true });
    const back = await moveOf(club.token, candidate.id, 1, { status: candidateStatus.pending });
    expect(back.ok.candidate).toMatchObject({ status: candidateStatus.pending, temporary: false });
    await app.call(player.token, 'Player/SavePlayerPhoneNumber', {
      playerId: player.playerId,
      phoneNumber: '+39 333 1234567',
    });
    await app.settle();
    const [mine] = (await app.call(player.token, 'Candidate/GetMyApplications', {})).ok.items;
    expect(mine).toMatchObject({ status: candidateStatus.pending, version: 2 });
  });

  it('is for the club, its mandated agent and staff; for all others it is absent', async () => {
    const { club, requestId, candidateId, player } = await makeCandidate();
    const [stranger, staff] = [await makeTeamMember(app), await makeStaff(app)];
    const agent = await makeMandatedAgent(requestId, club.teamId);
    const outsider = await makeAgent(app);
    for (const { token } of [stranger, outsider]) {
      expect((await app.call(token, 'Candidate/GetCandidate', { candidateId })).status).toBe(404);
      expect((await moveOf(token, candidateId, 1, { status: candidateStatus.active })).status).toBe(404);
    }
    expect((await moveOf(player.token, candidateId, 1, { status: candidateStatus.active })).status).toBe(403);
    expect(
      (
        await app.call(outsider.token, 'Candidate/GetCandidates', {
          requestId,
          status: candidateStatus.pending,
        })
      ).status,
    ).toBe(403);
    expect((await moveOf(agent.token, candidateId, 1, { status: candidateStatus.active })).status).toBe(200);
    expect((await moveOf(staff.token, candidateId, 2, { status: candidateStatus.signed })).status).toBe(200);
  });

  it('notifies the club and the player’s side of every move with the new state', async () => {
    const { club, candidateId, player } = await makeCandidate();
    await moveOf(club.token, candidateId, 1, { status: candidateStatus.active });
    const told = await app.services.db
      .selectFrom('events')
      .select(['type', 'data', 'recipients'])
      .where('type', 'in', ['application.made', 'candidate.activated'])
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(told.map(({ type }) => type)).toEqual(['candidate.activated', 'application.made']);
    for (const { recipients } of told)
      expect([...recipients].sort()).toEqual([club.accountId, player.accountId].sort());
    expect(told[0]?.data as unknown as CandidateChange).toMatchObject({
      candidateId,
      from: 0,
      to: 3,
      version: 2,
      by: 'club',
    });
  });
});

describe('private data', () => {
  it('notes are read by members of the club only, and the shortlist mark by the club’s side only', async () => {
    const { club, requestId, candidateId, player } = await makeCandidate();
    const colleague = await makeTeamMember(app, { teamId: club.teamId });
    const staff = await makeStaff(app);
    const agent = await makeMandatedAgent(requestId, club.teamId);
    const text = 'canary: bravo ma lento';
    const { note } = (await app.call(club.token, 'Candidate/AddCandidateNote', { candidateId, text })).ok;
    await app.call(club.token, 'Candidate/ShortlistCandidate', { candidateId, shortlisted: true });
    const read = async (token: string) =>
      (await app.call(token, 'Candidate/GetCandidate', { candidateId })).ok;
    expect(await read(colleague.token)).toMatchObject({
      shortlisted: true,
      notes: 1,
      noteList: [{ id: note.id, text }],
    });
    for (const { token } of [player, staff, agent])
      expect(JSON.stringify(await read(token))).not.toContain('canary');
    expect((await read(agent.token)).shortlisted).toBe(true);
    expect((await read(player.token)).shortlisted).toBeUndefined();
    for (const { token } of [await makeTeamMember(app)]) {
      expect((await app.call(token, 'Candidate/DeleteCandidateNote', { noteId: note.id })).status).toBe(404);
      expect((await app.call(token, 'Candidate/AddCandidateNote', { candidateId, text })).status).toBe(404);
    }
    await app.call(colleague.token, 'Candidate/DeleteCandidateNote', { noteId: note.id });
    expect((await read(club.token)).noteList).toEqual([]);
    const marked = { requestId, status: candidateStatus.pending, shortlisted: true };
    expect((await app.call(club.token, 'Candidate/GetCandidates', marked)).ok.total).toBe(1);
  });

  it('the player’s demands are not shown to the club', async () => {
    const player = await makePlayerAccount(app);
    const { club, requestId } = await makeOpenRequest(app, { monthlyOffer: 1000 });
    const record = (await app.call(player.token, 'Player/GetPlayerInfo', { playerId: player.playerId })).ok;
    const entered = { version: record.version, requestedSalary: 777 };
    await applyTo(app, player.token, requestId, { source: 'manual', player: entered });
    const column = await app.call(club.token, 'Candidate/GetCandidates', {
      requestId,
      status: candidateStatus.pending,
    });
    const money = column.ok.items[0]?.criteria.find(({ criterion }) => criterion === 'money');
    expect(money).toMatchObject({ verdict: 'met', has: null });
    expect(JSON.stringify(column.ok)).not.toContain('777');
  });
});

describe('a minor', () => {
  it('a minor who applies opens the card to that club until it rejects the application', async () => {
    const agent = await makeAgent(app);
    const playerId = await makeAgentPlayer(app, agent.agentId, { bornDate: '2010-03-17' });
    const { club, requestId } = await makeOpenRequest(app, { role: playerRole.attackingMidfielder });
    const see = () => app.call(club.token, 'Player/GetPlayerInfo', { playerId });
    expect((await see()).status).toBe(404);
    const { candidate } = (await applyTo(app, agent.token, requestId, { playerId })).ok;
    expect(candidate.status).toBe(0);
    expect((await see()).status).toBe(200);
    const stranger = await makeTeamMember(app);
    expect((await app.call(stranger.token, 'Player/GetPlayerInfo', { playerId })).status).toBe(404);
    const rejected = await moveOf(club.token, candidate.id, 1, {
      status: candidateStatus.rejected,
      reason: 'age',
    });
    expect(rejected.ok.candidate.player).toMatchObject({ open: false, name: 'T. V.' });
    expect((await see()).status).toBe(404);
  });
});

describe('the comparison', () => {
  it('compares up to four candidates and suggested players, in the order given', async () => {
    const { club, requestId, player } = await makeCandidate();
    const agent = await makeAgent(app);
    const suggested = await makeAgentPlayer(app, agent.agentId);
    const minor = await makeAgentPlayer(app, agent.agentId, { bornDate: '2011-01-01' });
    const compare = (playerIds: number[]) =>
      app.call(club.token, 'Candidate/ComparePlayers', { requestId, playerIds });
    const { players } = (await compare([suggested, player.playerId])).ok;
    expect(players.map((one) => [one.player.id, one.candidate?.status ?? null])).toEqual([
      [suggested, null],
      [player.playerId, 0],
    ]);
    expect(players[1]?.criteria.map(({ criterion }) => criterion)).toEqual(['role', 'level', 'place']);
    expect((await compare([minor])).status).toBe(404);
    expect((await compare([1, 2, 3, 4, 5])).problem.errors?.[0]?.code).toBe('tooMany');
    expect((await compare([suggested, suggested])).problem.errors?.[0]?.code).toBe('duplicate');
  });
});

describe('concurrent calls', () => {
  it('fifty applications with the same player create one, and the others get 409', async () => {
    const player = await makePlayerAccount(app);
    const { club, requestId } = await makeOpenRequest(app);
    const input = { requestId, source: 'profile', termsAccepted: true };
    const answers = await sendTogether(
      app,
      fifty.map(() => ({ token: player.token, path: 'Candidate/Apply', input })),
      { table: 'requests', id: requestId },
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) expect(body).toMatchObject({ code: 'ALREADY_APPLIED' });
    const column = await app.call(club.token, 'Candidate/GetCandidates', {
      requestId,
      status: candidateStatus.pending,
    });
    expect(column.ok.total).toBe(1);
  });

  it('fifty moves have one winner, and the others get the new state', async () => {
    const { club, candidateId } = await makeCandidate();
    const answers = await sendTogether(
      app,
      fifty.map((index) => ({
        token: club.token,
        path: 'Candidate/MoveCandidate',
        input: {
          candidateId,
          version: 1,
          ...(index % 2
            ? { status: candidateStatus.active }
            : { status: candidateStatus.rejected, reason: 'level' }),
        },
      })),
      { table: 'candidates', id: candidateId },
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const won = (winners[0] as RawAnswer).body as { Candidate: { Status: number } };
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(49);
    for (const { body } of refused) {
      expect(body).toMatchObject({
        code: 'CHANGED_MEANWHILE',
        current: { Version: 2, Status: won.Candidate.Status },
      });
    }
  });
});
