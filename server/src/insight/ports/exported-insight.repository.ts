import { sql } from 'kysely';
import type { ExportedParts } from '../../identity/data-export.ts';
import { recordsOf } from '../../people/players.ts';

/** The parts of the copy of one's data about notifications, the audit and public links. */
export const exportedInsight: ExportedParts<'notifications' | 'dealAudit' | 'publicLinks'> = {
  notifications: ({ accountId }) => sql`
      select to_jsonb(n) - 'account_id' - 'group_key' as row from notifications n where account_id = ${accountId} order by id`,
  dealAudit: ({ accountId }) => sql`
      select jsonb_build_object('deal', d.deal_kind, 'id', d.deal_id, 'type', d.type, 'at', d.at) as row
      from deal_audit d where d.actor_id = ${accountId} order by d.id`,
  publicLinks: ({ accountId }) => sql`
      select jsonb_build_object('kind', kind, 'groups', groups, 'createdAt', created_at, 'expiresOn', expires_on,
                                'revokedAt', revoked_at, 'views', views) as row
      from public_links
      where shared_by = ${accountId} or player_id in (${recordsOf(accountId)}) order by id`,
};
