import { invoiceStatus } from '@trattativa/domain/billing/invoice-statuses';
import { sql } from 'kysely';
import { followEarlyEnd } from '../../../src/billing/commissions/follow-early-end.ts';
import { makeSignedDeal } from '../../factories/commissions.ts';
import { makeStaff, type Person } from '../../factories/people.ts';
import type { TestApp } from '../../stage/build-test-app.ts';
import { Stage } from '../stage.ts';

/** The commission and the invoice of a signed negotiation. */
export async function playCommission(app: TestApp): Promise<Stage> {
  const { agent, club, negotiationId } = await makeSignedDeal(app, {
    offer: { commissionPercent: 5 },
  });
  const staff = await makeStaff(app, { admin: true });
  const stage = new Stage(app);
  // The ledger is entered alone: what an end changes of the record is played with the registrations.
  await sql`update registrations set ended_on = starts_on + 250, ended_by = 'termination' where negotiation_id = ${negotiationId}`.execute(
    app.services.db,
  );
  await stage.show({ agent, club, staff }, { negotiationId });
  const { commission } = await stage.call(agent, 'Commission/GetNegotiationCommission', { negotiationId });
  const commissionId = commission?.commissionId as number;
  const [invoice] = (await stage.call(club, 'Invoice/GetTeamInvoices', {})).items;
  const invoiceId = invoice?.id as number;
  await stage.show({}, { commissionId, invoiceId });
  const now = () => stage.call(agent, 'Commission/GetCommission', { commissionId });
  const seen = async () => ({ commissionId, version: (await now()).version });
  const day = (days: number) =>
    new Date(stage.app.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
  await stage.act('the club objects to the plan', async () =>
    stage.call(club, 'Commission/AnswerPlan', { ...(await seen()), answer: 'objected', reason: 'Due rate' }),
  );
  await stage.act('the agent makes another plan', async () => {
    const { version, amount } = await now();
    const half = Math.floor(amount as number) / 2;
    const rest = (amount as number) - half;
    await stage.call(agent, 'Commission/SavePlan', {
      negotiationId,
      version,
      vatPercent: 22,
      instalments: [
        { dueOn: day(10), amount: half },
        { dueOn: day(20), amount: rest },
      ],
    });
  });
  await stage.act('the club confirms the plan', async () =>
    stage.call(club, 'Commission/AnswerPlan', { ...(await seen()), answer: 'confirmed' }),
  );
  const mark = async (who: Person, at: number, name: string) =>
    stage.call(who, 'Commission/MarkInstalment', {
      ...(await seen()),
      instalmentId: (await now()).instalments[at]?.id as number,
      mark: name as 'received',
    });
  await stage.act('the club says that it paid', () => mark(club, 0, 'reportedPaid'));
  await stage.act('the club takes that back', () => mark(club, 0, 'reportTakenBack'));
  await stage.act('the agent has received an instalment', () => mark(agent, 0, 'received'));
  await stage.act('the agent takes that back', () => mark(agent, 0, 'receiptTakenBack'));
  await stage.act('the agent waives an instalment', async () =>
    stage.call(agent, 'Commission/WaiveInstalment', {
      ...(await seen()),
      instalmentId: (await now()).instalments[1]?.id as number,
      reason: 'Accordo',
    }),
  );
  const bill = async () => (await stage.call(staff, 'Invoice/GetTeamInvoice', { invoiceId })).version;
  await stage.act('staff mark the invoice as paid', async () =>
    stage.call(staff, 'Invoice/UpdateInvoiceStatus', {
      invoiceId,
      version: await bill(),
      status: invoiceStatus.paid,
    }),
  );
  await stage.act('staff take the payment back', async () =>
    stage.call(staff, 'Invoice/UpdateInvoiceStatus', {
      invoiceId,
      version: await bill(),
      status: invoiceStatus.issued,
    }),
  );
  await stage.act('staff reduce the invoice', async () =>
    stage.call(staff, 'Invoice/IssueCreditNote', {
      invoiceId,
      version: await bill(),
      amount: 100,
      reason: 'Sconto',
    }),
  );
  await stage.act('staff cancel the invoice', async () => {
    const { version, total } = await stage.call(staff, 'Invoice/GetTeamInvoice', { invoiceId });
    await stage.call(staff, 'Invoice/IssueCreditNote', {
      invoiceId,
      version,
      amount: total - 100,
      reason: 'Annullata',
    });
  });
  await stage.act('the contract has ended early', () =>
    app.services.db.transaction().execute((tx) => followEarlyEnd(tx, negotiationId, app.clock.now())),
  );
  await stage.later({ days: 11 });
  await stage.act('an instalment is late', () => stage.job('notify-late-instalments'));
  return stage;
}
