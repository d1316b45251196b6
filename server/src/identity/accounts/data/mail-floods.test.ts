import { profileType } from '@trattativa/domain/identity/profile-types';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../../test/factories/deals.ts';
import { makeAgent, makeTeamMember, testPassword } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

/** Nobody can flood a mailbox through this service, whatever calls they use (API6). */

let app: TestApp;
let made = 0;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

async function mailsTo(address: string): Promise<number> {
  await app.settle();
  return (await app.mailTo(address)).length;
}

describe('a mailbox is protected from floods', () => {
  it('the mailbox of a guardian is protected from the registration of many minors', async () => {
    const guardianEmail = 'vittima@test.example';
    const statuses: number[] = [];
    for (let minor = 0; minor < 8; minor += 1) {
      const answer = await app.call(null, 'Account/Register', {
        email: `minore-finto${minor}@test.example`,
        password: testPassword,
        profile: profileType.player,
        name: 'Marco',
        surname: 'Rossi',
        language: 'it',
        termsAccepted: true,
        bornDate: '2010-03-01',
        guardianEmail,
      });
      statuses.push(answer.status);
      await app.settle();
    }
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(3).fill(429)]);
    expect(await mailsTo(guardianEmail)).toBe(5);
  });

  it('by invitations to claim many records, even from many portfolios', async () => {
    const email = 'invitato@test.example';
    const agents = [await makeAgent(app), await makeAgent(app)];
    const codes: string[] = [];
    for (let record = 0; record < 7; record += 1) {
      const agent = agents[record % 2] ?? agents[0];
      if (!agent) throw new Error('no agent');
      const playerId = await makeAgentPlayer(app, agent.agentId);
      const answer = await app.call(agent.token, 'Portfolio/InviteToClaim', { playerId, email });
      codes.push(answer.status === 200 ? 'sent' : answer.problem.code);
    }
    expect(codes).toEqual([...Array(5).fill('sent'), 'INVITED_TOO_OFTEN', 'INVITED_TOO_OFTEN']);
    expect(await mailsTo(email)).toBe(5);
  });

  it('by registrations and invitations at many spellings of one address', async () => {
    app.clock.advance({ minutes: 1 });
    const statuses: number[] = [];
    for (let tag = 0; tag < 7; tag += 1) {
      const answer = await app.call(null, 'Account/RegisterPlayerFromTransfer', {
        email: `colpito+${tag}@test.example`,
        password: testPassword,
        language: 'it',
        termsAccepted: true,
        player: { name: 'Marco', surname: 'Rossi', bornDate: '2001-03-01' },
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([...Array(5).fill(200), ...Array(2).fill(429)]);
    app.clock.advance({ minutes: 1 });
    const agent = await makeAgent(app);
    const codes: string[] = [];
    for (let tag = 0; tag < 7; tag += 1) {
      const playerId = await makeAgentPlayer(app, agent.agentId);
      const email = `altro+${tag}@test.example`;
      const answer = await app.call(agent.token, 'Portfolio/InviteToClaim', { playerId, email });
      codes.push(answer.status === 200 ? 'sent' : answer.problem.code);
    }
    expect(codes).toEqual([...Array(5).fill('sent'), 'INVITED_TOO_OFTEN', 'INVITED_TOO_OFTEN']);
  });

  it('by a club that invites the same person, or a whole town', async () => {
    const owner = await makeTeamMember(app);
    const invite = async (email: string) => {
      made += 1;
      if (made % 20 === 0) app.clock.advance({ seconds: 60 });
      const answer = await app.call(owner.token, 'Team/InviteTeamMember', { email });
      return answer.status === 200 ? 'sent' : answer.problem.code;
    };
    const same = [];
    for (let times = 0; times < 4; times += 1) same.push(await invite('Uno@test.example'));
    expect(same).toEqual(['sent', 'sent', 'sent', 'INVITED_TOO_OFTEN']);
    const many = [];
    for (let person = 0; person < 18; person += 1) many.push(await invite(`tanti${person}@test.example`));
    expect(many).toEqual([...Array(17).fill('sent'), 'INVITED_TOO_OFTEN']);
  });
});

describe('the existence of an e-mail', () => {
  it('cannot be probed faster when logged in than at registration', async () => {
    app.clock.advance({ minutes: 1 });
    const owner = await makeTeamMember(app);
    const ask = () => app.call(owner.token, 'Team/InviteTeamMember', { email: owner.email });
    for (let tries = 0; tries < 30; tries += 1) expect((await ask()).problem.code).toBe('EMAIL_EXISTS');
    expect((await ask()).problem.code).toBe('RATE_LIMITED');
    const change = { email: owner.email, currentPassword: testPassword };
    expect((await app.call(owner.token, 'Account/StartEmailChange', change)).problem.code).toBe(
      'RATE_LIMITED',
    );
  });
});

describe('ten concurrent invitations', () => {
  beforeEach(() => app.clock.advance({ minutes: 1 }));

  const statuses = async (asked: Promise<{ status: number }>[]) =>
    (await Promise.all(asked)).map(({ status }) => status).sort();

  it('to claim one record send three mails and refuse the others with a message', async () => {
    const agent = await makeAgent(app);
    const playerId = await makeAgentPlayer(app, agent.agentId);
    const asked = { playerId, email: 'insieme@test.example' };
    expect(
      await statuses(
        Array.from({ length: 10 }, () => app.call(agent.token, 'Portfolio/InviteToClaim', asked)),
      ),
    ).toEqual([...Array(3).fill(200), ...Array(7).fill(429)]);
  });

  it('ten concurrent invitations of one address to claim ten records send five', async () => {
    const agent = await makeAgent(app);
    const records: number[] = [];
    for (let record = 0; record < 10; record += 1) records.push(await makeAgentPlayer(app, agent.agentId));
    const email = 'tutti@test.example';
    expect(
      await statuses(
        records.map((playerId) => app.call(agent.token, 'Portfolio/InviteToClaim', { playerId, email })),
      ),
    ).toEqual([...Array(5).fill(200), ...Array(5).fill(429)]);
  });

  it('ten concurrent invitations of one person to join a club send three', async () => {
    const owner = await makeTeamMember(app);
    const email = 'socio@test.example';
    expect(
      await statuses(
        Array.from({ length: 10 }, () => app.call(owner.token, 'Team/InviteTeamMember', { email })),
      ),
    ).toEqual([...Array(3).fill(200), ...Array(7).fill(429)]);
  });
});
