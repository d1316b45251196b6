import { readFileSync } from 'node:fs';
import type { InvoiceEvents } from '@trattativa/contract/billing/invoices/events';
import type { NegotiationEvents } from '@trattativa/contract/deals/negotiations/events';
import type { OfferEvents } from '@trattativa/contract/deals/offers/events';
import type { ApplicationEvents } from '@trattativa/contract/market/applications/events';
import type { RequestEvents } from '@trattativa/contract/market/requests/events';
import { expect, it } from 'vitest';

type Audited = keyof (NegotiationEvents & OfferEvents & ApplicationEvents & RequestEvents & InvoiceEvents);

/** The compiler asks for each event of a deal. A draft is no deal yet, and a PDF in the making nobody's act. */
const told: Record<Exclude<Audited, 'request.draftChanged'>, true> = {
  'application.made': true,
  'application.withdrawn': true,
  'candidate.activated': true,
  'candidate.signed': true,
  'candidate.rejected': true,
  'candidate.takenBack': true,
  'candidate.noted': true,
  'candidate.reevaluated': true,
  'invoice.paid': true,
  'invoice.paymentTakenBack': true,
  'invoice.reduced': true,
  'invoice.cancelled': true,
  'invoice.issued': true,
  'negotiation.delivered': true,
  'negotiation.reminded': true,
  'negotiation.signatureTakenBack': true,
  'negotiation.signedByTeam': true,
  'negotiation.started': true,
  'negotiation.rejected': true,
  'negotiation.putOnTrial': true,
  'negotiation.signed': true,
  'negotiation.reopened': true,
  'negotiation.viewed': true,
  'offer.accepted': true,
  'offer.canceled': true,
  'offer.created': true,
  'offer.documentUploaded': true,
  'offer.playerInfoAdded': true,
  'offer.rejected': true,
  'offer.revised': true,
  'offer.viewed': true,
  'request.changed': true,
  'request.closed': true,
  'request.sent': true,
  'request.viewed': true,
  'request.published': true,
  'request.reopened': true,
};

it('has words for everything that can happen to a deal', () => {
  const texts = JSON.parse(
    readFileSync(new URL('../../../../texts/it/insight/audit.json', import.meta.url), 'utf8'),
  );
  const without = Object.keys(told).filter((type) => !(type.replace('.', '_') in texts.event));
  expect(without).toEqual([]);
});
