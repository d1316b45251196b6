import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSignedDeal, type SeenDeal } from '../../../test/factories/commissions.ts';
import { logInAgain, makePlayerAccount, makeStaff, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { followEarlyEnd } from './follow-early-end.ts';

let app: TestApp;

// The first day of a season: 18,000.00 of pay, 5 % of it, 365 days.
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' }, now: '2026-07-01T10:00:00Z' });
});
afterAll(() => app.close());

type Signed = SeenDeal & { player: Person };

async function signed(
  proposal: Parameters<typeof makeSignedDeal>[1] = { offer: { commissionPercent: 5 } },
): Promise<Signed> {
  const player = await makePlayerAccount(app);
  return { ...(await makeSignedDeal(app, { ...proposal, linkedAccountId: player.accountId })), player };
}

async function registrationOf({ player, playerId }: Signed) {
  const { items } = (await app.call(player.token, 'Registration/GetPlayerRegistrations', { playerId })).ok;
  const registration = items.find(({ source }) => source === 'deal');
  if (!registration?.id) throw new Error('nothing is registered');
  return registration.id;
}

/** Both sides end the contract on a day. */
async function terminate(deal: Signed, endsOn: string) {
  const registrationId = await registrationOf(deal);
  const proposed = await app.call(deal.club.token, 'Registration/ProposeEnding', { registrationId, endsOn });
  const open = proposed.ok.registrations.items.find(({ id }) => id === registrationId)?.ending.open;
  const answer = { endingId: open?.id as number, endsOn, answer: 'agree' as const };
  await app.call(deal.player.token, 'Registration/AnswerEnding', answer).then(({ ok }) => ok);
  await app.settle();
}

async function commissionOf({ negotiationId, agent }: Signed, token = agent.token) {
  const { commission } = (await app.call(token, 'Commission/GetNegotiationCommission', { negotiationId })).ok;
  const commissionId = commission?.commissionId as number;
  return (await app.call(token, 'Commission/GetCommission', { commissionId })).ok;
}

async function divide(deal: Signed, parts: [string, number][]) {
  const { version, vatPercent } = await commissionOf(deal);
  const instalments = parts.map(([dueOn, amount]) => ({ dueOn, amount }));
  const { negotiationId, agent } = deal;
  return app.call(agent.token, 'Commission/SavePlan', { negotiationId, version, vatPercent, instalments });
}

async function mark(deal: Signed, index: number, said: 'received' | 'receiptTakenBack') {
  const { commissionId, version, instalments } = await commissionOf(deal);
  const instalmentId = instalments[index]?.id as number;
  const input = { commissionId, version, instalmentId, mark: said };
  return (await app.call(deal.agent.token, 'Commission/MarkInstalment', input)).ok;
}

const quarters: [string, number][] = [
  ['2026-08-01', 225],
  ['2026-11-01', 225],
  ['2027-02-01', 225],
  ['2027-05-01', 225],
];

describe('the commission of a contract that ends early', () => {
  it('is owed for the days that were paid: what is not earned falls away, to the cent', async () => {
    const deal = await signed();
    await divide(deal, quarters);
    await mark(deal, 0, 'received');
    await terminate(deal, '2026-12-31');
    const seen = await commissionOf(deal);
    // 184 of 365 days of 18,000.00 are 9,073.97; 5 % of them are 453.70.
    expect(seen).toMatchObject({
      amount: 900,
      earlyEnd: { endedOn: '2026-12-31', earned: 453.7, lapsed: 446.3, overpaid: 0 },
    });
    const rows = seen.instalments.map(({ dueOn, amount, vat, state, lapsedOn }) => [
      dueOn,
      amount,
      vat,
      state,
      lapsedOn,
    ]);
    expect(rows).toEqual([
      ['2026-08-01', 225, 49.5, 'paid', null],
      ['2026-11-01', 225, 49.5, 'due', null],
      ['2027-02-01', 3.7, 0.81, 'due', null],
      ['2027-02-01', 221.3, 48.69, 'lapsed', '2026-12-31'],
      ['2027-05-01', 225, 49.5, 'lapsed', '2026-12-31'],
    ]);
    expect(seen.instalments.filter(({ state }) => state === 'lapsed').map(({ can }) => can)).toEqual([
      [],
      [],
    ]);
    expect(seen.steps.at(-1)).toMatchObject({
      act: 'reduced',
      by: 'system',
      dueOn: '2026-12-31',
      amount: 446.3,
    });
    // The club reads the same, on the commission's page and on the deal's.
    expect((await commissionOf(deal, deal.club.token)).earlyEnd).toEqual(seen.earlyEnd);
    const { negotiationId } = deal;
    const ofDeal = await app.call(deal.club.token, 'Commission/GetNegotiationCommission', { negotiationId });
    expect(ofDeal.ok.commission?.earlyEnd).toEqual(seen.earlyEnd);
    for (const { token } of [deal.agent, deal.club]) {
      const { items } = (await app.call(token, 'Notification/GetNotifications', {})).ok;
      expect(items.map(({ kind }) => kind)).toContain('commissionReduced');
    }
  });

  it('is followed once, and still divided by the agent as far as it is open', async () => {
    const deal = await signed();
    await terminate(deal, '2026-12-31');
    const { version } = await commissionOf(deal);
    await app.services.db
      .transaction()
      .execute((tx) => followEarlyEnd(tx, deal.negotiationId, app.clock.now()));
    expect((await commissionOf(deal)).version).toBe(version);
    const tooMuch = await divide(deal, [['2027-01-15', 900]]);
    expect(tooMuch.problem).toMatchObject({ code: 'INSTALMENTS_DIFFER' });
    const { instalments } = (
      await divide(deal, [
        ['2027-01-15', 200],
        ['2027-02-15', 253.7],
      ])
    ).ok.commission;
    expect(instalments.map(({ amount, state }) => [amount, state])).toEqual([
      [446.3, 'lapsed'],
      [200, 'due'],
      [253.7, 'due'],
    ]);
  });

  it('stays paid beyond what was earned, until the receipt is taken back', async () => {
    const deal = await signed();
    await divide(deal, [
      ['2026-08-01', 600],
      ['2026-11-01', 300],
    ]);
    await mark(deal, 0, 'received');
    await terminate(deal, '2026-12-31');
    expect((await commissionOf(deal)).earlyEnd).toMatchObject({ lapsed: 300, overpaid: 146.3 });
    const { commission } = await mark(deal, 0, 'receiptTakenBack');
    expect(commission.earlyEnd).toMatchObject({ earned: 453.7, lapsed: 446.3, overpaid: 0 });
    expect(commission.instalments.map(({ amount, state }) => [amount, state])).toEqual([
      [453.7, 'due'],
      [146.3, 'lapsed'],
      [300, 'lapsed'],
    ]);
    expect(commission.steps.slice(-2).map(({ act }) => act)).toEqual(['receiptTakenBack', 'reduced']);
  });

  it('is told to both sides also where everything was paid and nothing falls away', async () => {
    const deal = await signed();
    await mark(deal, 0, 'received');
    await terminate(deal, '2026-12-31');
    expect((await commissionOf(deal)).earlyEnd).toMatchObject({ lapsed: 0, overpaid: 446.3 });
    for (const { token } of [deal.agent, deal.club]) {
      const { items } = (await app.call(token, 'Notification/GetNotifications', {})).ok;
      expect(items.map(({ kind }) => kind)).toContain('commissionReduced');
    }
  });

  it('is an amount, or a percentage of something else than pay, and stays', async () => {
    for (const terms of [{ proposal: { commissionPercent: 7 } }, { offer: { commissionAmount: 1000 } }]) {
      const deal = await signed(terms);
      await terminate(deal, '2026-12-31');
      const seen = await commissionOf(deal);
      expect(seen.earlyEnd).toBeNull();
      expect(seen.instalments.map(({ state }) => state)).toEqual(['due']);
    }
  });

  it('follows staff’s correction, and is waived as a whole where the signature was a mistake', async () => {
    const staff = await makeStaff(app);
    const end = async (deal: Signed, voidsMoney: boolean) => {
      const registrationId = await registrationOf(deal);
      const input = { registrationId, endedOn: '2026-07-10', reason: 'Firma per errore', voidsMoney };
      await app.call(staff.token, 'Registration/EndRegistration', input).then(({ ok }) => ok);
      await app.settle();
      return commissionOf(deal);
    };
    const kept = await end(await signed(), false);
    expect(kept.earlyEnd).toMatchObject({ endedOn: '2026-07-10', earned: 24.66, lapsed: 875.34 });
    const voided = await end(await signed(), true);
    expect(voided.earlyEnd).toBeNull();
    expect(voided.instalments.map(({ state, waiverReason }) => [state, waiverReason])).toEqual([
      ['waived', 'Firma per errore'],
    ]);
  });

  it('stays waived where the agent takes back a receipt of a deal whose money staff voided', async () => {
    const staff = await makeStaff(app);
    const deal = await signed();
    await divide(deal, quarters);
    await mark(deal, 0, 'received');
    const registrationId = await registrationOf(deal);
    const input = { registrationId, endedOn: '2026-07-10', reason: 'Firma per errore', voidsMoney: true };
    await app.call(staff.token, 'Registration/EndRegistration', input).then(({ ok }) => ok);
    await app.settle();
    const { commission } = await mark(deal, 0, 'receiptTakenBack');
    expect(commission.instalments.map(({ state }) => state)).toEqual([
      'waived',
      'waived',
      'waived',
      'waived',
    ]);
    expect(commission.steps.slice(-2).map(({ act }) => act)).toEqual(['receiptTakenBack', 'waived']);
  });

  it('asks for nothing in later instalments that the agent waived of the days that were paid', async () => {
    const deal = await signed();
    await divide(deal, quarters);
    const { version, instalments } = await commissionOf(deal);
    const { commissionId } = await commissionOf(deal);
    const instalmentId = instalments[0]?.id as number;
    const waiver = { commissionId, version, instalmentId, reason: 'Accordo' };
    await app.call(deal.agent.token, 'Commission/WaiveInstalment', waiver).then(({ ok }) => ok);
    await terminate(deal, '2026-12-31');
    const open = (await commissionOf(deal)).instalments.filter(({ state }) => state === 'due');
    expect(open.map(({ amount }) => amount)).toEqual([225, 3.7]);
  });

  it('is not late any more where it fell away, and counts in no sum', async () => {
    const deal = await signed();
    await divide(deal, quarters);
    await terminate(deal, '2026-07-01');
    app.clock.advance({ days: 400 });
    await app.settle();
    const token = await logInAgain(app, deal.agent);
    const { items } = (await app.call(token, 'Commission/GetInstalments', {})).ok;
    expect(items.map(({ amount, state }) => [amount, state])).toEqual([
      [2.47, 'late'],
      [222.53, 'lapsed'],
      [225, 'lapsed'],
      [225, 'lapsed'],
      [225, 'lapsed'],
    ]);
    const states = ['lapsed' as const];
    expect((await app.call(token, 'Commission/GetInstalments', { states })).ok.items).toHaveLength(4);
    const cash = (await app.call(token, 'Commission/GetCommissionCash', {})).ok;
    expect(cash).toMatchObject({ expected: 0, late: 2.47, counts: { late: 1, expected: 0, waived: 4 } });
  });
});
