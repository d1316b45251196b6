import type { DigestFrequency } from '@trattativa/domain/identity/mail-kinds';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database/database.ts';

export async function saveDigestFrequency(
  tx: Transaction,
  accountId: number,
  frequency: DigestFrequency,
): Promise<void> {
  await sql`
    insert into digests (account_id, frequency) values (${accountId}, ${frequency})
    on conflict (account_id) do update set frequency = excluded.frequency`.execute(tx);
}

export interface ClaimedDigest {
  account_id: number;
  /** End of the period of the previous digest; null for the first. */
  since: Date | null;
}

/**
 * Claims the day's digest for accounts of this frequency that existed that morning and have not had it; the
 * node that claims it writes it. At most `limit` accounts.
 */
export async function claimDigests(
  tx: Transaction,
  due: { frequency: DigestFrequency; day: string; morning: Date; now: Date; limit: number },
): Promise<ClaimedDigest[]> {
  const { frequency, day, morning, now, limit } = due;
  const claimed = await sql<ClaimedDigest>`
    with due as materialized (
      select a.id, x.told_until as since
      from accounts a left join digests x on x.account_id = a.id
      where a.activated_at < ${morning} and a.deleted_at is null
        and coalesce(x.frequency, 'daily') = ${frequency} and (x.last_day is null or x.last_day < ${day}::date)
      order by a.id limit ${limit}
    ), claimed as (
      insert into digests as d (account_id, frequency, last_day, told_until)
      select id, ${frequency}, ${day}::date, ${now}::timestamptz from due order by id
      on conflict (account_id) do update set last_day = excluded.last_day, told_until = excluded.told_until
        where d.frequency = excluded.frequency and (d.last_day is null or d.last_day < excluded.last_day)
          and d.told_until is not distinct from (select since from due where due.id = d.account_id)
      returning account_id
    )
    select due.id as account_id, due.since from due join claimed on claimed.account_id = due.id
    order by due.id`.execute(tx);
  return claimed.rows;
}
