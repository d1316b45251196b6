import type { PlayerInvoice, PlayerInvoiceDetails } from './player-invoice.ts';

/** The player's invoice of the documentation's examples; invented. */
export const examplePlayerInvoice: PlayerInvoice = {
  id: 380001,
  number: 'P 1/2026',
  year: 2026,
  version: 1,
  service: 'activation',
  price: 18,
  deducted: 0,
  amountCharged: 18,
  net: 14.75,
  vat: 3.25,
  vatPercent: 22,
  paymentProvider: 'stripe',
  paymentStatus: 'paid',
  credited: 0,
  activationDate: '2026-11-02T09:30:00.000Z',
  endDate: '2027-11-02T09:30:00.000Z',
  creationDate: '2026-11-02',
  player: { accountId: 101, playerId: 80001, name: 'Tommaso Venier' },
};

export const examplePlayerInvoiceDetails: PlayerInvoiceDetails = {
  ...examplePlayerInvoice,
  creditNotes: [],
  paymentId: 320001,
  representationId: 300001,
  electronic: {
    kind: 'playerInvoice',
    documentId: 380001,
    fileName: 'IT12345678903_0001A.xml',
    gaps: ['buyerTaxCode'],
    refusals: [],
    can: { markRefused: false },
  },
};
