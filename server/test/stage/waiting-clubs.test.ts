import { endpoints } from '@trattativa/contract/api';
import type { Endpoint } from '@trattativa/contract/endpoint';
import { isOpenWhileWaiting } from '@trattativa/contract/open-while-waiting';
import { toWire } from '@trattativa/contract/wire-names';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeAgent, makeStaff, makeTeam } from '../factories/people.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';

const all: Endpoint[] = Object.values(endpoints);
let app: TestApp;
const password = 'prato verde a mezzogiorno';

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

/** A club that has registered and confirmed its address, in the session that its refused login offers. */
async function waitingClub(email: string) {
  const input = {
    email,
    password,
    profile: profileType.team,
    name: 'Virtus Attesa',
    language: 'it',
    termsAccepted: true,
  } as const;
  (await app.call(null, 'Account/Register', input)).ok;
  await app.settle();
  const code = new URLSearchParams((await app.mailTo(email))[0]?.links[0]?.split('?')[1]).get('code') ?? '';
  (await app.call(null, 'Account/ConfirmEmail', { code })).ok;
  const refused = await app.logIn(email, password);
  expect([refused.status, refused.body.error_description]).toEqual([400, 'Utente non autorizzato']);
  const entered = await app.app.http.inject({
    method: 'POST',
    url: '/auth/enter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ code: refused.body.entry }).toString(),
  });
  const token = entered.json().access_token as string;
  const me = (await app.call(token, 'Account/GetMyProfile', {})).ok;
  return { token, teamId: me.profileId ?? 0, me };
}

const draft = { role: playerRole.attackingMidfielder, level: 3 as const, city: 'Padova', country: 'IT' };

it('a club that waits for staff may call what its desk needs, and nothing else', async () => {
  const { token, me } = await waitingClub('attesa@test.example');
  expect(me).toMatchObject({ kind: 'team', profile: profileType.teamNotAccepted });
  const refused: string[] = [];
  for (const endpoint of all.filter(({ who }) => who.team !== 'denied')) {
    const { status, problem } = await app
      .post(token, endpoint.path, toWire(endpoint.example.input as never))
      .then((answer) => ({ status: answer.status, problem: answer.status < 400 ? null : answer.problem }));
    const isRefused = status === 403 && problem?.code === 'CLUB_NOT_ACCEPTED';
    // A draft with recipients is refused as well: their names would be read back.
    if (isRefused && endpoint.path !== '/api/Request/SaveDraft') refused.push(endpoint.path);
    else expect(isOpenWhileWaiting(endpoint), endpoint.path).toBe(true);
  }
  expect(refused).toEqual(
    all.filter((one) => one.who.team !== 'denied' && !isOpenWhileWaiting(one)).map(({ path }) => path),
  );
  expect(refused).toContain('/api/Player/GetPlayers');
  expect(refused).toContain('/api/Search/Find');
});

it('prepares a request as a draft, cannot publish it, and finds it when staff have accepted the club', async () => {
  const { token, teamId } = await waitingClub('bozza@test.example');
  const saved = (await app.call(token, 'Request/SaveDraft', { draft })).ok.draft;
  const { id, version } = saved;
  const publish = () =>
    app.call(token, 'Request/SaveRequest', { request: draft, draft: { id, version } } as never);
  const refused = await publish();
  expect([refused.status, refused.problem.code]).toEqual([403, 'CLUB_NOT_ACCEPTED']);
  expect(refused.problem.detail).toContain('Lo staff sta ancora verificando il tuo club');
  const agent = await makeAgent(app);
  const named = await app.call(token, 'Request/SaveDraft', {
    draft: { ...draft, agentIds: [agent.agentId as number] },
  });
  expect(named.problem.code).toBe('CLUB_NOT_ACCEPTED');
  const staff = await makeStaff(app);
  (await app.call(staff.token, 'Team/AcceptTeam', { teamId })).ok;
  // The open session has the rights of an accepted club from the next call on.
  expect((await app.call(token, 'Account/GetMyProfile', {})).ok.profile).toBe(1);
  const published = await app.call(token, 'Request/SaveRequest', {
    request: { ...draft, agentIds: [agent.agentId as number] },
    draft: { id, version },
  });
  expect(published.status).toBe(200);
});

it('keeps its drafts when staff find that it is a club they know', async () => {
  const { token, teamId } = await waitingClub('nota@test.example');
  const { id } = (await app.call(token, 'Request/SaveDraft', { draft })).ok.draft;
  const record = await makeTeam(app, { profile: profileType.teamNotRegistered });
  const staff = await makeStaff(app);
  (await app.call(staff.token, 'Team/AcceptTeam', { teamId, recordId: record })).ok;
  expect((await app.call(token, 'Request/GetDraft', { draftId: id })).ok.team?.id).toBe(record);
});

it('completes its profile and talks to support, and to nobody else', async () => {
  const { token, teamId } = await waitingClub('profilo@test.example');
  const staff = await makeStaff(app);
  await sql`update accounts set is_chat_owner = true where id = ${staff.accountId}`.execute(app.services.db);
  const team = (await app.call(token, 'Team/GetTeamData', { teamId })).ok;
  const changed = {
    id: teamId,
    version: team.version,
    name: 'Virtus Completa',
    city: 'Padova',
    country: 'IT',
  };
  const saved = await app.call(token, 'Team/SaveTeamInfo', { team: changed });
  expect(saved.status).toBe(200);
  const { items: waiting } = (await app.call(staff.token, 'Team/GetWaitingTeams', {})).ok;
  expect(waiting.find(({ id }) => id === teamId)).toMatchObject({ name: 'Virtus Completa', city: 'Padova' });
  const support = await app.call(token, 'Whatchat/OpenSupport', {});
  expect(support.status).toBe(200);
  const contacts = await app.app.http.inject({
    method: 'GET',
    url: '/contacts',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(contacts.statusCode).toBe(403);
});

it('that staff refuse goes with all that it prepared, and may register again', async () => {
  const email = 'rifiuto@test.example';
  const staff = await makeStaff(app);
  await sql`update accounts set is_chat_owner = id = ${staff.accountId}`.execute(app.services.db);
  const { token, teamId } = await waitingClub(email);
  (await app.call(token, 'Request/SaveDraft', { draft })).ok;
  (await app.call(token, 'Whatchat/OpenSupport', {})).ok;
  (await app.call(token, 'Account/SaveMyPreferences', { digest: 'weekly' })).ok;
  const reason = 'Non risulta alcuna affiliazione a una federazione.';
  (await app.call(staff.token, 'Team/RefuseTeam', { teamId, reason })).ok;
  expect((await app.call(token, 'Account/GetMyProfile', {})).status).toBe(401);
  await app.settle();
  expect((await app.mailTo(email))[0]?.text).toContain(reason);
  const again = await waitingClub(email);
  expect(again.teamId).not.toBe(teamId);
  expect((await app.call(again.token, 'Request/GetDrafts', {})).ok.items).toEqual([]);
});

it('is not entered by somebody who was removed from a club', async () => {
  const { teamId } = await waitingClub('tolto@test.example');
  await sql`delete from team_members where team_id = ${teamId}`.execute(app.services.db);
  const login = await app.logIn('tolto@test.example', password);
  expect([login.body.error_description, login.body.entry]).toEqual(['Utente non autorizzato', undefined]);
});
