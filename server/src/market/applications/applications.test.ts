import type { Api } from '@trattativa/contract/api';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { type CandidateStatus, candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { requestStatus } from '@trattativa/domain/market/request-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeOpenRequest, applyTo as send } from '../../../test/factories/applications.ts';
import { makeAgentPlayer } from '../../../test/factories/deals.ts';
import {
  makeAgent,
  makeCoach,
  makePlayerAccount,
  makeStaff,
  makeTeam,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const makeRequest = (asked: Parameters<typeof makeOpenRequest>[1] = {}) => makeOpenRequest(app, asked);
const applyTo = (token: string, requestId: number, more: Parameters<typeof send>[3] = {}) =>
  send(app, token, requestId, more);

async function makeCoachPlayer(token: string): Promise<number> {
  const player = {
    name: 'Luca',
    surname: 'Ferri',
    bornDate: '2003-05-20',
    principalRole: playerRole.centreForward,
  } as const;
  const saved = await app.call(token, 'CoachingStaff/AddOrUpdateCoachingStaffPlayer', { player });
  return saved.ok.player.id;
}

describe('applying', () => {
  it('is pending when no criterion is missed, and the club reads it with its criteria', async () => {
    const player = await makePlayerAccount(app);
    const { club, requestId } = await makeRequest();
    const { candidate, message } = (await applyTo(player.token, requestId)).ok;
    expect(message).toBe('Candidato aggiunto');
    expect(candidate).toMatchObject({ status: 0, temporary: false, kind: 'potential' });
    expect(candidate.shortlisted).toBeUndefined();
    const column = (
      await app.call(club.token, 'Candidate/GetCandidates', { requestId, status: candidateStatus.pending })
    ).ok;
    expect(column.items).toMatchObject([{ id: candidate.id, player: { name: 'Luca Ferri', open: true } }]);
    expect(column.total).toBe(1);
    const criteria = column.items[0]?.criteria.map(({ criterion, verdict }) => [criterion, verdict]);
    expect(criteria).toEqual([
      ['role', 'met'],
      ['level', 'unknown'],
      ['place', 'unknown'],
    ]);
  });

  it('is rejected temporarily with the criteria that differ, and becomes pending once the profile fits', async () => {
    const player = await makePlayerAccount(app);
    const { club, requestId } = await makeRequest({ minHeightCm: 190 });
    const record = (await app.call(player.token, 'Player/GetPlayerInfo', { playerId: player.playerId })).ok;
    await app.call(player.token, 'Candidate/Apply', {
      requestId,
      source: 'manual',
      termsAccepted: true,
      player: { version: record.version, heightCm: 170 },
    });
    const mine = async () =>
      (await app.call(player.token, 'Candidate/GetMyApplications', { requestId })).ok.items[0];
    expect(await mine()).toMatchObject({ status: 2, temporary: true, reason: null });
    const height = (await mine())?.criteria.find(({ criterion }) => criterion === 'height');
    expect(height).toMatchObject({ verdict: 'missed', wanted: [190], has: [170] });
    const rejected = (
      await app.call(club.token, 'Candidate/GetCandidates', { requestId, status: candidateStatus.rejected })
    ).ok;
    expect(rejected.items).toHaveLength(1);

    const grown = (await app.call(player.token, 'Player/GetPlayerInfo', { playerId: player.playerId })).ok;
    const { name, surname, version, bornDate, principalRole } = grown;
    const saved = { id: grown.id, version, name, surname, bornDate, principalRole, heightCm: 191 };
    await app.call(player.token, 'Player/SavePlayerInfo', {
      player: saved as Api['Player/SavePlayerInfo']['input']['player'],
    });
    await app.settle();
    expect(await mine()).toMatchObject({ status: 0, temporary: false });
    const details = await app.call(club.token, 'Candidate/GetCandidate', {
      candidateId: (await mine())?.id as number,
    });
    expect(details.ok.timeline.map(({ to, temporary, by }) => [to, temporary, by])).toEqual([
      [2, true, 'applicant'],
      [0, false, 'system'],
    ]);
  });

  it('is evaluated again when the request is relaxed', async () => {
    const player = await makePlayerAccount(app);
    const { club, requestId, request } = await makeRequest({ role: playerRole.goalkeeper });
    expect((await applyTo(player.token, requestId)).ok.candidate.status).toBe(2);
    const { version, level, city, country } = request;
    const asked = {
      id: requestId,
      version,
      role: playerRole.centreForward,
      level,
      city,
      country,
      teamIds: [await makeTeam(app)],
    };
    await app.call(club.token, 'Request/SaveRequest', {
      request: asked as Api['Request/SaveRequest']['input']['request'],
    });
    await app.settle();
    const [now] = (await app.call(player.token, 'Candidate/GetMyApplications', {})).ok.items;
    expect(now).toMatchObject({ status: 0, temporary: false, version: 2 });
  });

  it('twice is refused with "Ti sei già candidato a questa offerta", also with an agent’s record of the same person', async () => {
    const player = await makePlayerAccount(app);
    const agent = await makeAgent(app);
    const linked = await makeAgentPlayer(app, agent.agentId, { accountId: player.accountId });
    const { requestId } = await makeRequest();
    expect((await applyTo(player.token, requestId)).status).toBe(200);
    for (const again of [
      await applyTo(player.token, requestId),
      await applyTo(agent.token, requestId, { playerId: linked }),
    ]) {
      expect(again.status).toBe(409);
      expect(again.problem).toMatchObject({
        code: 'ALREADY_APPLIED',
        detail: 'Ti sei già candidato a questa offerta',
      });
    }
  });

  it('is for players and the agents who list them: all others, including coaching staff, get "Non sei registrato come CALCIATORE"', async () => {
    const { club, requestId } = await makeRequest();
    const [agent, other, coach, scout] = [
      await makeAgent(app),
      await makeAgent(app),
      await makeCoach(app),
      await makeCoach(app, { scout: true }),
    ];
    const playerId = await makeAgentPlayer(app, agent.agentId);
    const ofCoach = await makeCoachPlayer(coach.token);
    const refused = [
      await applyTo(club.token, requestId),
      await applyTo(scout.token, requestId),
      await applyTo(agent.token, requestId),
      await applyTo(other.token, requestId, { playerId }),
      await applyTo(other.token, requestId, { playerId: 987_654_321 }),
      await applyTo(coach.token, requestId, { playerId }),
      await applyTo(coach.token, requestId, { playerId: ofCoach }),
    ];
    for (const answer of refused) {
      expect(answer.status).toBe(403);
      expect(answer.problem).toMatchObject({
        code: 'NOT_REGISTERED_AS_PLAYER',
        detail: 'Non sei registrato come CALCIATORE',
      });
    }
    expect(refused[3]?.problem).toEqual(refused[4]?.problem);
    expect((await applyTo(agent.token, requestId, { playerId })).status).toBe(200);
    const second = await makeRequest();
    const staff = await makeStaff(app);
    expect((await applyTo(staff.token, second.requestId, { playerId })).status).toBe(200);
    const { candidate } = (await applyTo(staff.token, second.requestId, { playerId: ofCoach })).ok;
    for (const [path, input] of [
      ['Candidate/GetMyApplications', {}],
      ['Candidate/GetCandidate', { candidateId: candidate.id }],
      ['Candidate/WithdrawApplication', { candidateId: candidate.id, version: 1 }],
    ] as const)
      expect((await app.call(coach.token, path, input)).status).toBe(403);
  });

  it('requires accepting the terms, refused beside the field, and stores their version and time', async () => {
    const player = await makePlayerAccount(app);
    const { requestId } = await makeRequest();
    const refused = await applyTo(player.token, requestId, { termsAccepted: false });
    expect(refused.problem).toMatchObject({
      status: 400,
      code: 'TERMS_REQUIRED',
      errors: [{ field: 'TermsAccepted', code: 'required' }],
    });
    const { candidate } = (await applyTo(player.token, requestId)).ok;
    const kept = await app.services.db
      .selectFrom('candidates')
      .select(['terms_version', 'terms_accepted_at'])
      .where('id', '=', candidate.id)
      .executeTakeFirst();
    expect(kept).toEqual({ terms_version: '2026-11', terms_accepted_at: app.clock.now() });
  });

  it('is not possible for a closed request', async () => {
    const agent = await makeAgent(app);
    const player = await makePlayerAccount(app);
    const { club, requestId, request } = await makeRequest();
    await app.call(club.token, 'Request/UpdateRequestStatus', {
      requestId,
      version: request.version,
      status: requestStatus.closed,
    });
    expect((await applyTo(player.token, requestId)).status).toBe(404);
    const playerId = await makeAgentPlayer(app, agent.agentId);
    expect((await applyTo(agent.token, requestId, { playerId })).status).toBe(404);
    const staff = await makeStaff(app);
    expect((await applyTo(staff.token, requestId, { playerId })).problem.code).toBe('REQUEST_CLOSED');
  });

  it('with typed data creates the record of a player who has none, and marks it as come through the platform', async () => {
    const player = await makePlayerAccount(app);
    await app.services.db.deleteFrom('players').where('id', '=', player.playerId).execute();
    const { requestId } = await makeRequest();
    expect((await applyTo(player.token, requestId)).problem.code).toBe('NOT_REGISTERED_AS_PLAYER');
    const entered = {
      bornDate: '2003-05-20',
      principalRole: playerRole.centreForward,
      nationality: 'IT',
      country: 'IT',
    } as const;
    const { candidate } = (await applyTo(player.token, requestId, { source: 'manual', player: entered })).ok;
    expect(candidate.status).toBe(0);
    const record = (await app.call(player.token, 'Player/GetPlayerInfo', { playerId: candidate.player.id }))
      .ok;
    expect(record).toMatchObject({ ...entered, euPassport: true, profile: profileType.player });
    const transfer = await app.call(player.token, 'Player/IsTransferPlayer', { playerId: record.id });
    expect(JSON.stringify(transfer.ok)).toContain('true');
  });

  it('with typed data changes only the sent fields, and refuses an outdated version', async () => {
    const player = await makePlayerAccount(app);
    const { requestId } = await makeRequest();
    const before = (await app.call(player.token, 'Player/GetPlayerInfo', { playerId: player.playerId })).ok;
    const stale = await applyTo(player.token, requestId, {
      source: 'manual',
      player: { version: before.version + 5, heightCm: 180 },
    });
    expect(stale.problem).toMatchObject({ status: 409, code: 'CHANGED_MEANWHILE' });
    const bad = await applyTo(player.token, requestId, {
      source: 'manual',
      player: { version: before.version, country: 'ZZ', bornDate: '2030-01-01' },
    });
    expect(bad.problem.errors?.map(({ field }) => field)).toEqual(['Player.BornDate', 'Player.Country']);
    await applyTo(player.token, requestId, {
      source: 'import',
      player: { version: before.version, heightCm: 180, requestedSalary: 900 },
    });
    const after = (await app.call(player.token, 'Player/GetPlayerInfo', { playerId: player.playerId })).ok;
    expect(after).toMatchObject({
      heightCm: 180,
      requestedSalary: 900,
      principalRole: before.principalRole,
      bornDate: before.bornDate,
    });
  });

  it('is withdrawn by the player’s side and may be made again, but not once it is decided', async () => {
    const player = await makePlayerAccount(app);
    const stranger = await makePlayerAccount(app);
    const { club, requestId } = await makeRequest();
    const first = (await applyTo(player.token, requestId)).ok.candidate;
    const seen = { candidateId: first.id, version: first.version };
    expect((await app.call(stranger.token, 'Candidate/WithdrawApplication', seen)).status).toBe(404);
    expect((await app.call(player.token, 'Candidate/WithdrawApplication', seen)).ok.message).toBe(
      'Candidatura ritirata',
    );
    expect((await app.call(club.token, 'Candidate/GetCandidate', { candidateId: first.id })).status).toBe(
      404,
    );
    const again = (await applyTo(player.token, requestId)).ok.candidate;
    await app.call(club.token, 'Candidate/MoveCandidate', {
      candidateId: again.id,
      version: 1,
      status: candidateStatus.rejected,
      reason: 'roleFilled',
    });
    const late = { candidateId: again.id, version: 2 };
    expect((await app.call(player.token, 'Candidate/WithdrawApplication', late)).problem.code).toBe(
      'TRANSITION_NOT_ALLOWED',
    );
    expect((await applyTo(player.token, requestId)).problem.code).toBe('ALREADY_APPLIED');
  });

  it('is deleted twelve months after its last move, unless it is undecided on an active request', async () => {
    const { requestId, request, club } = await makeRequest();
    const apply = async () => (await applyTo((await makePlayerAccount(app)).token, requestId)).ok.candidate;
    const [waiting, rejected, active] = [await apply(), await apply(), await apply()];
    const move = (candidateId: number, to: { status: CandidateStatus; reason?: 'level' }) =>
      app.call(club.token, 'Candidate/MoveCandidate', { candidateId, version: 1, ...to });
    await move(rejected.id, { status: candidateStatus.rejected, reason: 'level' });
    await move(active.id, { status: candidateStatus.active });
    const { db } = app.services;
    const aged = (months: number) =>
      sql`update candidates set changed_at = ${app.clock.now()}::timestamptz - ${`${months} months`}::interval
        where request_id = ${requestId}`.execute(db);
    const left = async () => {
      for (let time = 0; time < 2; time += 1)
        await db.transaction().execute((tx) => app.services.jobs.enqueue(tx, 'forget-old-applications', {}));
      await app.settle();
      const found = db.selectFrom('candidates').select('id').where('request_id', '=', requestId);
      return (await found.orderBy('id').execute()).map(({ id }) => id);
    };
    await aged(12);
    expect(await left()).toEqual([waiting.id, rejected.id, active.id]);
    await aged(13);
    expect(await left()).toEqual([waiting.id, active.id]);
    const closing = { requestId, version: request.version, status: requestStatus.closed } as const;
    await app.call(club.token, 'Request/UpdateRequestStatus', closing).then(({ ok }) => ok);
    expect(await left()).toEqual([]);
  });

  it('is limited to a hundred a day for one account', async () => {
    const agent = await makeAgent(app);
    await app.services.db
      .insertInto('application_quotas')
      .values({ account_id: agent.accountId, day: '2026-09-15', applications: 99, pages_read: 0 })
      .execute();
    const apply = async () => {
      const { requestId } = await makeRequest();
      return applyTo(agent.token, requestId, { playerId: await makeAgentPlayer(app, agent.agentId) });
    };
    expect((await apply()).status).toBe(200);
    expect((await apply()).problem.code).toBe('RATE_LIMITED');
    await app.services.db
      .updateTable('application_quotas')
      .set({ day: '2026-09-14' })
      .where('account_id', '=', agent.accountId)
      .execute();
    expect((await apply()).status).toBe(200);
  });
});
