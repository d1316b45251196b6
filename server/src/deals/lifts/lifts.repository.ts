import type { LiftedVerdict } from '@trattativa/domain/people/acts/lifted-verdicts';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

/** What staff lifted for a deal, the oldest first. */
export async function listLifts(db: Queryable, negotiationId: number): Promise<LiftedVerdict[]> {
  const found = await sql<LiftedVerdict>`
    select rule, edition, article, basis, reason from lifted_verdicts
    where negotiation_id = ${negotiationId} order by id`.execute(db);
  return found.rows;
}

/** False where the same refusal was lifted before. */
export async function insertLift(
  tx: Transaction,
  lift: LiftedVerdict & { negotiationId: number; fileId: string; liftedBy: number; at: Date },
): Promise<boolean> {
  const inserted = await sql`
    insert into lifted_verdicts (negotiation_id, rule, edition, article, basis, reason, file_id, lifted_by, at)
    values (${lift.negotiationId}, ${lift.rule}, ${lift.edition}, ${lift.article}, ${lift.basis}, ${lift.reason},
      ${lift.fileId}, ${lift.liftedBy}, ${lift.at})
    on conflict do nothing returning id`.execute(tx);
  return inserted.rows.length > 0;
}
