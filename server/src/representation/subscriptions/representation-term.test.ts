import { afterEach, describe, expect, it } from 'vitest';
import { makeBuyer, makeRepresented, pay, runJob } from '../../../test/factories/payments.ts';
import { logInAgain, makeStaff, type Person } from '../../../test/factories/people.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { sweepRepresentations } from './jobs/sweep-representations.ts';

let app: TestApp;

afterEach(() => app.close());

const build = async (now?: string) => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' }, ...(now && { now }) });
};
/** Moves the clock to an instant; sessions are over then. */
const moveTo = (at: string) =>
  app.clock.advance({ seconds: (Date.parse(at) - app.clock.now().getTime()) / 1000 });
const rowOf = (accountId: number) =>
  app.services.db
    .selectFrom('representations')
    .select(['status', 'ends_at', 'end_reason'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const subjects = async ({ email }: Person) => (await app.mailTo(email)).map(({ subject }) => subject);

describe('a representation', () => {
  it.each([
    ['2026-09-15T10:00:00.000Z', '2027-09-15T10:00:00.000Z'],
    ['2028-02-29T10:00:00.000Z', '2029-02-28T10:00:00.000Z'],
    ['2026-10-26T10:00:00.000Z', '2027-10-26T09:00:00.000Z'],
    ['2026-12-31T23:00:00.000Z', '2027-12-31T23:00:00.000Z'],
  ])('activated at %s ends at %s, not a second before', async (from, to) => {
    await build(from);
    const player = await makeRepresented(app);
    moveTo(new Date(Date.parse(to) - 1000).toISOString());
    await runJob(app, sweepRepresentations);
    expect((await rowOf(player.accountId)).status).toBe('active');
    moveTo(to);
    await runJob(app, sweepRepresentations);
    const ended = await rowOf(player.accountId);
    expect([ended.status, ended.end_reason, ended.ends_at?.toISOString()]).toEqual(['ended', 'termOver', to]);
    expect(await subjects(player)).toContain('La rappresentanza è finita');
  });

  it('is announced to end 30 and 7 days ahead, once each, and is never renewed by itself', async () => {
    await build();
    const player = await makeRepresented(app);
    const told: [string, number][] = [];
    for (const at of [
      '2027-08-16T09:59:59.000Z',
      '2027-08-16T10:00:00.000Z',
      '2027-09-08T09:59:59.000Z',
      '2027-09-08T10:00:00.000Z',
      '2027-09-15T10:00:00.000Z',
    ]) {
      moveTo(at);
      await runJob(app, sweepRepresentations);
      await runJob(app, sweepRepresentations);
      const news = (await subjects(player)).filter((subject) =>
        subject.startsWith('La rappresentanza finisce'),
      );
      told.push([at, news.length]);
    }
    expect(told.map(([, count]) => count)).toEqual([0, 1, 1, 2, 2]);
    expect(await subjects(player)).toEqual(
      expect.arrayContaining([
        'La rappresentanza finisce tra 30 giorni',
        'La rappresentanza finisce tra 7 giorni',
      ]),
    );
    const rows = await app.services.db.selectFrom('payments').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  it('sends the nearest reminder only when the service was away over both', async () => {
    await build();
    const player = await makeRepresented(app);
    moveTo('2027-09-10T10:00:00.000Z');
    await runJob(app, sweepRepresentations);
    const news = (await subjects(player)).filter((subject) =>
      subject.startsWith('La rappresentanza finisce'),
    );
    expect(news).toEqual(['La rappresentanza finisce tra 5 giorni']);
  });

  it('may be renewed in its last 30 days; the new term begins when the old one ends', async () => {
    await build();
    const player = await makeRepresented(app);
    moveTo('2027-08-16T09:59:59.000Z');
    let token = await logInAgain(app, player);
    await app.services.db
      .updateTable('players')
      .set({ updated_at: app.clock.now() })
      .where('id', '=', player.playerId)
      .execute();
    expect((await app.call(token, 'Payment/StartActivation', {})).problem.code).toBe('REPRESENTATION_ACTIVE');
    app.clock.advance({ seconds: 1 });
    token = await logInAgain(app, player);
    const { url } = (await app.call(token, 'Payment/StartActivation', { immediateStart: true })).ok;
    const waiting = (await app.call(token, 'Representation/GetRepresentation', {})).ok;
    expect([waiting.status, waiting.renewalAwaitsPayment]).toEqual(['active', true]);
    await pay(app, url);
    const renewed = (await app.call(token, 'Representation/GetRepresentation', {})).ok;
    expect([renewed.endsAt, renewed.renewedUntil, renewed.can.renew]).toEqual([
      '2027-09-15T10:00:00.000Z',
      '2028-09-15T10:00:00.000Z',
      false,
    ]);
    moveTo('2027-09-15T10:00:00.000Z');
    await runJob(app, sweepRepresentations);
    token = await logInAgain(app, player);
    const next = (await app.call(token, 'Representation/GetRepresentation', {})).ok;
    expect([next.status, next.activatedAt, next.endsAt]).toEqual([
      'active',
      '2027-09-15T10:00:00.000Z',
      '2028-09-15T10:00:00.000Z',
    ]);
  });
});

describe('the right of withdrawal', () => {
  it('lasts until the end of the fourteenth day in Rome', async () => {
    await build();
    const first = await makeRepresented(app);
    const second = await makeRepresented(app);
    const withdrawAt = async (person: Person, at: string) => {
      moveTo(at);
      return app.call(await logInAgain(app, person), 'Representation/Withdraw', {});
    };
    const inTime = await withdrawAt(first, '2026-09-29T21:59:59.000Z');
    const tooLate = await withdrawAt(second, '2026-09-29T22:00:00.000Z');
    expect(inTime.ok.representation).toMatchObject({ status: 'ended', endReason: 'withdrawn' });
    expect([tooLate.status, tooLate.problem.code]).toEqual([409, 'WITHDRAWAL_OVER']);
  });

  it('ends the representation at once, is confirmed by mail and shown to staff as a refund that is owed', async () => {
    await build();
    const player = await makeRepresented(app);
    const staff = await makeStaff(app);
    await app.call(player.token, 'Representation/Withdraw', {});
    await app.settle();
    expect(await subjects(player)).toContain('Hai esercitato il recesso');
    const [owed] = (await app.call(staff.token, 'Payment/GetPayments', { waiting: true })).ok.items;
    expect([owed?.refundOwed, owed?.payer.accountId]).toEqual(['withdrawn', player.accountId]);
    const refunded = { paymentId: owed?.id ?? 0, reason: 'Recesso' };
    expect((await app.call(staff.token, 'Payment/RefundPayment', refunded)).ok.payment.status).toBe(
      'refunded',
    );
    expect((await app.call(staff.token, 'Payment/GetPayments', { waiting: true })).ok.items).toEqual([]);
  });

  it('belongs to who has paid: a purchase that waits for its payment has none', async () => {
    await build();
    const player = await makeBuyer(app);
    await app.call(player.token, 'Payment/StartActivation', {});
    expect((await app.call(player.token, 'Representation/Withdraw', {})).problem.code).toBe(
      'WITHDRAWAL_OVER',
    );
  });
});
