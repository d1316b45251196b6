import type { AuditEntry } from '@trattativa/contract/insight/audit/audit';
import type { auditEndpoints } from '@trattativa/contract/insight/audit/endpoints';
import { isStaff } from '../../platform/actor.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { listDealAudit } from './audit.repository.ts';
import { auditedDeals } from './audited-deals.ts';
import { presentAuditEntry } from './present-audit.ts';

/** Who did what when on one deal, oldest first, for its parties and staff. Throws `NOT_FOUND`. */
export async function getDealAudit(
  services: Services,
  { actor, input }: CallOf<typeof auditEndpoints.getDealAudit>,
): Promise<{ items: AuditEntry[] }> {
  await auditedDeals[input.kind](services, actor, input.dealId);
  const rows = await listDealAudit(services.db, input.kind, input.dealId);
  return { items: rows.map((row) => presentAuditEntry(row, isStaff(actor))) };
}
