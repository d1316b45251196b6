import type { InfiniteData } from '@tanstack/react-query';
import type { ElectronicEvents } from '@trattativa/contract/billing/electronic/events';
import type {
  ChargeEvents,
  InvoiceEvents,
  InvoiceOutcome,
} from '@trattativa/contract/billing/invoices/events';
import type {
  NegotiationCharge,
  TeamInvoice,
  TeamInvoiceDetails,
} from '@trattativa/contract/billing/invoices/invoice';
import { invoiceOutcomes, playerInvoiceMoves, sheetMoves } from '@trattativa/contract/event-groups';
import type { Page } from '@trattativa/contract/paging';
import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';
import { invoicesKeys } from './invoices-keys.ts';

type Issued = Pick<InvoiceEvents['invoice.issued'], 'invoiceId' | 'negotiationId'>;
type Changed = Pick<InvoiceEvents[InvoiceOutcome], 'invoiceId' | 'version'>;
export type InvoiceList = InfiniteData<Page<TeamInvoice>, string | undefined>;

/** A new invoice stands on top of a list, if it fits: only the service knows. One that is shown already came twice. */
export const applyIssuedToList: ApplyEvent<InvoiceList, Issued> = (state, { data }) =>
  state.pages.some(({ items }) => items.some(({ id }) => id === data.invoiceId)) ? state : 'refetch';

/** What became of an invoice is not in the event, since only its readers may know the amounts. */
export const applyChangedToList: ApplyEvent<InvoiceList, Changed> = (state, { data }) => {
  const shown = state.pages.flatMap(({ items }) => items).find(({ id }) => id === data.invoiceId);
  return shown && shown.version >= data.version ? state : 'refetch';
};

export const applyToInvoice: ApplyEvent<TeamInvoiceDetails, Changed> = (state, { data }) =>
  state.id !== data.invoiceId || state.version >= data.version ? state : 'refetch';

export const applyToCharge: ApplyEvent<NegotiationCharge, Issued> = (state, { data }) =>
  state.negotiationId !== data.negotiationId || state.invoice ? state : 'refetch';

/** Cost and discount themselves are the service's to say. */
const applyFigures: ApplyEvent<NegotiationCharge, ChargeEvents['charge.discounted']> = (state, { data }) =>
  state.negotiationId === data.negotiationId ? 'refetch' : state;

/** The next file's name is the service's to say. */
export const applyRefused: ApplyEvent<TeamInvoiceDetails, ElectronicEvents['electronic.refused']> = (
  state,
  { data },
) => ('invoiceId' in data && data.invoiceId === state.id ? 'refetch' : state);

export const invoicesLive: readonly LiveHandler[] = [
  liveQuery({ types: ['invoice.issued'], key: invoicesKeys.list, apply: applyIssuedToList }),
  liveQuery({ types: invoiceOutcomes, key: invoicesKeys.list, apply: applyChangedToList }),
  liveQuery({ types: invoiceOutcomes, key: invoicesKeys.one, apply: applyToInvoice }),
  liveQuery({ types: ['electronic.refused'], key: invoicesKeys.one, apply: applyRefused }),
  // Every document that is issued has an electronic one.
  refetchOn(
    ['electronic.refused', 'invoice.issued', ...invoiceOutcomes, ...playerInvoiceMoves],
    invoicesKeys.month,
  ),
  liveQuery({ types: ['invoice.issued'], key: invoicesKeys.charge, apply: applyToCharge }),
  liveQuery({ types: ['charge.discounted', ...sheetMoves], key: invoicesKeys.charge, apply: applyFigures }),
];
