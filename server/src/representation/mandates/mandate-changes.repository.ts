import type { MandateChange, MandateMover } from '@trattativa/contract/representation/mandates/mandate';
import type { MandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../platform/database/database.ts';

/** Oldest first. */
export async function listChanges(db: Queryable, mandateId: number): Promise<MandateChange[]> {
  const found = await sql<Omit<MandateChange, 'at'> & { at: Date }>`
    select c.at, c.from_status as from, c.to_status as to, c.mover,
      coalesce(trim(a.name || ' ' || a.surname), '') as by, c.note
    from mandate_changes c left join accounts a on a.id = c.actor_id
    where c.mandate_id = ${mandateId} order by c.id`.execute(db);
  return found.rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function insertChange(
  tx: Transaction,
  change: {
    mandateId: number;
    from: MandateStatus | null;
    to: MandateStatus;
    mover: MandateMover;
    actorId: number | null;
    note: string;
    at: Date;
  },
): Promise<void> {
  await sql`
    insert into mandate_changes (mandate_id, from_status, to_status, mover, actor_id, note, at)
    values (${change.mandateId}, ${change.from}, ${change.to}, ${change.mover}, ${change.actorId}, ${change.note},
            ${change.at})`.execute(tx);
}
