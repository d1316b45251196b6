import type { DealClauses } from '@trattativa/contract/deals/clauses/clauses';
import { figureMoves } from '@trattativa/contract/deals/clauses/figure-moves';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of the clauses of deals; the third part is the negotiation's id. */
export const clausesKeys = { one: ['clauses', 'one'] } as const;

/** An event names no figures: each side fetches those that it may see. What fires does with a figure that is confirmed. */
export const applyToClauses: ApplyEvent<DealClauses, { negotiationId: number }> = (state, { data }) =>
  data.negotiationId === state.negotiationId ? 'refetch' : state;

/**
 * The club that released the player is no party of the negotiation: it hears of the signature by the player's record. An option
 * depends on the contract that it extends, or for which a purchase asks.
 */
export const applyToLedger: ApplyEvent<DealClauses, unknown> = (state) =>
  state.watches.length === 0 ||
  state.watches.some(({ option }) => option !== null && option.state !== 'lapsed')
    ? 'refetch'
    : state;

/** The contract that a purchase asks for is talked about in a negotiation of its own. */
export const applyToContract: ApplyEvent<DealClauses, unknown> = (state) =>
  state.watches.some(({ option }) => option?.contract === 'toSign') ? 'refetch' : state;

export const clausesLive: readonly LiveHandler[] = [
  liveQuery({
    types: [...figureMoves, 'negotiation.signed'],
    key: clausesKeys.one,
    apply: applyToClauses,
  }),
  liveQuery({
    types: ['negotiation.started', 'negotiation.rejected'],
    key: clausesKeys.one,
    apply: applyToContract,
  }),
  liveQuery({ types: ['player.changed'], key: clausesKeys.one, apply: applyToLedger }),
];
