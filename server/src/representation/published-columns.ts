import type { PublishedColumns } from '../platform/server-module.ts';

/** The columns of this module's tables that statements of higher modules may read; renaming one concerns them too. */
export const publishedRepresentation: PublishedColumns = {
  claim_invitations: ['email', 'id', 'invited_by', 'player_id'],
  mandate_changes: ['mandate_id', 'mover', 'to_status'],
  mandates: [
    'account_id',
    'agent_id',
    'confirmed_way',
    'ends_on',
    'fee_cents',
    'fee_percent',
    'id',
    'player_id',
    'starts_on',
    'status',
  ],
  representations: ['id', 'player_id', 'withdrawn_at'],
};
