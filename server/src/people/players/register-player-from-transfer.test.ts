import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgent, makePlayerAccount } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;
let agent: Awaited<ReturnType<typeof makeAgent>>;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  agent = await makeAgent(app);
});
afterAll(() => app.close());

const password = 'tre parole lunghe';
const venier = {
  Name: 'Tommaso',
  Surname: 'Venier',
  BornDate: '2004-03-17',
  PrincipalRole: 9,
  City: 'Padova',
};
const register = (token: string | null, input: object) =>
  app.post(token, '/api/Account/RegisterPlayerFromTransfer', {
    Email: 'tommaso@test.example',
    Language: 'it',
    TermsAccepted: true,
    Player: venier,
    ...input,
  });

async function opens(email: string, subject: string): Promise<string> {
  await app.settle();
  const mail = (await app.mailTo(email)).find((one) => one.subject.includes(subject));
  return new URLSearchParams(mail?.links[0]?.split('?')[1]).get('code') ?? '';
}

describe('a player registers with a profile', () => {
  it('is inactive until the mailed link is opened, and has a profile marked as transfer', async () => {
    const email = 'tommaso@test.example';
    expect((await register(null, { Password: password })).status).toBe(200);
    expect((await app.logIn(email, password)).body.error_description).toContain('Utente non attivo');
    await app.call(null, 'Account/ConfirmEmail', { code: await opens(email, 'Attiva') });
    const { access_token: token } = (await app.logIn(email, password)).body;
    const me = (await app.call(token, 'Account/GetMyProfile', {})).ok;
    const playerId = me.profileId ?? 0;
    expect((await app.call(token, 'Player/GetPlayerInfo', { playerId })).ok).toMatchObject({
      profile: 0,
      name: 'Tommaso',
      city: 'Padova',
      completeness: 'incomplete',
    });
    expect((await app.call(token, 'Player/IsTransferPlayer', { playerId })).ok.isTransferPlayer).toBe(true);
  });

  it('is refused with the spec’s message when the e-mail exists, and nothing is linked to it', async () => {
    const other = await makePlayerAccount(app);
    const answer = await register(null, { Email: other.email, Password: password });
    expect([answer.status, answer.problem.detail]).toEqual([409, 'Email già esistente']);
    const records = await app.services.db
      .selectFrom('players')
      .select('id')
      .where('account_id', '=', other.accountId)
      .execute();
    expect(records).toHaveLength(1);
  });

  it.each([
    [{ TermsAccepted: false }, 'TERMS_REQUIRED', 'TermsAccepted'],
    [{ Player: { ...venier, BornDate: null } }, 'INVALID_PERSONAL_INFO', 'Player.BornDate'],
    [{ Player: { ...venier, BornDate: '2010-01-01' } }, 'GUARDIAN_REQUIRED', 'GuardianEmail'],
    [{ Player: { ...venier, Country: 'ZZ' } }, 'INVALID_INPUT', 'Player.Country'],
    [{ Player: { ...venier, Id: 80001, Version: 1 } }, 'INVALID_INPUT', 'Player.Id'],
    [{ Password: undefined }, 'INVALID_INPUT', 'Password'],
    [{ Password: 'calciatore' }, 'PASSWORD_TOO_COMMON', 'Password'],
    [{ BaseUrl: 'https://evil.example' }, 'BASE_URL_NOT_ALLOWED', undefined],
  ])('is refused with %j', async (input, code, field) => {
    const answer = await register(null, { Email: 'nobody@test.example', Password: password, ...input });
    expect(answer.problem).toMatchObject({ code, ...(field && { errors: [{ field }] }) });
    await app.settle();
    expect(await app.mailTo('nobody@test.example')).toEqual([]);
  });
});

describe('an agent registers a player', () => {
  it('at no variant of the own address', async () => {
    const own = agent.email.replace('@', '+figlio@');
    const forPlayer = await register(agent.token, { Email: own });
    expect(forPlayer.problem.errors).toMatchObject([{ field: 'Email', code: 'ownAddress' }]);
  });

  it('names no parent: the minor does so at the first login, and not the agent', async () => {
    const email = 'figlio@test.example';
    const minor = { Email: email, Player: { ...venier, BornDate: '2012-03-17' } };
    const named = await register(agent.token, { ...minor, GuardianEmail: 'tutore@test.example' });
    expect(named.problem.errors).toMatchObject([{ field: 'GuardianEmail', code: 'namedByPerson' }]);
    expect((await register(agent.token, minor)).status).toBe(200);
    await app.call(null, 'Account/ConfirmEmail', { code: await opens(email, 'Attiva') });
    const code = await opens(email, 'password');
    await app.call(null, 'Account/ConfirmResetPassword', { code, email, newPassword: password });
    expect((await app.logIn(email, password)).body).toMatchObject({ error: 'guardian_awaited' });
    const name = (guardianEmail: string) =>
      app.call(null, 'Account/SendGuardianMail', { email, password, guardianEmail });
    expect((await name(agent.email.replace('@', '+figlio@'))).problem.errors).toMatchObject([
      { field: 'GuardianEmail', code: 'ownAddress' },
    ]);
    expect((await name('tutore@test.example')).status).toBe(200);
    await app.settle();
    expect(await app.mailTo('tutore@test.example')).toHaveLength(1);
  });

  it('the player alone activates the account and chooses the password', async () => {
    const email = 'assistito@test.example';
    const refused = await register(agent.token, { Email: email, Password: password });
    expect(refused.problem.errors).toMatchObject([{ field: 'Password' }]);
    expect((await register(agent.token, { Email: email })).ok).toMatchObject({
      message: expect.stringContaining('scegliere la password'),
    });
    await app.call(null, 'Account/ConfirmEmail', { code: await opens(email, 'Attiva') });
    const code = await opens(email, 'password');
    await app.call(null, 'Account/ConfirmResetPassword', { code, email, newPassword: password });
    expect((await app.logIn(email, password)).status).toBe(200);
  });
});
