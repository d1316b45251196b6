import { agentType } from '@trattativa/domain/identity/agent-types';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { Secret, TOTP } from 'otpauth';
import { resetSecondFactor } from '../../../src/identity/accounts/sign-in/reset-second-factor.ts';
import { makeAgent, makePlayerAccount, makeStaff, testPassword } from '../../factories/people.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

const password = 'una salita lunga e verde';

/** The code of the newest mail to an address. */
async function codeTo(app: TestApp, address: string): Promise<string> {
  await app.settle();
  const link = (await app.mailTo(address))[0]?.links[0] ?? '';
  return /[?&](?:code|guardian)=([\w-]+)/.exec(link)?.[1] ?? '';
}

/** Accounts: address, password, second factor, sessions, and what administrators decide about them. */
export async function playAccounts(app: TestApp): Promise<Stage> {
  const agent = await makeAgent(app);
  const staff = await makeStaff(app, { admin: true });
  const colleague = await makeStaff(app);
  const stage = new Stage(app);
  await stage.show({ agent, staff }, { agentId: agent.agentId, accountId: agent.accountId });
  await stage.act('somebody who cannot log in asks for mails', async () => {
    const { email } = agent;
    for (const path of ['SendActivationMail', 'StartResetPassword', 'SendSignInMail'] as const)
      (await app.call(null, `Account/${path}`, { email })).ok;
  });
  const address = 'nuovo@agent.example';
  await stage.act('the agent asks for another address', () =>
    stage.call(agent, 'Account/StartEmailChange', { email: address, currentPassword: testPassword }),
  );
  await stage.act('the link to the new address is opened', async () =>
    app.call(null, 'Account/ConfirmEmail', { code: await codeTo(app, address) }),
  );
  await stage.act('the agent chooses another password', async () => {
    const input = { currentPassword: testPassword, newPassword: password };
    agent.token = (await stage.call(agent, 'Account/ChangePassword', input)).session.accessToken;
  });
  await stage.act('the agent turns a second factor on', async () => {
    const { secret } = await stage.call(agent, 'Account/StartSecondFactor', { currentPassword: password });
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const otp = totp.generate({ timestamp: app.clock.now().getTime() });
    agent.token = (await stage.call(agent, 'Account/ConfirmSecondFactor', { otp })).session.accessToken;
  });
  await stage.act('the operator takes the second factor away', () =>
    resetSecondFactor(app.services.db, address, app.clock.now()),
  );
  await stage.act('an administrator ends the sessions of the agent', () =>
    stage.call(staff, 'Account/EndSessionsOf', { accountId: agent.accountId }),
  );
  await stage.act('an administrator makes the agent a premium one', () =>
    stage.call(staff, 'Administration/SetAgentType', {
      accountId: agent.accountId,
      from: agentType.standard,
      to: agentType.premium,
    }),
  );
  const proved = { accountId: colleague.accountId, currentPassword: testPassword };
  await stage.act('an administrator ends an account of staff', () =>
    stage.call(staff, 'Administration/EndStaff', proved),
  );
  await stage.act('an administrator opens it again', () =>
    stage.call(staff, 'Administration/ReinstateStaff', proved),
  );
  await stage.act('an administrator hands the conversations of support over', () =>
    stage.call(staff, 'Administration/HandOverChat', proved),
  );
  return stage;
}

/** Minors who register and whose date is corrected, and what the nights find about young and incomplete profiles. */
export async function playMinors(app: TestApp): Promise<Stage> {
  const staff = await makeStaff(app, { admin: true });
  const player = await makePlayerAccount(app);
  const stage = new Stage(app);
  await stage.show({ staff, player }, { playerId: player.playerId });
  const [email, guardianEmail] = ['minore@player.example', 'genitore@player.example'];
  await stage.act('a minor registers', async () => {
    const minor = { name: 'Marco', surname: 'Rossi', bornDate: '2009-03-01', guardianEmail };
    const login = {
      email,
      password,
      profile: profileType.player,
      language: 'it',
      termsAccepted: true,
    } as const;
    (await app.call(null, 'Account/Register', { ...login, ...minor })).ok;
  });
  await stage.act('the minor and a parent open their links', async () => {
    for (const to of [email, guardianEmail])
      (await app.call(null, 'Account/ConfirmEmail', { code: await codeTo(app, to) })).ok;
  });
  await stage.later({ days: 2 });
  await stage.act('a profile stays incomplete', () => stage.job('delete-incomplete-profiles'));
  await stage.later({ days: 2 });
  await stage.act('the profile is deleted', () => stage.job('delete-incomplete-profiles'));
  await stage.act('the player begins another', () =>
    stage.call(player, 'Player/SavePlayerInfo', {
      player: { name: 'Luca', surname: 'Ferri', bornDate: '2003-05-20' },
    } as never),
  );
  return stage;
}
