import type { Columns } from '../../platform/database/database.ts';

/** What a loaded negotiation says of its transaction cost. */
export type NegotiationCost = Columns<'negotiations', 'id' | 'proposal_id' | 'signed_by_team_at'> &
  Columns<'proposals', 'price_cents'>;
