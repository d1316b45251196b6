import { agentType } from '@trattativa/domain/identity/agent-types';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, OpenSockets, ok } from '../../../test/factories/chat.ts';
import { makeAgent, makeStaff, type Person, testPassword } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { createStaff } from '../accounts/create-staff.ts';

let app: TestApp;
let admin: Person;
let sockets: OpenSockets;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  admin = await makeStaff(app, { admin: true });
  const { accountId } = await makeStaff(app);
  await sql`update accounts set is_chat_owner = true where id = ${accountId}`.execute(app.services.db);
  sockets = new OpenSockets(await listen(app));
});
afterAll(async () => {
  sockets.close();
  await app.close();
});

const year = { from: '2026-01-01', to: '2026-12-31' };
const proof = { currentPassword: testPassword };

const audited = async () =>
  (await app.call(admin.token, 'Audit/GetAudit', { kind: 'account' })).ok.items.map(
    ({ type, dealId, facts }) => ({ type, dealId, facts }),
  );

describe('the sub-type of an agent', () => {
  it('holds at once in an open session, and the agent is told', async () => {
    const agent = await makeAgent(app);
    const refused = await app.call(agent.token, 'Kpi/GetRevenue', year);
    expect(refused.status).toBe(403);
    const { accountId } = agent;
    const changed = await app.call(admin.token, 'Administration/SetAgentType', {
      accountId,
      from: agentType.standard,
      to: agentType.premium,
    });
    expect(changed.ok.account).toMatchObject({ kind: 'premium', agentType: agentType.premium });
    expect((await app.call(agent.token, 'Kpi/GetRevenue', year)).status).toBe(200);
    expect((await app.call(agent.token, 'Account/GetMyProfile', {})).ok.kind).toBe('premium');
    await app.settle();
    const { items } = (await app.call(agent.token, 'Notification/GetNotifications', {})).ok;
    expect(items.map(({ kind }) => kind)).toEqual(['becamePremiumAgent']);
    expect((await app.mailTo(agent.email))[0]?.subject).toContain('agente premium');
    expect((await audited())[0]).toEqual({
      type: 'administration.agentTypeChanged',
      dealId: accountId,
      facts: { from: agentType.standard, to: agentType.premium },
    });
  });

  it('reaches the open screens of the agent over the socket', async () => {
    const agent = await makeAgent(app);
    const own = sockets.online(agent).channel(`users:${agent.accountId}`);
    await ok(own.join());
    const heard = new Promise<{ type: string }>((resolve) => {
      own.on('live', (event: { type: string }) => {
        if (event.type === 'administration.agentTypeChanged') resolve(event);
      });
    });
    await app.app.start();
    const { accountId } = agent;
    await app.call(admin.token, 'Administration/SetAgentType', {
      accountId,
      from: agentType.standard,
      to: agentType.localPartner,
    });
    expect((await heard).type).toBe('administration.agentTypeChanged');
  });

  it('is not changed by whoever saw another one', async () => {
    const { accountId } = await makeAgent(app, { agentType: agentType.localPartner });
    const late = await app.call(admin.token, 'Administration/SetAgentType', {
      accountId,
      from: agentType.standard,
      to: agentType.premium,
    });
    expect(late.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { AgentType: 1 } });
  });

  it('is no matter of staff: neither theirs to change nor to have', async () => {
    const staff = await makeStaff(app);
    const { accountId } = staff;
    const input = { accountId, from: agentType.standard, to: agentType.premium } as const;
    expect((await app.call(staff.token, 'Administration/SetAgentType', input)).status).toBe(403);
    expect((await app.call(admin.token, 'Administration/SetAgentType', input)).status).toBe(404);
  });
});

describe('an account of staff', () => {
  const person = { name: 'Ada', surname: 'Neri', language: 'it', administrator: false } as const;

  it('is opened by an invitation with which the person chooses the password', async () => {
    const email = 'ada.neri@test.example';
    const input = { email, ...person };
    expect((await app.call(admin.token, 'Administration/InviteStaff', input)).problem.code).toBe(
      'PASSWORD_WRONG',
    );
    const invited = await app.call(admin.token, 'Administration/InviteStaff', { ...input, ...proof });
    expect(invited.ok.items.find((one) => one.email === email)).toMatchObject({
      administrator: false,
      endedAt: null,
      can: { end: true, handOverChat: true },
    });
    await app.settle();
    const [mail] = await app.mailTo(email);
    const code = /code=([\w-]+)/.exec(mail?.links[0] ?? '')?.[1] ?? '';
    const newPassword = 'tre alberi e un ponte';
    expect((await app.call(null, 'Account/ConfirmResetPassword', { code, email, newPassword })).status).toBe(
      200,
    );
    expect((await app.logIn(email, newPassword)).status).toBe(200);
    const again = await app.call(admin.token, 'Administration/InviteStaff', { ...input, ...proof });
    expect(again.problem).toMatchObject({ code: 'EMAIL_EXISTS', errors: [{ field: 'Email' }] });
  });

  it('ends with its sessions and sockets, cannot log in, and can be opened again', async () => {
    const staff = await makeStaff(app);
    const { accountId } = staff;
    const socket = sockets.online(staff);
    await ok(socket.channel(`users:${accountId}`).join());
    const closed = new Promise((resolve) => socket.onClose(resolve));
    expect((await app.call(admin.token, 'Administration/EndStaff', { accountId })).status).toBe(403);
    const ended = await app.call(admin.token, 'Administration/EndStaff', { accountId, ...proof });
    expect(ended.ok.items.find((one) => one.accountId === accountId)).toMatchObject({
      endedAt: app.clock.now().toISOString(),
      openSessions: 0,
      can: { end: false, reinstate: true, handOverChat: false },
    });
    await closed;
    expect((await app.call(staff.token, 'Account/GetMyProfile', {})).status).toBe(401);
    expect((await app.logIn(staff.email, testPassword)).body.error_description).toBe(
      'Utente non autorizzato',
    );
    await app.call(admin.token, 'Administration/ReinstateStaff', { accountId, ...proof });
    expect((await app.logIn(staff.email, testPassword)).status).toBe(200);
    const acts = (await audited()).filter(({ dealId }) => dealId === accountId).map(({ type }) => type);
    expect(acts).toEqual(['administration.staffReinstated', 'administration.staffEnded']);
  });

  it('a member of staff cannot end their own account', async () => {
    const { accountId } = admin;
    const own = await app.call(admin.token, 'Administration/EndStaff', { accountId, ...proof });
    expect(own.problem.code).toBe('STAFF_ENDS_OTHERS');
  });

  it('is left to one of two administrators who end each other at once', async () => {
    const other = await makeStaff(app, { admin: true });
    const [one, two] = await Promise.all([
      app.call(admin.token, 'Administration/EndStaff', { accountId: other.accountId, ...proof }),
      app.call(other.token, 'Administration/EndStaff', { accountId: admin.accountId, ...proof }),
    ]);
    expect([one.status, two.status].filter((status) => status === 200)).toHaveLength(1);
    const winner = one.status === 200 ? admin : other;
    const loser = winner === admin ? other : admin;
    const { accountId } = loser;
    await app.call(winner.token, 'Administration/ReinstateStaff', { accountId, ...proof });
    const body = (await app.logIn(admin.email, testPassword)).body;
    admin = { ...admin, token: body.access_token };
  });
});

describe('the chat owner', () => {
  const owners = async () =>
    (
      await sql<{ email: string }>`select email::text from accounts where is_chat_owner`.execute(
        app.services.db,
      )
    ).rows.map(({ email }) => email);
  const create = (email: string, chatOwner: boolean) =>
    createStaff(
      app.services.db,
      app.services.ids,
      { email, name: 'A', surname: 'B', administrator: false, chatOwner, language: 'it' },
      app.clock.now(),
    );

  it('is the first member of staff that is created, and exactly one', async () => {
    await create('first@test.example', false);
    const before = await owners();
    expect(before).toHaveLength(1);
    await create('second@test.example', true);
    expect(await owners()).toEqual(['second@test.example']);
  });

  it('is handed over, and told; whoever had it may then be ended', async () => {
    const next = await makeStaff(app);
    const { items } = (await app.call(admin.token, 'Administration/GetStaff', {})).ok;
    const owner = items.find(({ chatOwner }) => chatOwner);
    const accountId = owner?.accountId ?? 0;
    const refused = await app.call(admin.token, 'Administration/EndStaff', { accountId, ...proof });
    expect(refused.problem.code).toBe('CHAT_OWNER_STAYS');
    await app.call(admin.token, 'Administration/HandOverChat', { accountId: next.accountId, ...proof });
    expect(await owners()).toEqual([next.email]);
    await app.settle();
    const told = (await app.call(next.token, 'Notification/GetNotifications', {})).ok.items;
    expect(told.map(({ kind }) => kind)).toContain('becameChatOwner');
    const ended = await app.call(admin.token, 'Administration/EndStaff', { accountId, ...proof });
    expect(ended.status).toBe(200);
  });

  it('is kept by the database: neither none, nor two, nor one that has ended', async () => {
    const { db } = app.services;
    await expect(
      sql`update accounts set is_chat_owner = false where is_chat_owner`.execute(db),
    ).rejects.toThrow(/always the chat owner/);
    await expect(
      sql`update accounts set is_chat_owner = true where id = ${admin.accountId}`.execute(db),
    ).rejects.toThrow(/one_chat_owner/);
    await expect(
      sql`update accounts set staff_ended_at = now() where is_chat_owner`.execute(db),
    ).rejects.toThrow(/accounts_staff_ended/);
  });
});

describe('accounts', () => {
  it('are found by name or e-mail, with their open sessions; agents alone where asked', async () => {
    const agent = await makeAgent(app, { name: 'Ermenegilda' });
    const byName = await app.call(admin.token, 'Administration/FindAccounts', { text: 'ermenegìlda' });
    expect(byName.ok).toMatchObject({ total: 1, items: [{ accountId: agent.accountId, openSessions: 1 }] });
    const byMail = await app.call(admin.token, 'Administration/FindAccounts', {
      text: agent.email.toUpperCase(),
    });
    expect(byMail.ok.items.map(({ email }) => email)).toEqual([agent.email]);
    const agents = await app.call(admin.token, 'Administration/FindAccounts', { onlyAgents: true });
    expect(new Set(agents.ok.items.map(({ kind }) => kind))).toEqual(new Set(['agent', 'premium']));
  });

  it('come page after page in the order of their names', async () => {
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await app.call(admin.token, 'Administration/FindAccounts', {
        limit: 3,
        ...(cursor && { cursor }),
      });
      seen.push(...page.ok.items.map(({ email }) => email));
      cursor = page.ok.nextCursor ?? undefined;
    } while (cursor);
    const all = (await app.call(admin.token, 'Administration/FindAccounts', { limit: 100 })).ok;
    expect(seen).toEqual(all.items.map(({ email }) => email));
  });

  it('lose their sessions and sockets when an administrator ends them, which the audit says', async () => {
    const agent = await makeAgent(app);
    const socket = sockets.online(agent);
    await ok(socket.channel(`users:${agent.accountId}`).join());
    const closed = new Promise((resolve) => socket.onClose(resolve));
    await app.call(admin.token, 'Account/EndSessionsOf', { accountId: agent.accountId });
    await closed;
    expect((await app.call(agent.token, 'Account/GetMyProfile', {})).status).toBe(401);
    expect((await audited())[0]).toMatchObject({
      type: 'administration.sessionsEnded',
      dealId: agent.accountId,
    });
  });
});
