import type { ListedAuditEntry } from '@trattativa/contract/insight/audit/audit';
import type { auditEndpoints } from '@trattativa/contract/insight/audit/endpoints';
import type { Page } from '@trattativa/contract/paging';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { listAudit } from './audit.repository.ts';
import { presentAuditEntry } from './present-audit.ts';

/** The audit of all deals for administrators, the latest first. */
export async function getAudit(
  services: Services,
  { input }: CallOf<typeof auditEndpoints.getAudit>,
): Promise<Page<ListedAuditEntry>> {
  const { limit = defaultLimit, cursor, ...filter } = input;
  const found = await listAudit(services.db, filter, { limit, after: readCursor(cursor) });
  return {
    items: found.rows.map((row) => ({
      ...presentAuditEntry(row, true),
      kind: row.deal_kind,
      dealId: row.deal_id,
    })),
    nextCursor: found.nextCursor,
    ...totalOf(found.total),
  };
}
