import type { InfiniteData } from '@tanstack/react-query';
import type { ShownTransferChange } from '@trattativa/contract/deals/transfers/events';
import type {
  Transfer,
  TransferItem,
  TransferOfNegotiation,
} from '@trattativa/contract/deals/transfers/transfer';
import { negotiationMoves, transferMoves } from '@trattativa/contract/event-groups';
import type { Page } from '@trattativa/contract/paging';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of transfers; the third part is the query, the id, or the negotiation's id. */
export const transferKeys = {
  list: ['transfers', 'list'],
  one: ['transfers', 'one'],
  ofNegotiation: ['transfers', 'negotiation'],
  check: ['transfers', 'check'],
} as const;

/** An event names no terms: each club fetches those that it may see, once per version. */
export const applyToTransfer: ApplyEvent<Transfer, ShownTransferChange> = (state, { data }) =>
  data.transferId === state.id && data.version > state.version ? 'refetch' : state;

/** The list changes its order with every move. */
export const applyToTransfers: ApplyEvent<
  InfiniteData<Page<TransferItem>, string | undefined>,
  ShownTransferChange
> = (state, { data }) => {
  const known = state.pages.flatMap(({ items }) => items).find(({ id }) => id === data.transferId);
  return known && data.version <= known.version ? state : 'refetch';
};

/** What a party of the negotiation knows of the clubs' agreement. */
export const applyToNegotiation: ApplyEvent<TransferOfNegotiation, { negotiationId: number }> = (
  state,
  { data },
  key,
) => (key[2] === data.negotiationId ? 'refetch' : state);

/** Its player is shown with club and contract, which a signature changes. */
const applyPlayerToTransfer: ApplyEvent<Transfer, { playerId: number }> = (state, { data }) =>
  data.playerId === state.player.id ? 'refetch' : state;

const applyPlayerToTransfers: ApplyEvent<
  InfiniteData<Page<TransferItem>, string | undefined>,
  { playerId: number }
> = (state, { data }) =>
  state.pages.some(({ items }) => items.some(({ player }) => player.id === data.playerId))
    ? 'refetch'
    : state;

export const transfersLive: readonly LiveHandler[] = [
  liveQuery({ types: transferMoves, key: transferKeys.one, apply: applyToTransfer }),
  liveQuery({ types: transferMoves, key: transferKeys.list, apply: applyToTransfers }),
  liveQuery({ types: ['player.changed'], key: transferKeys.one, apply: applyPlayerToTransfer }),
  liveQuery({ types: ['player.changed'], key: transferKeys.list, apply: applyPlayerToTransfers }),
  liveQuery({
    types: [...transferMoves, ...negotiationMoves, 'transfer.clubsAgreed'],
    key: transferKeys.ofNegotiation,
    apply: applyToNegotiation,
  }),
];
