import { levels } from '@trattativa/domain/people/levels';
import { daysAfter } from '@trattativa/domain/platform/plain-date';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  endRegistrationOf,
  makeBuyer,
  makeRepresented,
  pay,
  runJob,
  signDealOf,
} from '../../../test/factories/payments.ts';
import { logInAgain, makeStaff } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { dayOf } from '../../platform/clock.ts';
import { sweepRepresentations } from '../../representation/subscriptions/jobs/sweep-representations.ts';
import { openBalance } from '../../representation/subscriptions.ts';
import { balanceOf, examineJournal } from '../ledger/ledger.repository.ts';
import { isMoneyVoided } from '../voided/voided-money.repository.ts';

let app: TestApp;

beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
});
afterAll(() => app.close());

const representationOf = async (token: string) =>
  (await app.call(token, 'Representation/GetRepresentation', {})).ok;

describe('the final balance', () => {
  it('is not due before a negotiation is signed', async () => {
    const player = await makeRepresented(app);
    const shown = await representationOf(player.token);
    expect([shown.balanceDue, shown.balance, shown.can.payBalance]).toEqual([null, null, false]);
    expect((await app.call(player.token, 'Payment/StartBalance', {})).problem.code).toBe('NOTHING_DUE');
  });

  // Made by hand, in euros.
  const table = [1482, 982, 682, 382, 282, 182, 182, 182, 182, 82, 82, 82, 82, 82, 82, 82];

  it.each(levels.map((level) => [level, table[level]]))(
    'the final balance of a signature at level %i is %i €, announced and due in 30 days',
    async (level, amount) => {
      const player = await makeRepresented(app);
      const { negotiationId } = await signDealOf(app, player.accountId, { level });
      const { balance, balanceDue } = await representationOf(player.token);
      expect([balanceDue, balance?.amount, balance?.level, balance?.status]).toEqual([
        amount,
        amount,
        level,
        'due',
      ]);
      expect([balance?.negotiationId, balance?.dueOn]).toEqual([negotiationId, '2026-10-15']);
      const [mail] = (await app.mailTo(player.email)).filter(({ subject }) => subject.includes('saldo'));
      expect(mail?.subject).toBe(`Hai firmato: il saldo è €\u00a0${amount === 1482 ? '1.482' : amount}`);
    },
  );

  it('is paid on the provider’s page, and then nothing more is owed', async () => {
    const player = await makeRepresented(app);
    await signDealOf(app, player.accountId);
    const { url } = (await app.call(player.token, 'Payment/StartBalance', {})).ok;
    expect((await app.call(player.token, 'Payment/StartBalance', {})).ok.url).toBe(url);
    await pay(app, url);
    const shown = await representationOf(player.token);
    expect([shown.balanceDue, shown.balance?.status]).toEqual([null, 'paid']);
    expect(await balanceOf(app.services.db, 'players', player.accountId)).toBe(0);
    expect((await app.call(player.token, 'Payment/StartBalance', {})).problem.code).toBe('NOTHING_DUE');
  });

  it('is made once: a second signature in the same term adds nothing', async () => {
    const player = await makeRepresented(app);
    const first = await signDealOf(app, player.accountId, { level: 2 });
    await endRegistrationOf(app, first.playerId);
    await signDealOf(app, player.accountId, { level: 0 });
    const { balance } = await representationOf(player.token);
    expect([balance?.negotiationId, balance?.amount]).toEqual([first.negotiationId, 682]);
  });

  it('is not owed by who is not represented, has not paid, or signs after the end', async () => {
    const never = await makeBuyer(app);
    await signDealOf(app, never.accountId);
    const waiting = await makeBuyer(app);
    await app.call(waiting.token, 'Payment/StartActivation', {});
    await signDealOf(app, waiting.accountId);
    const over = await makeRepresented(app);
    app.clock.advance({ days: 365 });
    await signDealOf(app, over.accountId);
    for (const { accountId } of [never, waiting, over]) {
      const owed = await balanceOf(app.services.db, 'players', accountId);
      expect(owed).toBeLessThanOrEqual(0);
    }
    const rows = await app.services.db
      .selectFrom('representation_balances as b')
      .innerJoin('representations as r', 'r.id', 'b.representation_id')
      .select('b.id')
      .where('r.account_id', 'in', [never.accountId, waiting.accountId, over.accountId])
      .execute();
    expect(rows).toEqual([]);
  });

  it('ends the right to withdraw for who asked that the service begin at once', async () => {
    const player = await makeRepresented(app);
    expect((await representationOf(player.token)).can.withdraw).toBe(true);
    await signDealOf(app, player.accountId);
    expect((await representationOf(player.token)).can.withdraw).toBe(false);
    expect((await app.call(player.token, 'Representation/Withdraw', {})).problem.code).toBe(
      'WITHDRAWAL_OVER',
    );
  });

  it('is reminded of a week before its day, on it and a week after, once each', async () => {
    const player = await makeRepresented(app);
    await signDealOf(app, player.accountId);
    const reminders = async () =>
      (await app.mailTo(player.email)).filter(({ subject }) => subject.startsWith('Promemoria')).length;
    const counts: number[] = [];
    for (const days of [22, 1, 6, 1, 6, 1]) {
      app.clock.advance({ days });
      await runJob(app, sweepRepresentations);
      await runJob(app, sweepRepresentations);
      counts.push(await reminders());
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('can be cancelled by staff with a reason, once', async () => {
    const player = await makeRepresented(app);
    const staff = await makeStaff(app);
    await signDealOf(app, player.accountId);
    const balanceId = (await representationOf(player.token)).balance?.id ?? 0;
    const input = { balanceId, reason: 'Firma annullata dalla lega' };
    expect((await app.call(player.token, 'Payment/CancelBalance', input)).problem.code).toBe('FORBIDDEN');
    const { representation } = (await app.call(staff.token, 'Payment/CancelBalance', input)).ok;
    expect([representation.balanceDue, representation.balance?.status]).toEqual([null, 'cancelled']);
    expect(await balanceOf(app.services.db, 'players', player.accountId)).toBe(0);
    const again = await app.call(staff.token, 'Payment/CancelBalance', input);
    expect(again.problem.code).toBe('TRANSITION_NOT_ALLOWED');
  });

  it('goes with the invoice and the commission when staff correct the registration as a mistake, to the cent', async () => {
    const player = await makeRepresented(app);
    const staff = await makeStaff(app);
    const { negotiationId, playerId } = await signDealOf(app, player.accountId);
    const { items } = (await app.call(staff.token, 'Registration/GetPlayerRegistrations', { playerId })).ok;
    expect(items[0]?.can).toEqual({ end: true, voidMoney: true });
    const input = {
      registrationId: items[0]?.id as number,
      endedOn: daysAfter(dayOf(app.clock.now()), -1),
      reason: 'Firma registrata per errore',
      voidsMoney: true,
    };
    expect((await app.call(staff.token, 'Registration/EndRegistration', input)).ok.isPaid).toBe(false);
    const { balance, balanceDue } = await representationOf(player.token);
    expect([balanceDue, balance?.status]).toEqual([null, 'cancelled']);
    const { db } = app.services;
    const left = await sql<{ teamId: number; owed: number; credited: number; open: number; given: number }>`
      select i.team_id as "teamId", i.value_cents - i.discount_cents - i.credited_cents as owed,
        (select sum(amount_cents) from credit_notes n where n.invoice_id = i.id)::bigint as credited,
        (select count(*) from commissions c join commission_instalments p on p.commission_id = c.id
         where c.negotiation_id = i.negotiation_id and p.waived_on is null) as open,
        (select count(*) from commissions c join commission_instalments p on p.commission_id = c.id
         where c.negotiation_id = i.negotiation_id and p.waiver_reason = ${input.reason}) as given
      from team_invoices i where i.negotiation_id = ${negotiationId}`.execute(db);
    expect(left.rows).toMatchObject([{ owed: 0, open: 0, given: 1 }]);
    expect(left.rows[0]?.credited).toBeGreaterThan(0);
    expect(await balanceOf(db, 'players', player.accountId)).toBe(0);
    expect(await balanceOf(db, 'teams', left.rows[0]?.teamId)).toBe(0);
    // No reaction that comes late makes more of it, and the real signature makes its own.
    await db.transaction().execute(async (tx) => {
      expect(await openBalance(tx, negotiationId, app.clock.now(), isMoneyVoided)).toBeNull();
    });
    await signDealOf(app, player.accountId);
    const again = await representationOf(player.token);
    expect([again.balance?.status, again.balanceDue]).toEqual(['due', again.balance?.amount]);
    expect(await examineJournal(db)).toMatchObject({ unbalanced: 0, unposted: 0 });
  });

  it('that is paid already stays, and staff hear that it has to be paid back', async () => {
    const player = await makeRepresented(app);
    const staff = await makeStaff(app);
    const { playerId } = await signDealOf(app, player.accountId);
    await pay(app, (await app.call(player.token, 'Payment/StartBalance', {})).ok.url);
    const { items } = (await app.call(staff.token, 'Registration/GetPlayerRegistrations', { playerId })).ok;
    const input = {
      registrationId: items[0]?.id as number,
      endedOn: daysAfter(dayOf(app.clock.now()), -1),
      reason: 'Firma registrata per errore',
    };
    app.clock.advance({ days: 15 });
    staff.token = await logInAgain(app, staff);
    const late = await app.call(staff.token, 'Registration/EndRegistration', { ...input, voidsMoney: true });
    expect(late.status).not.toBe(200);
    app.clock.advance({ days: -15 });
    staff.token = await logInAgain(app, staff);
    const done = await app.call(staff.token, 'Registration/EndRegistration', { ...input, voidsMoney: true });
    expect(done.ok).toMatchObject({ isPaid: true });
    expect(done.ok.message).toContain('va rimborsato a parte');
    expect((await representationOf(await logInAgain(app, player))).balance?.status).toBe('paid');
    expect(await examineJournal(app.services.db)).toMatchObject({ unbalanced: 0, unposted: 0 });
  });
});
