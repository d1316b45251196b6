import { sql } from 'kysely';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';

export type Series = 'invoice' | 'creditNote' | 'playerInvoice' | 'playerCreditNote';

/** Holds a series of a year until this transaction ends, so that whoever needs its next number waits. */
export async function lockSeries(tx: Transaction, series: Series, day: string): Promise<void> {
  await sql`
    insert into invoice_counters (series, year, last_day) values (${series}, extract(year from ${day}::date), ${day}::date)
    on conflict (series, year) do update set last_day = invoice_counters.last_day`.execute(tx);
}

/** The next number of a series that is held, and the day of its document: never before the last one's. */
export async function claimNumber(
  tx: Transaction,
  series: Series,
  day: string,
): Promise<{ year: number; number: number; day: string }> {
  const taken = await sql<{ year: number; number: number; day: string }>`
    update invoice_counters set last_number = last_number + 1, last_day = greatest(last_day, ${day}::date)
    where series = ${series} and year = extract(year from ${day}::date)
    returning year, last_number as number, last_day as day`.execute(tx);
  return assertFound(taken.rows[0]);
}
