import { ageOfMajority } from '@trattativa/domain/platform/age-of-majority';
import { yearsBefore } from '@trattativa/domain/platform/plain-date';
import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import type { Queryable, Transaction } from '../../platform/database/database.ts';
import type { PortfolioOwner } from './portfolio/portfolio-owner.ts';
import { isKeptBy } from './portfolio/portfolio-records.repository.ts';

/** The birth date of an account, `YYYY-MM-DD`. */
export async function findRegisteredBirth(db: Queryable, accountId: number): Promise<string | null> {
  const found = await sql<{ born_date: string | null }>`
    select born_date from accounts where id = ${accountId}`.execute(db);
  return found.rows[0]?.born_date ?? null;
}

/** Lets this transaction give minors an earlier birth date or none, which the database refuses otherwise (migration 0217). */
export async function allowEarlierBirth(tx: Transaction): Promise<void> {
  await sql`select set_config('trattativa.earlier_birth', 'allowed', true)`.execute(tx);
}

/** Gives the account's linked records in portfolios this birth date where they state an earlier one or none. Returns their ids. */
export async function raiseLinkedBirths(
  tx: Transaction,
  accountId: number,
  bornDate: string,
): Promise<number[]> {
  const raised = await sql<{ id: number }>`
    update players set born_date = ${bornDate}::date, born_year = null, version = version + 1
    where account_id = ${accountId} and profile <> ${sqlProfile.player} and deleted_at is null
      and (born_date is null or born_date < ${bornDate}::date) returning id`.execute(tx);
  return raised.rows.map(({ id }) => id);
}

/** A minor of a portfolio under one name that the record has or had. */
export interface NamedMinor {
  /** Name and surname. */
  name: string;
  /** Month and day of the birth, as `0317`; null: only the year is known. */
  birthday: string | null;
  /** The record was removed, or has another name now. */
  is_gone: boolean;
}

/**
 * The minors whom a portfolio keeps or kept, by every name: those that are gone, and of the others who have one of these
 * birthdays. An import that was undone says nothing.
 */
export async function listMinorsKept(
  db: Queryable,
  owner: PortfolioOwner,
  { birthdays, exceptId, today }: { birthdays: readonly string[]; exceptId: number | null; today: string },
): Promise<NamedMinor[]> {
  const isMinorKept = sql`${isKeptBy(owner)} and i.undone_at is null and p.id is distinct from ${exceptId}::bigint
      and coalesce(p.born_date, make_date(p.born_year, 12, 31)) > ${yearsBefore(today, ageOfMajority)}::date`;
  const found = await sql<NamedMinor>`
    select p.name || ' ' || p.surname as name, to_char(p.born_date, 'MMDD') as birthday, p.deleted_at is not null as is_gone
    from players p left join player_imports i on i.id = p.import_id
    where ${isMinorKept} and (p.deleted_at is not null or to_char(p.born_date, 'MMDD') = any(${[...birthdays]}::text[]))
    union all
    select e.full_name, to_char(p.born_date, 'MMDD'), true
    from earlier_names e join players p on p.id = e.player_id left join player_imports i on i.id = p.import_id
    where ${isMinorKept}`.execute(db);
  return found.rows;
}
