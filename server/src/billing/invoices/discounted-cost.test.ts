import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeViewedDeal } from '../../../test/factories/deals.ts';
import { makePlayerAccount, makeStaff, type Person } from '../../../test/factories/people.ts';
import { confirmByProposer, signByClub } from '../../../test/factories/signatures.ts';
import { buildTestApp, type TestApp } from '../../../test/stage/build-test-app.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import { findInvoice } from './invoices.repository.ts';
import { printTeamInvoice } from './print-team-invoice.ts';

let app: TestApp;
let staff: Person;
beforeAll(async () => {
  app = await buildTestApp({ env: { RATE_LIMITS: 'off' } });
  staff = await makeStaff(app);
});
afterAll(() => app.close());

/**
 * Calculated by hand with 22 % VAT within: the net is what is due divided by 1.22, rounded half up to the cent; the VAT is the rest.
 */
const table = [
  // cost, discount, due, net, VAT
  [2500, 0, 2500, 2049.18, 450.82],
  [2500, 60, 2440, 2000, 440],
  [200, 1, 199, 163.11, 35.89],
  [333, 32, 301, 246.72, 54.28],
  [15_000, 1, 14_999, 12_294.26, 2704.74],
  [2500, 2499, 1, 0.82, 0.18],
] as const;

const discount = (negotiationId: number, euros: number) =>
  app.call(staff.token, 'Invoice/SaveDiscount', { negotiationId, discount: euros });

type SeenDeal = Awaited<ReturnType<typeof makeViewedDeal>>;

/** The club signs what its dialog shows; the version after that. */
async function sign({ club, negotiationId, version }: SeenDeal): Promise<number> {
  return (await signByClub(app, club.token, { negotiationId, version })).ok.negotiation.version;
}

async function confirm({ agent, negotiationId }: SeenDeal, version: number): Promise<void> {
  await confirmByProposer(app, agent.token, { negotiationId, version }).then(({ ok }) => ok);
  await app.settle();
}

describe('a cost with a discount', () => {
  it.each(table)(
    'of %i less %i is accepted and invoiced as %d: %d and %d VAT',
    async (cost, less, due, net, vat) => {
      const deal = await makeViewedDeal(app, { price: cost });
      const { negotiationId, club } = deal;
      if (less > 0) await discount(negotiationId, less).then(({ ok }) => ok);
      const seen = (await app.call(club.token, 'Negotiation/GetDealCost', { negotiationId })).ok;
      expect(seen).toMatchObject({ cost, discount: less, due, net, vat });
      const sheet = (await app.call(club.token, 'Negotiation/GetFeeSheet', { negotiationId })).ok;
      expect(sheet.cost).toEqual({ amount: cost, discount: less });
      await confirm(deal, await sign(deal));
      const [invoice] = (await app.call(club.token, 'Invoice/GetTeamInvoices', {})).ok.items;
      expect(invoice).toMatchObject({ value: cost, discount: less, total: due, net, vat });
      const row = assertFound(await findInvoice(app.services.db, invoice?.id ?? 0));
      const { rows, netCents, vatCents } = printTeamInvoice(row, 'it', app.clock.now());
      expect(rows.map(({ cents }) => cents)).toEqual(less > 0 ? [cost * 100, less * -100] : [cost * 100]);
      expect(netCents + vatCents).toBe(rows.reduce((sum, { cents }) => sum + cents, 0));
      const after = (await app.call(club.token, 'Negotiation/GetDealCost', { negotiationId })).ok;
      expect(after).toMatchObject({ accepted: cost, discount: less, due, net, vat });
    },
  );

  it('set after the signature needs no new word: the club pays less than it accepted', async () => {
    const deal = await makeViewedDeal(app, { price: 2500 });
    const { negotiationId, club } = deal;
    const version = await sign(deal);
    await discount(negotiationId, 60).then(({ ok }) => ok);
    await confirm(deal, version);
    const [invoice] = (await app.call(club.token, 'Invoice/GetTeamInvoices', {})).ok.items;
    expect(invoice).toMatchObject({ value: 2500, discount: 60, total: 2440, net: 2000, vat: 440 });
  });

  it('of all of it leaves nothing to invoice, and the club reads that before it signs', async () => {
    const deal = await makeViewedDeal(app, { price: 2500 });
    const { negotiationId, club } = deal;
    await discount(negotiationId, 2500).then(({ ok }) => ok);
    const seen = (await app.call(club.token, 'Negotiation/GetDealCost', { negotiationId })).ok;
    expect(seen).toMatchObject({ cost: 2500, discount: 2500, due: 0, net: 0, vat: 0 });
    await confirm(deal, await sign(deal));
    expect((await app.call(club.token, 'Invoice/GetTeamInvoices', {})).ok.total).toBe(0);
  });

  it('is read by both sides, and by nobody who only reads the deal', async () => {
    const player = await makePlayerAccount(app);
    const deal = await makeViewedDeal(app, { price: 2500, linkedAccountId: player.accountId });
    const { negotiationId } = deal;
    await discount(negotiationId, 60).then(({ ok }) => ok);
    for (const { token } of [deal.agent, deal.club, staff])
      expect((await app.call(token, 'Negotiation/GetFeeSheet', { negotiationId })).ok.cost).toEqual({
        amount: 2500,
        discount: 60,
      });
    const read = (await app.call(player.token, 'Negotiation/GetFeeSheet', { negotiationId })).ok;
    expect(read.cost).toEqual({ amount: null, discount: null });
  });
});
