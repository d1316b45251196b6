import type { AgentRole, SheetSide } from '@trattativa/domain/deals/fee-sheet';
import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';

export interface SheetAgreementRow extends Columns<'fee_sheet_agreements', 'sheet' | 'dual' | 'at'> {
  side: SheetSide;
}

/** What the sides of a deal agreed to, the latest first: other sheets than that of today too. */
export async function listSheetAgreements(
  db: Queryable,
  negotiationId: number,
): Promise<SheetAgreementRow[]> {
  const found = await sql<SheetAgreementRow>`
    select side, sheet, dual, at from fee_sheet_agreements
    where negotiation_id = ${negotiationId} order by id desc`.execute(db);
  return found.rows;
}

/** Keeps an agreement. False when the side agreed to this sheet in these words already. */
export async function insertSheetAgreement(
  tx: Transaction,
  agreement: {
    negotiationId: number;
    side: SheetSide;
    sheet: string;
    dual: boolean;
    byId: number;
    at: Date;
  },
): Promise<boolean> {
  const { negotiationId, side, sheet, dual, byId, at } = agreement;
  const inserted = await sql`
    insert into fee_sheet_agreements (negotiation_id, side, sheet, dual, by_id, at)
    values (${negotiationId}, ${side}, ${sheet}, ${dual}, ${byId}, ${at})
    on conflict do nothing returning 1`.execute(tx);
  return inserted.rows.length > 0;
}

/** For whom the agent of a deal says to act; the person alone until something else is said. */
export async function findRole(db: Queryable, negotiationId: number, agentId: number): Promise<AgentRole> {
  const found = await sql<{ acts_for: AgentRole }>`
    select acts_for from agent_roles where negotiation_id = ${negotiationId} and agent_id = ${agentId}
    order by id desc limit 1`.execute(db);
  return found.rows[0]?.acts_for ?? 'person';
}

export async function insertRole(
  tx: Transaction,
  role: { negotiationId: number; agentId: number; actsFor: AgentRole; byId: number; at: Date },
): Promise<void> {
  const { negotiationId, agentId, actsFor, byId, at } = role;
  await sql`
    insert into agent_roles (negotiation_id, agent_id, acts_for, by_id, at)
    values (${negotiationId}, ${agentId}, ${actsFor}, ${byId}, ${at})`.execute(tx);
}
