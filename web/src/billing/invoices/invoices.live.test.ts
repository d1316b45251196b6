import { exampleInvoice, exampleInvoiceDetails } from '@trattativa/contract/billing/invoices/example-invoice';
import { describe, expect, it } from 'vitest';
import {
  applyChangedToList,
  applyIssuedToList,
  applyRefused,
  applyToCharge,
  applyToInvoice,
  type InvoiceList,
} from './invoices.live.ts';
import { invoicesKeys } from './invoices-keys.ts';

const list: InvoiceList = {
  pages: [{ items: [exampleInvoice], nextCursor: null, total: 1, totalIsExact: true }],
  pageParams: [undefined],
};
const of = { invoiceId: exampleInvoice.id, negotiationId: 3001, teamId: 20001 };
const event = <Data>(type: string, data: Data) => ({ id: '1', type, data });

describe('an invoice on screen', () => {
  it('that is new is asked for, and one that came twice stays as it is', () => {
    const again = event('invoice.issued', of);
    expect(applyIssuedToList(list, again, invoicesKeys.list)).toBe(list);
    const fresh = event('invoice.issued', { ...of, invoiceId: 240_002 });
    expect(applyIssuedToList(list, fresh, invoicesKeys.list)).toBe('refetch');
  });

  it.each([
    [1, 'known'],
    [2, 'refetch'],
  ])('at version 1 that changed to version %i is %s', (version, outcome) => {
    const changed = event('invoice.paid', { ...of, version });
    const [rows, one] = [
      applyChangedToList(list, changed, invoicesKeys.list),
      applyToInvoice(exampleInvoiceDetails, changed, invoicesKeys.one),
    ];
    expect([rows, one]).toEqual(
      outcome === 'refetch' ? ['refetch', 'refetch'] : [list, exampleInvoiceDetails],
    );
  });

  it('is fetched again when the exchange system refused its file or that of one of its credit notes', () => {
    const refused = event('electronic.refused', { invoiceId: exampleInvoiceDetails.id, count: 1 });
    expect(applyRefused(exampleInvoiceDetails, refused, invoicesKeys.one)).toBe('refetch');
    const ofPlayer = event('electronic.refused', { playerInvoiceId: exampleInvoiceDetails.id, count: 1 });
    expect(applyRefused(exampleInvoiceDetails, ofPlayer, invoicesKeys.one)).toBe(exampleInvoiceDetails);
  });

  it('an invoice of another negotiation says nothing about this one’s', () => {
    const charge = { negotiationId: 3001, value: 1, discount: 0, invoice: null, can: { setDiscount: true } };
    const issued = event('invoice.issued', of);
    expect(applyToCharge(charge, issued, invoicesKeys.charge)).toBe('refetch');
    const other = { ...charge, negotiationId: 3002 };
    expect(applyToCharge(other, issued, invoicesKeys.charge)).toBe(other);
  });
});
