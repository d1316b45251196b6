import type { PublishedColumns } from '../platform/server-module.ts';

/** The columns of this module's tables that statements of higher modules may read; renaming one concerns them too. */
export const publishedMarket: PublishedColumns = {
  candidates: ['id', 'player_id', 'request_id', 'status'],
  request_answers: ['answered_at', 'recipient_id'],
  request_recipients: ['agent_id', 'coaching_staff_id', 'id', 'request_id', 'sent_at', 'team_id'],
  request_status_changes: ['at', 'request_id', 'to_status'],
  requests: ['agent_id', 'country', 'created_at', 'id', 'level', 'role', 'status', 'team_id'],
  told_matches: ['found_at', 'player_id', 'request_id'],
};
