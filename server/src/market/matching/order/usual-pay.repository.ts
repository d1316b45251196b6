import { sql } from 'kysely';
import type { Queryable, Transaction } from '../../../platform/database/database.ts';
import { takeUsualPay } from '../../requests/usual-pay.repository.ts';

/** What a level of a country usually pays by the month, and of how many deals that is the median. */
export interface UsualPay {
  country: string;
  level: number;
  monthlyCents: number;
  deals: number;
}

/** Replaces what levels usually pay, also in the requests that state no pay. */
export async function replaceUsualPay(tx: Transaction, all: readonly UsualPay[]): Promise<void> {
  await sql`delete from usual_pay`.execute(tx);
  if (all.length > 0) {
    await tx
      .insertInto('usual_pay')
      .values(all.map(({ monthlyCents, ...pay }) => ({ ...pay, monthly_cents: monthlyCents })))
      .execute();
  }
  await takeUsualPay(tx);
}

/** What a level usually pays, in whole euros a month; null: of too few deals to tell. */
export async function findUsualPay(
  db: Queryable,
  { country, level }: { country: string; level: number },
): Promise<number | null> {
  const found = await db
    .selectFrom('usual_pay')
    .select('monthly_cents')
    .where('country', '=', country)
    .where('level', '=', level)
    .executeTakeFirst();
  return found ? Math.floor(found.monthly_cents / 100) : null;
}
