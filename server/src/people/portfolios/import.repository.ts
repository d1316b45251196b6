import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { PortfolioOwner } from '../players/portfolio-owner.ts';
import { isKeptBy } from '../players/portfolio-records.repository.ts';

/** Which of these people (by their place in the list) a portfolio holds already: the same name, folded, and birth date. */
export async function findKnownPeople(
  db: Queryable,
  owner: PortfolioOwner,
  people: readonly { name: string; bornDate: string }[],
): Promise<Set<number>> {
  if (people.length === 0) return new Set();
  const found = await sql<{ place: number }>`
    select distinct place from unnest(${people.map(({ name }) => name)}::text[],
                                      ${people.map(({ bornDate }) => bornDate)}::date[]) with ordinality
      as asked (name, born_date, place)
    where exists (
      select 1 from players p
      where fold_text(p.name || ' ' || p.surname) = fold_text(asked.name) and p.born_date = asked.born_date
        and p.deleted_at is null and ${isKeptBy(owner)})`.execute(db);
  return new Set(found.rows.map(({ place }) => Number(place) - 1));
}
