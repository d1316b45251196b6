import type { Api } from '@trattativa/contract/api';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { confirmProposal, makeAgentPlayer } from '../../../test/factories/deals.ts';
import { agreeToPresentFees } from '../../../test/factories/fee-agreements.ts';
import { makeAgent, makeStaff, makeTeamMember } from '../../../test/factories/people.ts';
import { signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { openSession } from '../../identity/accounts/sign-in/sessions.ts';
import { savePortfolioValues } from './jobs/save-portfolio-values.ts';

let app: TestApp;
let premium: { token: string; agentId: number; accountId: number };
let other: { token: string; agentId: number; accountId: number };
let staff: { token: string; accountId: number };
const period = { from: '2026-09-01', to: '2026-09-30' };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' }, now: '2026-09-01T08:00:00.000Z' });
  premium = await makeAgent(app, { agentType: agentType.premium });
  other = await makeAgent(app, { agentType: agentType.premium });
  staff = await makeStaff(app);
  await playDeals();
  for (const person of [premium, other, staff]) person.token = await freshToken(person);
});

afterAll(() => app.close());

/** A token lasts a quarter of an hour, but the test story takes ten days. */
async function freshToken({ accountId }: { accountId: number }): Promise<string> {
  return (await openSession(app.services, accountId, 'test')).accessToken;
}

/** One negotiation is signed, one rejected, one still unopened. */
async function playDeals(): Promise<void> {
  const club = await makeTeamMember(app);
  const propose = async () => {
    const playerId = await makeAgentPlayer(app, premium.agentId);
    const proposal = {
      playerId,
      level: 3 as const,
      teamIds: [club.teamId],
      price: 2500,
      commissionPercent: 10,
    };
    const { items, proposalId } = (
      await app.call(await freshToken(premium), 'Negotiation/CreateNegotiation', proposal)
    ).ok;
    await confirmProposal(app, proposalId);
    await app.settle();
    return items[0]?.id as number;
  };
  const [signed, rejected] = [await propose(), await propose()];
  app.clock.advance({ hours: 12 });
  const opened = (
    await app.call(await freshToken(club), 'Negotiation/OpenNegotiation', { negotiationId: signed })
  ).ok;
  app.clock.advance({ hours: 36 });
  const { negotiation } = (
    await signByClub(app, await freshToken(club), {
      negotiationId: signed,
      version: opened.version,
    })
  ).ok;
  app.clock.advance({ hours: 24 });
  await agreeToPresentFees(app, await freshToken(premium), signed);
  const confirmed = { negotiationId: signed, version: negotiation.version };
  expect((await app.call(await freshToken(premium), 'Negotiation/ConfirmSignature', confirmed)).status).toBe(
    200,
  );
  app.clock.advance({ hours: 24 });
  const seen = (
    await app.call(await freshToken(club), 'Negotiation/OpenNegotiation', { negotiationId: rejected })
  ).ok;
  const refusal = { negotiationId: rejected, version: seen.version, status: negotiationStatus.rejected };
  expect(
    (await app.call(await freshToken(club), 'Negotiation/UpdateNegotiationStatus', refusal)).status,
  ).toBe(200);
  app.clock.advance({ days: 6 });
  await propose();
}

describe('negotiations', () => {
  it('are counted by start and present status', async () => {
    const { step, stretches } = (await app.call(premium.token, 'Kpi/GetNegotiationsByStatus', period)).ok;
    expect(step).toBe('day');
    expect(stretches).toHaveLength(30);
    const begun = stretches.filter(({ statuses }) => statuses.length > 0);
    expect(begun).toEqual([
      {
        from: '2026-09-01',
        statuses: [
          { status: negotiationStatus.rejected, count: 1 },
          { status: negotiationStatus.signed, count: 1 },
        ],
      },
      { from: '2026-09-11', statuses: [{ status: negotiationStatus.sent, count: 1 }] },
    ]);
  });

  it('are counted by the steps they reached, with the days between steps', async () => {
    const { steps } = (await app.call(premium.token, 'Kpi/GetNegotiationFunnel', period)).ok;
    expect(steps).toEqual([
      { step: 'started', count: 3, medianDays: null },
      { step: 'sent', count: 3, medianDays: 0 },
      { step: 'viewed', count: 2, medianDays: 2.25 },
      { step: 'engaged', count: 1, medianDays: 1.5 },
      { step: 'signed', count: 1, medianDays: 1 },
    ]);
  });

  it('have the time that the club and the proposer took to respond', async () => {
    const { responses } = (await app.call(premium.token, 'Kpi/GetResponseTimes', period)).ok;
    expect(responses).toEqual([
      { response: 'opening', counts: [1, 0, 1, 0, 0], none: 1, medianHours: 54 },
      { response: 'answer', counts: [0, 1, 1, 0, 0], none: 1, medianHours: 72 },
      { response: 'confirmation', counts: [1, 0, 0, 0, 0], none: 0, medianHours: 24 },
    ]);
  });

  it.each([
    [{ level: 3 as const, role: playerRole.attackingMidfielder, country: 'IT' }, 3],
    [{ level: 4 as const }, 0],
    [{ role: playerRole.goalkeeper }, 0],
    [{ country: 'ES' }, 0],
  ])('filtered by %j are %i', async (filter, started) => {
    const { steps } = (await app.call(premium.token, 'Kpi/GetNegotiationFunnel', { ...period, ...filter }))
      .ok;
    expect(steps[0]?.count).toBe(started);
    const { stretches } = (
      await app.call(premium.token, 'Kpi/GetNegotiationsByStatus', { ...period, ...filter })
    ).ok;
    const counted = stretches.flatMap(({ statuses }) => statuses).reduce((all, { count }) => all + count, 0);
    expect(counted).toBe(started);
  });
});

describe('revenue', () => {
  it('the revenue of an agent is commissions: expected by start, realised by signature', async () => {
    const { of, stretches } = (await app.call(premium.token, 'Kpi/GetRevenue', period)).ok;
    expect(of).toBe('commissions');
    expect(stretches.filter(({ expected, realised }) => expected + realised > 0)).toEqual([
      { from: '2026-09-04', expected: 0, realised: 250 },
      { from: '2026-09-11', expected: 250, realised: 0 },
    ]);
  });

  it('the revenue of the operator is prices and invoices, less discounts and credit notes', async () => {
    const { of, stretches } = (await app.call(staff.token, 'Kpi/GetRevenue', period)).ok;
    expect(of).toBe('invoices');
    const whole = (name: 'expected' | 'realised') => stretches.reduce((all, one) => all + one[name], 0);
    expect([whole('expected'), whole('realised')]).toEqual([2500, 2500]);
    const [invoice] = (await app.call(staff.token, 'Invoice/GetTeamInvoices', {})).ok.items;
    const credit = { invoiceId: invoice?.id ?? 0, version: 1, amount: 500, reason: 'Sconto' };
    expect((await app.call(staff.token, 'Invoice/IssueCreditNote', credit)).status).toBe(200);
    const after = (await app.call(staff.token, 'Kpi/GetRevenue', period)).ok.stretches;
    expect(after.reduce((all, { realised }) => all + realised, 0)).toBe(2000);
  });
});

describe('the portfolio', () => {
  it('has the total value of its players: recorded once a week, however often the job runs, and now', async () => {
    await sql`update players set player_value_cents = 10000000 where agent_id = ${premium.agentId}`.execute(
      app.services.db,
    );
    for (const _ of [1, 2]) await savePortfolioValues.run(app.services, {});
    await sql`update players set player_value_cents = 20000000 where agent_id = ${premium.agentId}`.execute(
      app.services.db,
    );
    await savePortfolioValues.run(app.services, {});
    const read = async (filter: object) =>
      (await app.call(premium.token, 'Kpi/GetPortfolioValue', { ...period, ...filter })).ok.points;
    expect(await read({})).toEqual([
      { at: '2026-09-07', value: 300_000, players: 3 },
      { at: '2026-09-11', value: 600_000, players: 3 },
    ]);
    expect(await read({ role: playerRole.attackingMidfielder })).toHaveLength(2);
    expect(await read({ role: playerRole.goalkeeper })).toEqual([{ at: '2026-09-11', value: 0, players: 0 }]);
  });
});

describe('the market', () => {
  it('has requests by role and level, and matches by kind', async () => {
    const { counts } = (await app.call(premium.token, 'Kpi/GetRequestsByRole', period)).ok;
    expect(counts).toEqual([]);
    for (const { token } of [premium, staff]) {
      const matches = (await app.call(token, 'Kpi/GetMatchesByKind', {})).ok;
      expect(Object.keys(matches)).toEqual(['exact', 'potential', 'partial']);
    }
  });
});

describe('exact matches', () => {
  it('are counted when found, for whoever lists the player, and filtered by the request’s terms', async () => {
    const club = await makeTeamMember(app);
    const fields = {
      role: playerRole.attackingMidfielder,
      level: 3,
      city: 'Padova',
      country: 'IT',
      agentIds: [premium.agentId],
    };
    const request = fields as Api['Request/SaveRequest']['input']['request'];
    const player = {
      name: 'Nino',
      surname: 'Zen',
      bornDate: '2003-01-01',
      principalRole: playerRole.attackingMidfielder,
    } as const;
    const wanted = { ...player, country: 'IT' as const, searchLevels: [3 as const] };
    await app.call(await freshToken(club), 'Request/SaveRequest', { request });
    expect((await app.call(premium.token, 'Agent/AddOrUpdateAgentPlayer', { player: wanted })).status).toBe(
      200,
    );
    await app.settle();
    const found = async (token: string, filter: object = {}) =>
      (await app.call(token, 'Kpi/GetExactMatchesFound', { ...period, ...filter })).ok.stretches
        .filter((one) => one.found > 0)
        .map((one) => [one.from, one.found]);
    const today = app.clock.now().toISOString().slice(0, 10);
    expect(await found(premium.token)).toEqual([[today, 1]]);
    expect(
      await found(staff.token, { role: playerRole.attackingMidfielder, level: 3, country: 'IT' }),
    ).toEqual([[today, 1]]);
    expect(await found(staff.token, { from: '2026-08-01', to: '2026-08-31' })).toEqual([]);
    expect(await found(staff.token, { level: 4 })).toEqual([]);
    expect(await found(other.token)).toEqual([]);
  });
});

describe('the indicators’ scope', () => {
  it('is the own market for a premium agent; for staff all markets or one agent’s', async () => {
    const started = async (token: string, more: object = {}) =>
      (await app.call(token, 'Kpi/GetNegotiationFunnel', { ...period, ...more })).ok.steps[0]?.count;
    expect(await started(other.token)).toBe(0);
    expect(await started(staff.token)).toBe(3);
    expect(await started(staff.token, { agentId: premium.agentId })).toBe(3);
    expect(await started(staff.token, { agentId: other.agentId })).toBe(0);
    const foreign = { ...period, agentId: premium.agentId };
    const refused = await app.call(other.token, 'Kpi/GetNegotiationFunnel', foreign);
    expect(refused.problem.code).toBe('SUBJECT_MISMATCH');
  });

  it.each([
    [{ from: '2026-09-30', to: '2026-09-01' }, 'To'],
    [{ from: '2010-01-01', to: '2026-09-01' }, 'From'],
  ])('a period %j is refused beside its field', async (input, field) => {
    const refused = await app.call(staff.token, 'Kpi/GetRevenue', input);
    expect(refused.problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field }] });
  });
});
