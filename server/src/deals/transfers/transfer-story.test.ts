import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { exampleLoan, fullLoan } from '@trattativa/domain/deals/transfers/example-transfer';
import { profileType } from '@trattativa/domain/identity/profile-types';
import {
  type ContractualStatus,
  contractualStatus,
} from '@trattativa/domain/people/players/contractual-statuses';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViewedDeal } from '../../../test/factories/deals.ts';
import { makeAgent, makeStaff, makeTeam, makeTeamMember } from '../../../test/factories/people.ts';
import { loanTerms, type MadeTransfer, makeTransfer } from '../../../test/factories/transfers.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp();
});

afterAll(() => app.close());

const get = (token: string, transferId: number) => app.call(token, 'Transfer/GetTransfer', { transferId });

function revise(made: MadeTransfer, token: string, version: number, terms = {}) {
  return app.call(token, 'Transfer/ReviseTransfer', {
    transferId: made.transferId,
    version,
    ...loanTerms,
    ...terms,
  });
}

function sign(
  token: string,
  { transferId, version, termsHash }: Pick<MadeTransfer, 'transferId' | 'version' | 'termsHash'>,
) {
  return app.call(token, 'Transfer/SignTransfer', { transferId, version, termsHash });
}

const seen = ({ id, version, termsHash }: { id: number; version: number; termsHash: string }) => ({
  transferId: id,
  version,
  termsHash,
});

describe('a transfer between two clubs', () => {
  it('goes through counter-offers of both clubs to the terms that both sign', async () => {
    const made = await makeTransfer(app);
    const { club, releasing } = made;
    const first = (await revise(made, releasing.token, made.version, { sellOnPercent: 15 })).ok.transfer;
    expect(first).toMatchObject({ revision: 2, writtenBy: 'releasing', turn: 'engaging', side: 'releasing' });
    const purchase = { kind: 'option', amount: 80_000, until: '2027-05-31' } as const;
    const second = (await revise(made, club.token, first.version, { sellOnPercent: 15, purchase })).ok
      .transfer;
    expect(
      second.revisions.map(({ by, terms }) => [by, terms.sellOnPercent, terms.purchase?.amount]),
    ).toEqual([
      ['engaging', 10, 90_000],
      ['releasing', 15, 90_000],
      ['engaging', 15, 80_000],
    ]);
    const half = (await sign(releasing.token, seen(second))).ok;
    expect(half.transfer).toMatchObject({ state: 'open', turn: 'engaging', can: { sign: false } });
    const whole = (await sign(club.token, seen(half.transfer))).ok;
    expect(whole.message).toBe('Accordo firmato dai due club');
    expect(whole.transfer).toMatchObject({
      state: 'agreed',
      turn: null,
      signed: { engaging: true, releasing: true },
      can: { sign: false, revise: false, end: false },
    });
    expect(whole.transfer.timeline.map(({ act, by }) => [act, by])).toEqual([
      ['proposed', 'engaging'],
      ['revised', 'releasing'],
      ['revised', 'engaging'],
      ['signed', 'releasing'],
      ['agreed', 'engaging'],
    ]);
    const late = await revise(made, releasing.token, whole.transfer.version, { sellOnPercent: 20 });
    expect(late.problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('keeps amounts to the cent, and refuses instalments that do not sum to the compensation', async () => {
    const made = await makeTransfer(app);
    const { terms } = (await get(made.releasing.token, made.transferId)).ok.revisions[0] ?? {};
    expect(terms).toMatchObject({
      compensation: 10_000.5,
      instalments: [{ amount: 3_333.5 }, { amount: 6_667 }],
    });
    const short = [{ dueOn: '2026-12-01', amount: 10_000.49 }];
    const refused = await revise(made, made.club.token, made.version, { instalments: short });
    expect(refused.problem).toMatchObject({ code: 'INSTALMENTS_DIFFER' });
    const lie = sql`update transfer_revisions set terms = jsonb_set(terms, '{compensation}', '1')`;
    await expect(lie.execute(app.services.db)).rejects.toThrow();
  });

  it('changed by either club, loses what the other has signed', async () => {
    const made = await makeTransfer(app);
    const half = (await sign(made.club.token, made)).ok.transfer;
    expect(half.signed).toEqual({ engaging: true, releasing: false });
    const revised = (await revise(made, made.releasing.token, half.version, { sellOnPercent: 25 })).ok
      .transfer;
    expect(revised).toMatchObject({ signed: { engaging: false, releasing: false }, turn: 'engaging' });
    const own = (await revise(made, made.releasing.token, revised.version, { sellOnPercent: 20 })).ok
      .transfer;
    const stale = await sign(made.club.token, { ...seen(own), termsHash: revised.termsHash });
    expect(stale.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { Revision: 3 } });
    const same = await revise(made, made.club.token, own.version, { sellOnPercent: 20 });
    expect(same.problem.code).toBe('TERMS_UNCHANGED');
  });

  it('signed by both at once, or signed while it is revised, takes one and answers the other with the state', async () => {
    const made = await makeTransfer(app);
    const answers = await Promise.all([
      sign(made.club.token, made),
      revise(made, made.releasing.token, made.version, { sellOnPercent: 30 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({ code: 'CHANGED_MEANWHILE', current: { Version: 2 } });
  });

  it('cannot be stored as agreed under different terms', async () => {
    const { transferId } = await makeTransfer(app);
    const forged = sql`
      update transfers set state = 'agreed', engaging_signed_hash = terms_hash,
        releasing_signed_hash = repeat('0', 64) where id = ${transferId}`;
    await expect(forged.execute(app.services.db)).rejects.toThrow(/check/);
    const half = sql`update transfers set state = 'agreed' where id = ${transferId}`;
    await expect(half.execute(app.services.db)).rejects.toThrow(/check/);
  });

  it('may have terms that most deals do without, each kept as it was written and refused beside its field', async () => {
    const made = await makeTransfer(app);
    const before = (await get(made.releasing.token, made.transferId)).ok;
    expect(Object.keys(before.terms)).not.toContain('counterOption');
    const purchase = {
      kind: 'obligation',
      amount: 90_000,
      until: '2027-05-31',
      trigger: { event: 'appearances', count: 15 },
    } as const;
    const further = {
      purchase,
      earlyRecall: { from: '2027-01-02', until: '2027-01-31', amount: 2_000.5 },
      purchaseParts: [
        { amount: 30_000.25, dueOn: null, monthsAfter: 0 },
        { amount: 59_999.75, dueOn: '2028-07-31', monthsAfter: null },
      ],
      counterOption: { amount: 105_000, until: '2027-06-25' },
      vat: 'plus',
      solidarityOnTop: true,
      valorisationBonus: { count: 10, amount: 3_000, cap: 9_000 },
      sellOnRule: { base: 'price', until: '2030-06-30' },
      matchingRight: true,
      matchingRule: { until: null, days: 7 },
    } as const;
    const revised = (await revise(made, made.releasing.token, made.version, further)).ok.transfer;
    expect(revised.revisions.at(-1)?.terms).toMatchObject(further);
    expect(revised.percents).toEqual({ solidarity: null, vat: 22 });
    const refused = async (terms: object) =>
      (await revise(made, made.club.token, revised.version, { ...further, ...terms })).problem.errors?.map(
        ({ field, code }) => [field, code],
      );
    expect(await refused({ counterOption: { amount: 105_000, until: '2027-05-31' } })).toEqual([
      ['CounterOption.Until', 'notAfterPurchase'],
    ]);
    expect(await refused({ purchase: { ...purchase, until: '2027-07-01' }, counterOption: null })).toEqual([
      ['Purchase.Until', 'afterLoan'],
    ]);
    expect(await refused({ purchase: { ...purchase, amount: 90_001 } })).toEqual([
      ['PurchaseParts.1.Amount', 'partsDiffer'],
    ]);
    const back = await revise(made, made.club.token, revised.version);
    expect(back.ok.transfer.termsHash).toBe(before.termsHash);
  });

  it.each([
    ['a counter-option before the purchase', { counterOption: { amount: 1, until: '2027-05-31' } }],
    [
      'a counter-option without a purchase',
      { purchase: null, counterOption: { amount: 1, until: '2028-05-31' } },
    ],
    ['parts that differ from the price', { purchaseParts: [{ amount: 1, dueOn: null, monthsAfter: 1 }] }],
    ['a recall after the loan', { earlyRecall: { from: '2027-07-01', until: '2027-07-01', amount: 0 } }],
    ['a bonus above its cap', { valorisationBonus: { count: 1, amount: 2, cap: 1 } }],
    ['a base of no share', { sellOnPercent: null, sellOnRule: { base: 'gain', until: '2028-01-01' } }],
    ['days to answer without the right', { matchingRule: { until: null, days: 3 } }],
    ['a tax that nobody knows', { vat: 'some' }],
  ])('is not stored with %s, whoever writes', async (_, terms) => {
    const holds = async (changed: object) => {
      const found = await sql<{ holds: boolean }>`
        select transfer_terms_hold(${JSON.stringify({ ...exampleLoan, matchingRight: false, ...changed })}::jsonb) as holds`.execute(
        app.services.db,
      );
      return found.rows[0]?.holds;
    };
    expect(await holds({})).toBe(true);
    expect(await holds(fullLoan)).toBe(true);
    expect(await holds(terms)).toBe(false);
  });

  it('ended by either club, can be proposed anew, to another club', async () => {
    const made = await makeTransfer(app);
    const ended = (
      await app.call(made.releasing.token, 'Transfer/EndTransfer', {
        transferId: made.transferId,
        version: made.version,
        note: 'Resta con noi.',
      })
    ).ok.transfer;
    expect(ended).toMatchObject({
      state: 'ended',
      turn: null,
      can: { sign: false, revise: false, end: false },
    });
    const other = await makeTeamMember(app);
    const again = await app.call(made.club.token, 'Transfer/ProposeTransfer', {
      negotiationId: made.negotiationId,
      releasingTeamId: other.teamId,
      ...loanTerms,
    });
    expect(again.ok.transfer.releasingClub.id).toBe(other.teamId);
  });
});

describe('who may begin and who sees a transfer', () => {
  it('is begun by the negotiation’s club, about a player who is not free, with a club that can answer', async () => {
    const deal = await makeViewedDeal(app);
    const releasing = await makeTeamMember(app);
    const propose = (token: string, releasingTeamId: number) =>
      app.call(token, 'Transfer/ProposeTransfer', {
        negotiationId: deal.negotiationId,
        releasingTeamId,
        ...loanTerms,
      });
    expect((await propose(releasing.token, releasing.teamId)).problem.code).toBe('NOT_FOUND');
    expect((await propose(deal.club.token, await makeTeam(app))).problem.code).toBe('NOBODY_TO_ANSWER');
    expect((await propose(deal.club.token, deal.club.teamId)).problem.code).toBe('INVALID_INPUT');
    const free = (status: ContractualStatus) =>
      app.services.db
        .updateTable('players')
        .set({ contractual_status: status })
        .where('id', '=', deal.playerId)
        .execute();
    await free(contractualStatus.free);
    expect((await propose(deal.club.token, releasing.teamId)).problem.code).toBe('PLAYER_IS_FREE');
    await free(contractualStatus.underContract);
    expect((await propose(deal.club.token, releasing.teamId)).status).toBe(200);
    expect((await propose(deal.club.token, releasing.teamId)).problem.code).toBe('TRANSFER_EXISTS');
  });

  it('is not there for anybody but the two clubs and staff', async () => {
    const made = await makeTransfer(app);
    const absent = (await get(made.club.token, 999_999)).problem;
    expect((await get((await makeTeamMember(app)).token, made.transferId)).problem).toEqual(absent);
    expect((await get(made.agent.token, made.transferId)).problem.code).toBe('FORBIDDEN');
    expect((await get((await makeStaff(app)).token, made.transferId)).ok.side).toBe('staff');
    for (const [token, count] of [
      [made.club.token, 1],
      [made.releasing.token, 1],
      [(await makeTeamMember(app)).token, 0],
    ] as const) {
      expect((await app.call(token, 'Transfer/GetTransfers', {})).ok.total).toBe(count);
    }
    const turns = (token: string) => app.call(token, 'Transfer/GetTransfers', { myTurn: true });
    expect((await turns(made.releasing.token)).ok.total).toBe(1);
    expect((await turns(made.club.token)).ok.total).toBe(0);
  });

  it('says to the player’s side only that the clubs agreed', async () => {
    const made = await makeTransfer(app);
    const { negotiationId } = made;
    const known = (token: string) => app.call(token, 'Transfer/GetTransferOfNegotiation', { negotiationId });
    const nothing = {
      transferId: null,
      agreedAt: null,
      mayPropose: false,
      releasingClub: null,
      isRegistered: false,
    };
    expect((await known(made.agent.token)).ok).toEqual(nothing);
    expect((await known(made.club.token)).ok).toMatchObject({
      transferId: made.transferId,
      mayPropose: false,
    });
    expect((await known((await makeAgent(app)).token)).problem.code).toBe('NOT_FOUND');
    const half = (await sign(made.releasing.token, made)).ok.transfer;
    expect((await known(made.agent.token)).ok).toEqual(nothing);
    await sign(made.club.token, seen(half));
    expect((await known(made.agent.token)).ok).toEqual({ ...nothing, agreedAt: expect.any(String) });
    await app.settle();
    const notices = (await app.call(made.agent.token, 'Notification/GetNotifications', {})).ok.items;
    expect(notices.map(({ kind }) => kind)).toContain('clubsAgreed');
    expect(notices.map(({ kind }) => kind)).not.toContain('transferAgreed');
  });

  it('offers the club that keeps the record as the releasing one', async () => {
    const deal = await makeViewedDeal(app);
    const recordOwner = await makeTeamMember(app);
    await app.services.db
      .updateTable('players')
      .set({ profile: profileType.teamPlayer, agent_id: null, team_id: recordOwner.teamId })
      .where('id', '=', deal.playerId)
      .execute();
    const { ok } = await app.call(deal.club.token, 'Transfer/GetTransferOfNegotiation', {
      negotiationId: deal.negotiationId,
    });
    expect(ok).toMatchObject({ mayPropose: true, releasingClub: { id: recordOwner.teamId } });
  });

  it('is proposed to nobody but the club with which the player is registered', async () => {
    const deal = await makeViewedDeal(app);
    const { club, playerId, negotiationId } = deal;
    const [registered, other] = [await makeTeamMember(app), await makeTeamMember(app)];
    await sql`
      insert into registrations (player_id, team_id, club_name, kind, starts_on, ends_on, source, recorded_at)
      values (${playerId}, ${registered.teamId}, 'Trapani', 'employed', ${app.clock.now()}::date - 30,
        ${app.clock.now()}::date + 600, 'deal', ${app.clock.now()})`.execute(app.services.db);
    await sql`update players set registration_id = (select max(id) from registrations) where id = ${playerId}`.execute(
      app.services.db,
    );
    const known = await app.call(club.token, 'Transfer/GetTransferOfNegotiation', { negotiationId });
    expect(known.ok).toMatchObject({ releasingClub: { id: registered.teamId }, isRegistered: true });
    const propose = (releasingTeamId: number) =>
      app.call(club.token, 'Transfer/ProposeTransfer', { negotiationId, releasingTeamId, ...loanTerms });
    expect((await propose(other.teamId)).problem).toMatchObject({
      code: 'INVALID_INPUT',
      errors: [{ field: 'ReleasingTeamId', code: 'notReleasing', text: expect.stringContaining('Trapani') }],
    });
    expect((await propose(registered.teamId)).status).toBe(200);
  });

  it('is closed while its negotiation is rejected', async () => {
    const made = await makeTransfer(app);
    const { version } = (
      await app.call(made.club.token, 'Negotiation/GetNegotiation', { negotiationId: made.negotiationId })
    ).ok;
    await app.call(made.club.token, 'Negotiation/UpdateNegotiationStatus', {
      negotiationId: made.negotiationId,
      version,
      status: negotiationStatus.rejected,
    });
    expect((await sign(made.releasing.token, made)).problem.code).toBe('TRANSITION_NOT_ALLOWED');
    expect((await get(made.releasing.token, made.transferId)).ok.can).toEqual({
      sign: false,
      revise: false,
      end: false,
    });
  });
});
