import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAgentPlayer } from '../../../../test/factories/deals.ts';
import { makeAgent, makeTeamMember, type Person } from '../../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../../test/stage/build-test-app.ts';

let app: TestApp;
let seller: Person & { teamId: number };
let colleague: Person;
let buyer: Person & { teamId: number };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  seller = await makeTeamMember(app);
  colleague = await makeTeamMember(app, { teamId: seller.teamId });
  buyer = await makeTeamMember(app);
});
afterAll(() => app.close());

async function ownPlayer(more: object = {}): Promise<number> {
  const player = { name: 'Gino', surname: 'Nostro', bornDate: '2000-01-01', onMarket: true, ...more };
  return (await app.call(seller.token, 'Team/AddOrUpdateTeamPlayer', { player })).ok.player.id;
}

const propose = (person: Person, playerId: number, more: object = {}) =>
  app.call(person.token, 'Negotiation/CreateNegotiation', {
    playerId,
    level: 3,
    teamIds: [buyer.teamId],
    asked: { kind: 'permanent', fee: 25_000 },
    ...more,
  });

const read = async ({ token }: Person, negotiationId: number) =>
  (await app.call(token, 'Negotiation/GetNegotiation', { negotiationId })).ok;

describe('a club offers its players out', () => {
  it('to chosen clubs, with what it asks; everybody who acts for it is the proposing side and confirms', async () => {
    const loan = { kind: 'loan', fee: 5_000, loanUntil: '2027-06-30', wageSharePercent: 40 };
    const { items } = (await propose(seller, await ownPlayer(), { asked: loan })).ok;
    const negotiationId = items[0]?.id as number;
    await app.settle();
    expect((await app.mailTo(buyer.email)).at(-1)?.subject).toMatch(/propone Gino Nostro/);
    for (const person of [seller, colleague])
      expect(await read(person, negotiationId)).toMatchObject({ side: 'proposer', begunBy: 'proposer' });
    const opened = (await app.call(buyer.token, 'Negotiation/OpenNegotiation', { negotiationId })).ok;
    expect(opened).toMatchObject({ side: 'club', turn: 'club', asked: loan, price: null });
    const refused = await app.call(buyer.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId,
      version: opened.version,
      status: negotiationStatus.rejected,
      reasonCode: 'money',
    });
    expect(refused.ok.negotiation).toMatchObject({ status: 3, cause: 'refusedByClub' });
    await app.settle();
    for (const { token } of [seller, colleague]) {
      const { items: notices } = (await app.call(token, 'Notification/GetNotifications', {})).ok;
      expect(notices.map(({ kind }) => kind)).toContain('negotiationRefused');
    }
  });

  it.each([
    ['without saying what it asks', { asked: null }, 'Asked.Kind'],
    ['with an agent’s commission', { commissionPercent: 5 }, 'CommissionPercent'],
    ['with a transaction cost', { price: 500 }, 'Price'],
    ['with a fee for a free player', { asked: { kind: 'free', fee: 10 } }, 'Asked.Fee'],
    [
      'with the end of a loan that is none',
      { asked: { kind: 'permanent', loanUntil: '2027-06-30' } },
      'Asked.LoanUntil',
    ],
    [
      'with a share of the pay without a loan',
      { asked: { kind: 'free', wageSharePercent: 5 } },
      'Asked.WageSharePercent',
    ],
  ])('not %s', async (_what, more, field) => {
    const { problem } = await propose(seller, await ownPlayer(), more);
    expect(problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field }] });
  });

  it('not to itself, and not a player off the market', async () => {
    const own = await propose(seller, await ownPlayer(), { teamIds: [seller.teamId] });
    expect(own.problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'TeamIds' }] });
    const away = await propose(seller, await ownPlayer({ onMarket: false }));
    expect(away.problem.code).toBe('PLAYER_OFF_MARKET');
  });

  it('not a player of somebody else; and an agent asks for no fee', async () => {
    const agent = await makeAgent(app);
    const kept = await makeAgentPlayer(app, agent.agentId);
    expect((await propose(seller, kept)).problem.code).toBe('FORBIDDEN');
    const { problem } = await propose(agent, kept);
    expect(problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'Asked' }] });
  });
});
