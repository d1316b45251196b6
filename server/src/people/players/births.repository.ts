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

/** An adult by the date that somebody enters. */
export interface EnteredAdult {
  /** Name and surname. */
  name: string;
  bornDate: string;
}

/**
 * The indexes of those people who look like a minor of the portfolio entered again as an adult: a minor's record of the same
 * full name was removed from it, or has another year of the same birthday. An import that was undone says nothing.
 */
export async function findMinorsEnteredAgain(
  db: Queryable,
  owner: PortfolioOwner,
  people: readonly EnteredAdult[],
  today: string,
): Promise<Set<number>> {
  if (people.length === 0) return new Set();
  const found = await sql<{ place: number }>`
    select distinct asked.place from unnest(${people.map(({ name }) => name)}::text[],
                                            ${people.map(({ bornDate }) => bornDate)}::date[]) with ordinality
      as asked (name, born_date, place)
    join players p on fold_text(p.name || ' ' || p.surname) = fold_text(asked.name)
    left join player_imports i on i.id = p.import_id
    where ${isKeptBy(owner)} and i.undone_at is null
      and coalesce(p.born_date, make_date(p.born_year, 12, 31)) > ${yearsBefore(today, ageOfMajority)}::date
      and (p.deleted_at is not null or to_char(p.born_date, 'MMDD') = to_char(asked.born_date, 'MMDD'))`.execute(
    db,
  );
  return new Set(found.rows.map(({ place }) => Number(place) - 1));
}
