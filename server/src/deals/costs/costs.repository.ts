import { sql } from 'kysely';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';

/** What the club accepted with its latest signature; null: it never signed, or said nothing of a cost. */
export async function findAcceptedCost(db: Queryable, negotiationId: number): Promise<number | null> {
  const found = await sql<Columns<'negotiation_changes', 'accepted_cost_cents'>>`
    select accepted_cost_cents from negotiation_changes
    where negotiation_id = ${negotiationId} and signature = 'signed' order by version desc limit 1`.execute(
    db,
  );
  return found.rows[0]?.accepted_cost_cents ?? null;
}

export type CostDecisionRow = Columns<
  'cost_decisions',
  'stated_cents' | 'cost_cents' | 'agreed' | 'reason' | 'at'
>;

/** What staff said last to the cost of a proposal; null: nothing. */
export async function findCostDecision(db: Queryable, proposalId: number): Promise<CostDecisionRow | null> {
  const found = await sql<CostDecisionRow>`
    select stated_cents, cost_cents, agreed, reason, at from cost_decisions
    where proposal_id = ${proposalId} order by id desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

export async function insertCostDecision(
  tx: Transaction,
  decision: {
    proposalId: number;
    statedCents: number;
    costCents: number;
    reason: string;
    decidedBy: number;
    at: Date;
  },
): Promise<void> {
  const { proposalId, statedCents, costCents, reason, decidedBy, at } = decision;
  await sql`
    insert into cost_decisions (proposal_id, stated_cents, cost_cents, agreed, reason, decided_by, at)
    values (${proposalId}, ${statedCents}, ${costCents}, ${costCents === statedCents}, ${reason}, ${decidedBy}, ${at})`.execute(
    tx,
  );
}
