import {
  examplePlayerInvoice,
  examplePlayerInvoiceDetails,
} from '@trattativa/contract/billing/invoices/example-player-invoice';
import { describe, expect, it } from 'vitest';
import { invoicesKeys } from './invoices-keys.ts';
import {
  applyCredited,
  applyCreditedToList,
  applyIssued,
  applyRefused,
  type PlayerInvoiceList,
} from './player-invoices.live.ts';

const list: PlayerInvoiceList = {
  pages: [{ items: [examplePlayerInvoice], nextCursor: null, total: 1, totalIsExact: true }],
  pageParams: [undefined],
};
const playerInvoiceId = examplePlayerInvoice.id;
const event = <Data>(type: string, data: Data) => ({ id: '1', type, data });

describe('an invoice to a player on screen', () => {
  it('that is new is fetched, and one that came twice changes nothing', () => {
    const again = event('playerInvoice.issued', { playerInvoiceId });
    expect(applyIssued(list, again, invoicesKeys.playerList)).toBe(list);
    const fresh = event('playerInvoice.issued', { playerInvoiceId: playerInvoiceId + 1 });
    expect(applyIssued(list, fresh, invoicesKeys.playerList)).toBe('refetch');
  });

  it('is fetched again when the exchange system refused its file', () => {
    const refused = event('electronic.refused', { playerInvoiceId, count: 1 });
    expect(applyRefused(examplePlayerInvoiceDetails, refused, invoicesKeys.playerOne)).toBe('refetch');
    const ofClub = event('electronic.refused', { invoiceId: playerInvoiceId, count: 1 });
    expect(applyRefused(examplePlayerInvoiceDetails, ofClub, invoicesKeys.playerOne)).toBe(
      examplePlayerInvoiceDetails,
    );
  });

  it('is fetched again when a newer version was credited, and only then', () => {
    const newer = event('playerInvoice.credited', { playerInvoiceId, version: 2 });
    expect(applyCreditedToList(list, newer, invoicesKeys.playerList)).toBe('refetch');
    expect(applyCredited(examplePlayerInvoiceDetails, newer, invoicesKeys.playerOne)).toBe('refetch');
    const same = event('playerInvoice.credited', { playerInvoiceId, version: 1 });
    expect(applyCreditedToList(list, same, invoicesKeys.playerList)).toBe(list);
    expect(applyCredited(examplePlayerInvoiceDetails, same, invoicesKeys.playerOne)).toBe(
      examplePlayerInvoiceDetails,
    );
    const other = event('playerInvoice.credited', { playerInvoiceId: playerInvoiceId + 1, version: 9 });
    expect(applyCredited(examplePlayerInvoiceDetails, other, invoicesKeys.playerOne)).toBe(
      examplePlayerInvoiceDetails,
    );
  });
});
