import type { AuditEntry, DealKind } from '@trattativa/contract/insight/audit/audit';
import { isStaff } from '../../platform/actor.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { listDealAudit } from './audit.repository.ts';
import { auditedDeals } from './audited-deals.ts';
import { presentAuditEntry } from './present-audit.ts';

/** Who did what when on one deal, oldest first, for its parties and staff. Throws `NOT_FOUND`. */
export async function getDealAudit(
  services: Services,
  { actor, input }: Call<{ kind: DealKind; dealId: number }>,
): Promise<{ items: AuditEntry[] }> {
  await auditedDeals[input.kind](services, actor, input.dealId);
  const rows = await listDealAudit(services.db, input.kind, input.dealId);
  return { items: rows.map((row) => presentAuditEntry(row, isStaff(actor))) };
}
