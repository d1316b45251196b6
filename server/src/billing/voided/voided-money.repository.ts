import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Writes that the money of a deal is void, with the negotiation locked: what would make some waits, and reads it. */
export async function writeMoneyVoided(
  tx: Transaction,
  negotiationId: number,
  { actorId, at }: { actorId: number; at: Date },
): Promise<void> {
  await sql`select from negotiations where id = ${negotiationId} for no key update`.execute(tx);
  await sql`
    insert into deal_money_voided (negotiation_id, at, actor_id) values (${negotiationId}, ${at}, ${actorId})
    on conflict do nothing`.execute(tx);
}

/** Whether the money of a deal is void, so that no more is made of it; holds the negotiation, so that it stays so. */
export async function isMoneyVoided(tx: Transaction, negotiationId: number): Promise<boolean> {
  await sql`select from negotiations where id = ${negotiationId} for no key update`.execute(tx);
  const found = await sql`select 1 from deal_money_voided where negotiation_id = ${negotiationId}`.execute(
    tx,
  );
  return found.rows.length > 0;
}
