import type { TrialOfNegotiation } from '@trattativa/contract/deals/trials/trial';
import { negotiationMoves, trialMoves } from '@trattativa/contract/event-groups';
import { type ApplyEvent, type LiveHandler, liveQuery } from '../../platform/cache/live-handler.ts';

/** Cache keys of trials; the third part is the negotiation's id. */
export const trialKeys = { one: ['trials', 'one'] } as const;

/** An event does not carry the record, which is read through the negotiation's gate. */
export const applyToTrial: ApplyEvent<TrialOfNegotiation, { negotiationId: number; version: number }> = (
  state,
  { data },
  key,
) => (key[2] === data.negotiationId && data.version > (state.trial?.version ?? 0) ? 'refetch' : state);

/** A trial can be written while its negotiation is on trial: what the reader may do depends on the status. */
const applyToAbilities: ApplyEvent<TrialOfNegotiation, { negotiationId: number }> = (state, { data }, key) =>
  key[2] === data.negotiationId ? 'refetch' : state;

export const trialsLive: readonly LiveHandler[] = [
  liveQuery({ types: trialMoves, key: trialKeys.one, apply: applyToTrial }),
  liveQuery({ types: negotiationMoves, key: trialKeys.one, apply: applyToAbilities }),
];
