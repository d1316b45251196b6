import type { InfiniteData } from '@tanstack/react-query';
import type { ElectronicEvents } from '@trattativa/contract/billing/electronic/events';
import type { PlayerInvoiceEvents } from '@trattativa/contract/billing/invoices/events';
import type {
  PlayerInvoice,
  PlayerInvoiceDetails,
} from '@trattativa/contract/billing/invoices/player-invoice';
import type { Page } from '@trattativa/contract/paging';
import {
  type ApplyEvent,
  type LiveHandler,
  liveQuery,
  refetchOn,
} from '../../platform/cache/live-handler.ts';
import { invoicesKeys } from './invoices-keys.ts';

type Issued = Pick<PlayerInvoiceEvents['playerInvoice.issued'], 'playerInvoiceId'>;
type Credited = Pick<PlayerInvoiceEvents['playerInvoice.credited'], 'playerInvoiceId' | 'version'>;
export type PlayerInvoiceList = InfiniteData<Page<PlayerInvoice>, string | undefined>;

/** A new invoice stands on top of a list, if it fits: only the service knows. One that is shown already came twice. */
export const applyIssued: ApplyEvent<PlayerInvoiceList, Issued> = (state, { data }) =>
  state.pages.some(({ items }) => items.some(({ id }) => id === data.playerInvoiceId)) ? state : 'refetch';

/** What was credited is not in the event, since only the invoice's readers may know the amounts. */
export const applyCreditedToList: ApplyEvent<PlayerInvoiceList, Credited> = (state, { data }) => {
  const shown = state.pages.flatMap(({ items }) => items).find(({ id }) => id === data.playerInvoiceId);
  return shown && shown.version >= data.version ? state : 'refetch';
};

export const applyCredited: ApplyEvent<PlayerInvoiceDetails, Credited> = (state, { data }) =>
  state.id !== data.playerInvoiceId || state.version >= data.version ? state : 'refetch';

/** The next file's name is the service's to say. */
export const applyRefused: ApplyEvent<PlayerInvoiceDetails, ElectronicEvents['electronic.refused']> = (
  state,
  { data },
) => ('playerInvoiceId' in data && data.playerInvoiceId === state.id ? 'refetch' : state);

export const playerInvoicesLive: readonly LiveHandler[] = [
  liveQuery({ types: ['playerInvoice.issued'], key: invoicesKeys.playerList, apply: applyIssued }),
  liveQuery({ types: ['playerInvoice.credited'], key: invoicesKeys.playerList, apply: applyCreditedToList }),
  liveQuery({ types: ['playerInvoice.credited'], key: invoicesKeys.playerOne, apply: applyCredited }),
  liveQuery({ types: ['electronic.refused'], key: invoicesKeys.playerOne, apply: applyRefused }),
  // The credit note of a refund that came back counts no more; the event names the payment, not its invoice.
  refetchOn(['payment.refundFailed'], invoicesKeys.playerList),
  refetchOn(['payment.refundFailed'], invoicesKeys.playerOne),
];
