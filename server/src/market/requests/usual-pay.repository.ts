import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';

/** Writes into the requests that state no pay what their level usually pays; null where that is not known. */
export async function takeUsualPay(tx: Transaction): Promise<void> {
  await sql`
    update requests r set usual_cents = now.cents
    from (select q.id, u.monthly_cents as cents from requests q
      left join usual_pay u on u.country = q.country and u.level = q.level
      where q.offer_cents is null and q.refund_range is null and q.usual_cents is distinct from u.monthly_cents
      order by q.id for no key update of q) as now
    where now.id = r.id`.execute(tx);
}
