import { readFile } from 'node:fs/promises';
import type { Api } from '@trattativa/contract/api';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyTo, makeOpenRequest } from '../../../test/factories/applications.ts';
import { connect, listen, makePair, ok, refusal } from '../../../test/factories/chat.ts';
import { attachDocument } from '../../../test/factories/files.ts';
import {
  makeAgent,
  makePlayerAccount,
  makeStaff,
  type Person,
  testPassword,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let socketUrl: string;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  socketUrl = await listen(app);
  const support = await makeStaff(app);
  await app.services.db
    .updateTable('accounts')
    .set({ is_chat_owner: true })
    .where('id', '=', support.accountId)
    .execute();
});
afterAll(() => app.close());

type PlayerInput = Api['Player/SavePlayerInfo']['input']['player'];
const minorsBirth = '2012-03-01';
const codeIn = (link: string | undefined) => /[?&](?:code|guardian)=([\w-]+)/.exec(link ?? '')?.[1] ?? '';

const saveBirth = (who: Person, id: number | null, bornDate: string, more: Partial<PlayerInput> = {}) =>
  app.call(who.token, 'Player/SavePlayerInfo', {
    player: {
      name: 'Luca',
      surname: 'Ferri',
      bornDate,
      principalRole: playerRole.centreForward,
      ...(id && { id }),
      ...more,
    },
  });

/** Asserts whether the account may act, and the refusal if not. */
const mayAct = async (player: Person) => {
  const answer = await app.call(player.token, 'Whatchat/OpenSupport', {});
  return answer.status === 200 ? 'yes' : answer.problem.code;
};

async function consent(player: Person, guardianEmail: string): Promise<void> {
  const sent = await app.call(null, 'Account/SendGuardianMail', {
    email: player.email,
    password: testPassword,
    guardianEmail,
  });
  expect(sent.ok).toMatchObject({ ready: false, message: expect.stringContaining(guardianEmail) });
  await app.settle();
  const code = codeIn((await app.mailTo(guardianEmail))[0]?.links[0]);
  expect((await app.call(null, 'Account/ConfirmEmail', { code })).status).toBe(200);
}

describe('a player who registered without a birth date and turns out to be a minor', () => {
  async function registered(): Promise<Person> {
    const email = `senza-data${Math.random()}@test.example`;
    const input = {
      email,
      password: testPassword,
      profile: profileType.player,
      name: 'Luca',
      surname: 'Ferri',
    } as const;
    await app.call(null, 'Account/Register', { ...input, language: 'it', termsAccepted: true });
    await app.settle();
    await app.call(null, 'Account/ConfirmEmail', { code: codeIn((await app.mailTo(email))[0]?.links[0]) });
    const { body } = await app.logIn(email, testPassword);
    return { email, token: body.access_token, accountId: JSON.parse(body.user).Id };
  }

  it('can read but not act until the guardian they name has consented', async () => {
    const player = await registered();
    const me = (await app.call(player.token, 'Account/GetMyProfile', {})).ok;
    const { requestId } = await makeOpenRequest(app);
    const agent = await makeAgent(app);
    const room = await makePair(app, player, agent);
    const channel = connect(socketUrl, player.token).channel(`conversation:${room}`);
    await ok(channel.join());
    expect((await saveBirth(player, me.profileId, minorsBirth, { version: 1 })).status).toBe(200);

    const applied = await applyTo(app, player.token, requestId);
    expect([applied.status, applied.problem.code]).toEqual([403, 'GUARDIAN_MISSING']);
    expect(applied.problem.detail).toContain('consenso di un genitore o tutore');
    expect(await mayAct(player)).toBe('GUARDIAN_MISSING');
    const discussion = await app.post(player.token, '/discussions', { user_ids: [agent.accountId] });
    expect(discussion.problem.code).toBe('GUARDIAN_MISSING');
    await expect
      .poll(() => refusal(channel.push('send_message', { content: 'Ciao' })))
      .toBe('guardian_missing');
    expect(await refusal(channel.push('load_messages', {}))).not.toBe('guardian_missing');
    expect((await app.call(player.token, 'Request/GetRequest', { requestId })).status).toBe(200);
    const account = (await app.call(player.token, 'Account/GetMyAccount', {})).ok;
    expect(account).toMatchObject({ awaitsGuardian: true, guardianEmail: null });
    expect((await app.logIn(player.email, testPassword)).body).toMatchObject({
      error: 'guardian_awaited',
      guardian_email: null,
    });
    const { email } = player;
    const unnamed = await app.call(null, 'Account/SendGuardianMail', { email, password: testPassword });
    expect(unnamed.problem.code).toBe('GUARDIAN_REQUIRED');

    await consent(player, 'mamma-di-luca@test.example');
    expect((await applyTo(app, player.token, requestId)).status).toBe(200);
    expect(await mayAct(player)).toBe('yes');
    await expect.poll(() => refusal(channel.push('send_message', { content: 'Ciao' }))).toBe('none');
    expect((await app.logIn(player.email, testPassword)).status).toBe(200);
  });

  it('is never deleted as unconfirmed, nor is the profile', async () => {
    const player = await registered();
    const { profileId } = (await app.call(player.token, 'Account/GetMyProfile', {})).ok;
    await saveBirth(player, profileId, minorsBirth, { version: 1 });
    app.clock.advance({ days: 9 });
    await app.services.db.transaction().execute(async (tx) => {
      for (const job of ['forget-unconfirmed-accounts', 'delete-incomplete-profiles'])
        await app.services.jobs.enqueue(tx, job, {});
    });
    await app.settle();
    expect((await app.logIn(player.email, testPassword)).body.error).toBe('guardian_awaited');
    const { db } = app.services;
    const kept = await db.selectFrom('players').select('id').where('id', '=', profileId).execute();
    expect(kept).toHaveLength(1);
  });
});

describe('a minor’s birth date suspends, whoever writes it:', () => {
  const withoutRecord = async () => {
    const player = await makePlayerAccount(app);
    await app.services.db.deleteFrom('players').where('id', '=', player.playerId).execute();
    return player;
  };

  it('a first profile', async () => {
    const player = await withoutRecord();
    expect((await saveBirth(player, null, minorsBirth)).status).toBe(200);
    expect(await mayAct(player)).toBe('GUARDIAN_MISSING');
  });

  it('an import to apply with, stored even without an application', async () => {
    const player = await makePlayerAccount(app);
    const { requestId } = await makeOpenRequest(app);
    const entered = { player: { version: 1, bornDate: minorsBirth }, source: 'manual' as const };
    const applied = await applyTo(app, player.token, requestId, entered);
    expect(applied.problem.code).toBe('GUARDIAN_MISSING');
    expect((await app.call(player.token, 'Candidate/GetMyApplications', {})).ok.items).toEqual([]);
    expect(await mayAct(player)).toBe('GUARDIAN_MISSING');
  });

  it('a claimed record', async () => {
    const agent = await makeAgent(app);
    const player = await withoutRecord();
    const kept = {
      name: 'Luca',
      surname: 'Ferri',
      bornDate: minorsBirth,
      principalRole: playerRole.centreForward,
    } as const;
    const { id } = (await app.call(agent.token, 'Agent/AddOrUpdateAgentPlayer', { player: kept })).ok.player;
    await app.call(agent.token, 'Portfolio/InviteToClaim', { playerId: id, email: player.email });
    const { invitations } = (await app.call(player.token, 'Portfolio/GetMyListings', {})).ok;
    const answer = { invitationId: invitations[0]?.id ?? 0, accept: true };
    expect((await app.call(player.token, 'Portfolio/AnswerInvitation', answer)).status).toBe(200);
    expect(await mayAct(player)).toBe('GUARDIAN_MISSING');
  });

  it('staff, who also correct it', async () => {
    const player = await makePlayerAccount(app);
    const staff = await makeStaff(app);
    await saveBirth(staff, player.playerId, minorsBirth, { version: 1 });
    expect(await mayAct(player)).toBe('GUARDIAN_MISSING');
    await attachDocument(app, staff, player.playerId);
    await saveBirth(staff, player.playerId, '2002-03-01', { version: 2 });
    expect(await mayAct(player)).toBe('yes');
    expect((await app.logIn(player.email, testPassword)).status).toBe(200);
  });

  it('a guardian already named is mailed at once', async () => {
    const player = await makePlayerAccount(app);
    const { db } = app.services;
    const guardianEmail = 'gia-indicato@test.example';
    await db
      .updateTable('accounts')
      .set({ guardian_email: guardianEmail })
      .where('id', '=', player.accountId)
      .execute();
    await saveBirth(player, player.playerId, minorsBirth, { version: 1 });
    await app.settle();
    const [mail] = await app.mailTo(guardianEmail);
    await app.call(null, 'Account/ConfirmEmail', { code: codeIn(mail?.links[0]) });
    expect(await mayAct(player)).toBe('yes');
  });
});

it('the migration suspends existing records, except adults and those with consent', async () => {
  const [minor, adult, consented] = [
    await makePlayerAccount(app),
    await makePlayerAccount(app),
    await makePlayerAccount(app),
  ];
  const { db } = app.services;
  const minors = [minor.playerId, consented.playerId];
  await db.updateTable('players').set({ born_date: minorsBirth }).where('id', 'in', minors).execute();
  await db
    .updateTable('accounts')
    .set({ guardian_confirmed_at: app.clock.now() })
    .where('id', '=', consented.accountId)
    .execute();
  expect(await mayAct(minor)).toBe('yes');
  const migration = await readFile(
    new URL('../../../migrations/0050-suspended-accounts.sql', import.meta.url),
    'utf8',
  );
  await sql.raw(migration.slice(migration.indexOf('update accounts'))).execute(db);
  expect(await mayAct(minor)).toBe('GUARDIAN_MISSING');
  expect(await mayAct(adult)).toBe('yes');
  expect(await mayAct(consented)).toBe('yes');
});
