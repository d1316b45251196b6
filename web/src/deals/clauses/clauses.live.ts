import type { DealClauses } from '@trattativa/contract/deals/clauses/clauses';
import { figureMoves } from '@trattativa/contract/deals/clauses/figure-moves';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of the clauses of deals; the third part is the negotiation's id. */
export const clausesKeys = { one: ['clauses', 'one'] } as const;

/** An event names no figures: each side fetches those that it may see. What fires does with a figure that is confirmed. */
export const applyToClauses: ApplyEvent<DealClauses, { negotiationId: number }> = (state, { data }) =>
  data.negotiationId === state.negotiationId ? 'refetch' : state;

/** The club that released the player is no party of the negotiation: it hears of the signature by its squad. */
const applyToFirstClauses: ApplyEvent<DealClauses, unknown> = (state) =>
  state.watches.length === 0 ? 'refetch' : state;

export const clausesLive: readonly LiveHandler[] = [
  liveQuery({
    types: [...figureMoves, 'negotiation.signed'],
    key: clausesKeys.one,
    apply: applyToClauses,
  }),
  liveQuery({ types: ['team.squadChanged'], key: clausesKeys.one, apply: applyToFirstClauses }),
];
