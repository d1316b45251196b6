import { agentType } from '@trattativa/domain/identity/agent-types';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSignedDeal, type SeenDeal } from '../../../test/factories/commissions.ts';
import {
  makeAgent,
  makePlayerAccount,
  makeStaff,
  makeTeamMember,
  type Person,
  testPassword,
} from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sendTogether } from '../../../test/stage/send-together.ts';
import { eraseAccount } from '../../identity/accounts/data/erase-account.ts';
import { bookingDay } from '../documents/document-number.ts';
import { planSignedCommission } from './plan-signed-commission.ts';

let app: TestApp;
let staff: { token: string };

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
});

afterAll(() => app.close());

/** A token for today: those of before the clock was advanced have expired. */
const freshToken = async ({ email }: Person): Promise<string> =>
  (await app.logIn(email, testPassword)).body.access_token;

const today = () => bookingDay(app.clock.now());
const later = (days: number) => bookingDay(new Date(app.clock.now().getTime() + days * 86_400_000));

async function commissionOf(deal: SeenDeal, token = deal.agent.token) {
  const { negotiationId } = deal;
  const { commission } = (await app.call(token, 'Commission/GetNegotiationCommission', { negotiationId })).ok;
  if (!commission) throw new Error('there is no commission');
  const { commissionId } = commission;
  return (await app.call(token, 'Commission/GetCommission', { commissionId })).ok;
}

describe('the plan that a signature makes', () => {
  it('is one instalment of the whole commission, due 30 days later, and awaits the club', async () => {
    const deal = await makeSignedDeal(app);
    const commission = await commissionOf(deal);
    expect(commission).toMatchObject({
      source: 'proposal',
      percent: 7,
      base: 'transactionCost',
      baseAmount: 2500,
      amount: 175,
      vatPercent: 22,
      plan: 1,
      answer: 'awaited',
      payer: { id: deal.club.teamId },
      agent: { id: deal.agent.agentId },
      instalments: [{ state: 'due', dueOn: later(30), amount: 175, vat: 38.5 }],
      steps: [{ act: 'made', by: 'system', actorName: null }],
      can: { plan: true, stateAmount: false, answer: false },
    });
    expect((await commissionOf(deal, deal.club.token)).can).toEqual({
      plan: false,
      stateAmount: false,
      answer: true,
    });
  });

  it('has the instalments that the proposal asks for, month by month', async () => {
    const deal = await makeSignedDeal(app, {
      proposal: { commissionAmount: 1000, commissionInstalments: 3 },
    });
    const { instalments } = await commissionOf(deal);
    expect(instalments.map(({ amount }) => amount)).toEqual([333, 333, 334]);
    expect(new Set(instalments.map(({ dueOn }) => dueOn)).size).toBe(3);
  });

  it('is made once, and not without a commission', async () => {
    const deal = await makeSignedDeal(app);
    await app.services.db
      .transaction()
      .execute((tx) => planSignedCommission(app.services, tx, deal.negotiationId));
    expect((await commissionOf(deal)).version).toBe(1);
    const free = await makeSignedDeal(app, { proposal: {} });
    const { negotiationId } = free;
    const answer = await app.call(free.agent.token, 'Commission/GetNegotiationCommission', { negotiationId });
    expect(answer.ok).toEqual({ negotiationId, commission: null, can: { state: true } });
  });

  it('is stated after the signature only by an agent whose licence was valid on its day', async () => {
    const { agent, negotiationId } = await makeSignedDeal(app, { proposal: {} });
    const stated = { negotiationId, version: 0, amount: 1_000_000, vatPercent: 22 };
    const input = { ...stated, instalments: [{ dueOn: bookingDay(app.clock.now()), amount: 1_000_000 }] };
    const licence = app.services.db.updateTable('agent_licences').where('agent_id', '=', agent.agentId);
    await licence.set({ state: 'refused', refusal: 'Illeggibile' }).execute();
    expect((await app.call(agent.token, 'Commission/SavePlan', input)).problem).toMatchObject({
      code: 'LICENCE_REQUIRED',
      errors: [{ field: 'Amount', code: 'licenceRequired' }],
    });
    await licence.set({ state: 'checked', refusal: null }).execute();
    expect((await app.call(agent.token, 'Commission/SavePlan', input)).status).toBe(200);
  });

  it('is of the accepted offer, where it says a commission', async () => {
    const deal = await makeSignedDeal(app, { offer: { commissionPercent: 5 } });
    expect(await commissionOf(deal)).toMatchObject({
      source: 'offer',
      base: 'seasonPay',
      baseAmount: 18_000,
      amount: 900,
    });
  });

  it('waits for the agent where the deal does not define the amount', async () => {
    const proposal = { commissionPercent: 10, commissionPay: 'signOnBonus' as const };
    const deal = await makeSignedDeal(app, { proposal });
    const open = await commissionOf(deal);
    expect(open).toMatchObject({ amount: null, percent: 10, base: 'signOnBonus', instalments: [] });
    const { negotiationId } = deal;
    const input = { negotiationId, version: open.version, vatPercent: 22, instalments: [] };
    const missing = await app.call(deal.agent.token, 'Commission/SavePlan', input);
    expect(missing.problem).toMatchObject({ code: 'INVALID_INPUT', errors: [{ field: 'Amount' }] });
    const stated = { ...input, amount: 600, instalments: [{ dueOn: later(10), amount: 600 }] };
    const saved = (await app.call(deal.agent.token, 'Commission/SavePlan', stated)).ok.commission;
    expect(saved).toMatchObject({ source: 'agent', amount: 600, answer: 'awaited' });
    expect(saved.can.stateAmount).toBe(true);
  });
});

describe('dividing a commission', () => {
  it('asks the club anew, keeps every plan in the history, and refuses another sum', async () => {
    const deal = await makeSignedDeal(app);
    const { negotiationId } = deal;
    const first = await commissionOf(deal);
    const { commissionId } = first;
    const confirm = { commissionId, version: first.version, answer: 'confirmed' as const };
    const confirmed = (await app.call(deal.club.token, 'Commission/AnswerPlan', confirm)).ok.commission;
    expect(confirmed).toMatchObject({ answer: 'confirmed', version: 2 });
    const again = await app.call(deal.club.token, 'Commission/AnswerPlan', { ...confirm, version: 2 });
    expect(again.problem.code).toBe('TRANSITION_NOT_ALLOWED');
    const plan = (parts: number[], version = 2) => ({
      negotiationId,
      version,
      vatPercent: 10,
      instalments: parts.map((amount, index) => ({ dueOn: later(10 + index), amount })),
    });
    const short = await app.call(deal.agent.token, 'Commission/SavePlan', plan([100, 74.99]));
    expect(short.problem).toMatchObject({ code: 'INSTALMENTS_DIFFER', errors: [{ field: 'Instalments' }] });
    const past = { ...plan([175]), instalments: [{ dueOn: '2026-01-01', amount: 175 }] };
    expect((await app.call(deal.agent.token, 'Commission/SavePlan', past)).problem.errors).toMatchObject([
      { field: 'Instalments.0.DueOn', code: 'inThePast' },
    ]);
    const more = { ...plan([200]), amount: 200 };
    expect((await app.call(deal.agent.token, 'Commission/SavePlan', more)).problem.code).toBe(
      'COMMISSION_AGREED',
    );
    const saved = (await app.call(deal.agent.token, 'Commission/SavePlan', plan([100.5, 74.5]))).ok
      .commission;
    expect(saved).toMatchObject({ answer: 'awaited', plan: 2, vatPercent: 10, version: 3 });
    expect(saved.instalments.map(({ amount, vat }) => [amount, vat])).toEqual([
      [100.5, 10.05],
      [74.5, 7.45],
    ]);
    expect(saved.steps.map(({ act, plan: kept }) => [act, kept?.instalments.length])).toEqual([
      ['made', 1],
      ['confirmed', undefined],
      ['planned', 2],
    ]);
    const late = await app.call(deal.agent.token, 'Commission/SavePlan', plan([175], 2));
    expect(late.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { Version: 3 } });
  });

  it('leaves what was marked as it is', async () => {
    const deal = await makeSignedDeal(app, { proposal: { commissionAmount: 900, commissionInstalments: 3 } });
    const before = await commissionOf(deal);
    const { commissionId, negotiationId } = before;
    const instalmentId = before.instalments[0]?.id as number;
    const mark = { commissionId, version: 1, instalmentId, mark: 'reportedPaid' as const };
    await app.call(deal.club.token, 'Commission/MarkInstalment', mark).then(({ ok }) => ok);
    const input = {
      negotiationId,
      version: 2,
      vatPercent: 0,
      instalments: [{ dueOn: later(5), amount: 600 }],
    };
    const saved = (await app.call(deal.agent.token, 'Commission/SavePlan', input)).ok.commission;
    expect(saved.instalments.map(({ id, amount, vat }) => [id === instalmentId, amount, vat])).toEqual([
      [false, 600, 0],
      [true, 300, 66],
    ]);
  });

  it('makes a commission once, however often it is sent', async () => {
    const { agent, negotiationId } = await makeSignedDeal(app, { proposal: {} });
    const input = {
      negotiationId,
      version: 0,
      amount: 500,
      vatPercent: 22,
      instalments: [{ dueOn: later(30), amount: 500 }],
    };
    const key = { 'idempotency-key': `commission ${negotiationId}` };
    const [made, repeated] = [
      (await app.call(agent.token, 'Commission/SavePlan', input, key)).ok,
      (await app.call(agent.token, 'Commission/SavePlan', input, key)).ok,
    ];
    expect(repeated).toEqual(made);
    expect(made.commission).toMatchObject({ source: 'agent', amount: 500, plan: 1 });
    expect((await app.call(agent.token, 'Commission/SavePlan', input)).problem.code).toBe(
      'CHANGED_MEANWHILE',
    );
  });

  it('is refused by the database when the instalments do not sum to the amount', async () => {
    const { commissionId } = await commissionOf(await makeSignedDeal(app));
    const { db } = app.services;
    for (const change of [
      sql`update commission_instalments set amount_cents = amount_cents + 1 where commission_id = ${commissionId}`,
      sql`delete from commission_instalments where commission_id = ${commissionId}`,
      sql`update commissions set amount_cents = 1 where id = ${commissionId}`,
    ])
      await expect(change.execute(db)).rejects.toThrow(/sum to its amount/);
    await expect(
      sql`delete from commission_steps where commission_id = ${commissionId}`.execute(db),
    ).rejects.toThrow(/only added to/);
  });

  it('sums to the commission after any acts of both sides, in order or not', async () => {
    const deal = await makeSignedDeal(app, { proposal: { commissionAmount: 777, commissionInstalments: 2 } });
    const { commissionId, negotiationId } = await commissionOf(deal);
    const act = fc.record({
      kind: fc.constantFrom(
        'plan',
        'reportedPaid',
        'reportTakenBack',
        'received',
        'receiptTakenBack',
        'answer',
      ),
      part: fc.nat({ max: 5 }),
      stale: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 8 }), async (acts) => {
        for (const { kind, part, stale } of acts) {
          const now = await commissionOf(deal);
          const version = stale && now.version > 1 ? now.version - 1 : now.version;
          const answer = await attempt(kind, part, now, version);
          expect(answer).toBeLessThan(500);
          if (stale && now.version > 1) expect(answer).toBeGreaterThanOrEqual(400);
          const after = await commissionOf(deal);
          expect(after.instalments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(
            77_700,
          );
          expect(after.version - now.version).toBe(answer === 200 ? 1 : 0);
          expect(after.steps).toHaveLength(after.version);
        }
      }),
      { numRuns: 12 },
    );

    async function attempt(
      kind: string,
      part: number,
      now: Awaited<ReturnType<typeof commissionOf>>,
      version: number,
    ): Promise<number> {
      const club = kind.startsWith('report') || kind === 'answer';
      const { token } = club ? deal.club : deal.agent;
      if (kind === 'answer') {
        const input = {
          commissionId,
          version,
          answer: part % 2 ? ('objected' as const) : ('confirmed' as const),
        };
        return (await app.call(token, 'Commission/AnswerPlan', { ...input, reason: 'No' })).status;
      }
      if (kind === 'plan') {
        const settled = now.instalments.filter(({ clubPaidOn, receivedOn }) => clubPaidOn || receivedOn);
        const left = 77_700 - settled.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
        const first = Math.floor(left / (part + 2));
        const parts = left === 0 ? [] : [first, left - first].filter((cents) => cents > 0);
        const instalments = parts.map((cents, index) => ({ dueOn: later(index), amount: cents / 100 }));
        const input = { negotiationId, version, vatPercent: part, instalments };
        return (await app.call(token, 'Commission/SavePlan', input)).status;
      }
      const instalmentId = now.instalments[part % now.instalments.length]?.id as number;
      const mark = kind as 'received';
      return (
        await app.call(token, 'Commission/MarkInstalment', { commissionId, version, instalmentId, mark })
      ).status;
    }
  });
});

describe('marking an instalment', () => {
  it('is paid when the agent says so; the club’s word alone leaves it due, then late', async () => {
    const deal = await makeSignedDeal(app);
    const { commissionId, instalments } = await commissionOf(deal);
    const instalmentId = instalments[0]?.id as number;
    const mark = (token: string, version: number, name: 'reportedPaid' | 'received' | 'receiptTakenBack') =>
      app.call(token, 'Commission/MarkInstalment', { commissionId, version, instalmentId, mark: name });
    const said = (await mark(deal.club.token, 1, 'reportedPaid')).ok.commission;
    expect(said.instalments).toMatchObject([{ state: 'due', clubPaidOn: today(), receivedOn: null }]);
    expect((await mark(deal.club.token, 2, 'received')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    expect((await mark(deal.agent.token, 2, 'reportedPaid')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    const paid = (await mark(deal.agent.token, 2, 'received')).ok.commission;
    expect(paid.instalments).toMatchObject([{ state: 'paid', receivedOn: today() }]);
    const back = (await mark(deal.agent.token, 3, 'receiptTakenBack')).ok.commission;
    expect(back.instalments).toMatchObject([{ state: 'due', clubPaidOn: today(), receivedOn: null }]);
  });

  it('is not of a day to come', async () => {
    const deal = await makeSignedDeal(app);
    const { commissionId, instalments } = await commissionOf(deal);
    const instalmentId = instalments[0]?.id as number;
    const input = { commissionId, version: 1, instalmentId, mark: 'received' as const, on: later(1) };
    const answer = await app.call(deal.agent.token, 'Commission/MarkInstalment', input);
    expect(answer.problem.errors).toMatchObject([{ field: 'On', code: 'inTheFuture' }]);
  });

  it('is waived by the agent only, with a reason, for good', async () => {
    const deal = await makeSignedDeal(app);
    const { commissionId, instalments } = await commissionOf(deal);
    const instalmentId = instalments[0]?.id as number;
    const waive = (token: string, version: number, reason: string) =>
      app.call(token, 'Commission/WaiveInstalment', { commissionId, version, instalmentId, reason });
    expect((await waive(deal.club.token, 1, 'Non paghiamo')).status).toBe(403);
    expect((await waive(deal.agent.token, 1, '  ')).problem.errors).toMatchObject([{ field: 'Reason' }]);
    const waived = (await waive(deal.agent.token, 1, 'Accordo')).ok.commission;
    expect(waived.instalments).toMatchObject([{ state: 'waived', waiverReason: 'Accordo', can: [] }]);
    expect((await waive(deal.agent.token, 2, 'Ancora')).problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('happens once when both come at the same moment', async () => {
    const deal = await makeSignedDeal(app);
    const { commissionId, instalments } = await commissionOf(deal);
    const instalmentId = instalments[0]?.id as number;
    const answers = await sendTogether(
      app,
      Array.from({ length: 10 }, (_, index) => ({
        token: index % 2 ? deal.club.token : deal.agent.token,
        path: 'Commission/MarkInstalment' as const,
        input: { commissionId, version: 1, instalmentId, mark: index % 2 ? 'reportedPaid' : 'received' },
      })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });
});

describe('who sees a commission', () => {
  it('the agent, the club that pays and staff; for others, the signed player included, there is none', async () => {
    const player = await makePlayerAccount(app);
    const deal = await makeSignedDeal(app, { linkedAccountId: player.accountId });
    const { commissionId } = await commissionOf(deal);
    const { negotiationId } = deal;
    const seen = (await app.call(staff.token, 'Commission/GetCommission', { commissionId })).ok;
    expect(seen.can).toEqual({ plan: false, stateAmount: false, answer: false });
    expect(seen.instalments[0]?.can).toEqual([]);
    const [otherAgent, otherClub] = [
      await makeAgent(app, { agentType: agentType.premium }),
      await makeTeamMember(app),
    ];
    for (const { token } of [otherAgent, otherClub]) {
      const foreign = await app.call(token, 'Commission/GetCommission', { commissionId });
      const absent = await app.call(token, 'Commission/GetCommission', { commissionId: 999_999_999 });
      expect(foreign.problem).toEqual(absent.problem);
      expect((await app.call(token, 'Commission/GetNegotiationCommission', { negotiationId })).status).toBe(
        404,
      );
      expect((await app.call(token, 'Commission/GetInstalments', {})).ok.total).toBe(0);
      expect((await app.call(token, 'Commission/GetCommissionCash', {})).ok.counts).toEqual({
        expected: 0,
        late: 0,
        received: 0,
        waived: 0,
      });
    }
    expect((await app.call(player.token, 'Commission/GetInstalments', {})).status).toBe(403);
    const read = await app.call(player.token, 'Negotiation/GetNegotiation', { negotiationId });
    expect(JSON.stringify(read.ok)).not.toMatch(/commission/i);
    const events = await sql<{ data: object; recipients: number[] }>`
      select data, recipients from events where type like 'commission.%' and (data ->> 'commissionId')::bigint = ${commissionId}`.execute(
      app.services.db,
    );
    expect(events.rows.length).toBeGreaterThan(0);
    for (const { data, recipients } of events.rows) {
      expect(recipients).not.toContain(player.accountId);
      expect(JSON.stringify(data)).not.toMatch(/amount|cents|175/i);
    }
  });
});

describe('dated cash', () => {
  it('is expected by its due month, late after it, received by the day of receipt; waived is in no sum', async () => {
    const deal = await makeSignedDeal(app, {
      proposal: { commissionAmount: 1000, commissionInstalments: 4 },
    });
    const { commissionId, instalments } = await commissionOf(deal);
    const [one, two] = instalments.map(({ id }) => id);
    const mark = { commissionId, version: 1, instalmentId: one as number, mark: 'received' as const };
    await app.call(deal.agent.token, 'Commission/MarkInstalment', mark).then(({ ok }) => ok);
    const waive = { commissionId, version: 2, instalmentId: two as number, reason: 'Accordo' };
    await app.call(deal.agent.token, 'Commission/WaiveInstalment', waive).then(({ ok }) => ok);
    const cash = async () =>
      (await app.call(await freshToken(deal.agent), 'Commission/GetCommissionCash', {})).ok;
    expect(await cash()).toMatchObject({
      expected: 500,
      late: 0,
      received: 250,
      counts: { expected: 2, late: 0, received: 1, waived: 1 },
    });
    const month = today().slice(0, 7);
    expect((await cash()).months[0]).toEqual({ month, expected: 0, late: 0, received: 250 });
    const third = instalments[2]?.dueOn as string;
    const days = (Date.parse(third) - Date.parse(today())) / 86_400_000;
    app.clock.advance({ days });
    expect(await cash()).toMatchObject({ expected: 500, late: 0, ahead: { amount: 500, count: 2 } });
    app.clock.advance({ days: 1 });
    expect(await cash()).toMatchObject({ expected: 250, late: 250, ahead: { amount: 250 } });
    const list = async (filter: object) =>
      (await app.call(await freshToken(deal.agent), 'Commission/GetInstalments', filter)).ok.items.map(
        ({ id }) => id,
      );
    expect(await list({ states: ['late'] })).toEqual([instalments[2]?.id]);
    expect(await list({ states: ['due'], month: instalments[3]?.dueOn.slice(0, 7) })).toEqual([
      instalments[3]?.id,
    ]);
    expect(await list({ states: ['paid'], month })).toEqual([one]);
    expect(await list({ text: 'nessuno%' })).toEqual([]);
    const token = await freshToken(deal.agent);
    const first = (await app.call(token, 'Commission/GetInstalments', { limit: 3 })).ok;
    const cursor = first.nextCursor as string;
    const second = (await app.call(token, 'Commission/GetInstalments', { limit: 3, cursor })).ok;
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(instalments.map(({ id }) => id));
  });

  it('tells both sides once that an instalment is late, but not of what the club says it paid', async () => {
    const [silent, said] = [await makeSignedDeal(app), await makeSignedDeal(app)];
    const { commissionId, instalments } = await commissionOf(said);
    const instalmentId = instalments[0]?.id as number;
    const mark = { commissionId, version: 1, instalmentId, mark: 'reportedPaid' as const };
    await app.call(said.club.token, 'Commission/MarkInstalment', mark).then(({ ok }) => ok);
    app.clock.advance({ days: 31 });
    const run = () =>
      app.services.db
        .transaction()
        .execute((tx) => app.services.jobs.enqueue(tx, 'notify-late-instalments', {}));
    for (let time = 0; time < 2; time += 1) {
      await run();
      await app.settle();
    }
    const lateLines = async (person: Person) =>
      (await app.call(await freshToken(person), 'Notification/GetNotifications', {})).ok.items.filter(
        ({ kind }) => kind === 'commissionLate',
      );
    for (const person of [silent.agent, silent.club]) expect(await lateLines(person)).toHaveLength(1);
    for (const person of [said.agent, said.club]) expect(await lateLines(person)).toHaveLength(0);
  });
});

describe('erasure', () => {
  it('leaves a number instead of the player’s name, and takes out what the agent wrote', async () => {
    const { accountId } = await makePlayerAccount(app);
    const deal = await makeSignedDeal(app, { linkedAccountId: accountId });
    const before = await commissionOf(deal);
    const waive = {
      commissionId: before.commissionId,
      version: 1,
      instalmentId: before.instalments[0]?.id as number,
      reason: 'Canarino',
    };
    await app.call(deal.agent.token, 'Commission/WaiveInstalment', waive).then(({ ok }) => ok);
    const { db } = app.services;
    await db.transaction().execute((tx) => eraseAccount(tx, accountId, app.clock.now()));
    await db.transaction().execute((tx) => eraseAccount(tx, deal.agent.accountId, app.clock.now()));
    const after = await commissionOf(deal, deal.club.token);
    expect(after.title).toBe(`#${deal.playerId}`);
    expect(after.instalments[0]?.waiverReason).toBe('–');
  });
});
