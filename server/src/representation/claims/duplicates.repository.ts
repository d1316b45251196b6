import { sql } from 'kysely';
import type { PortfolioOwner } from '../../people/players.ts';
import { isKeptBy } from '../../people/players.ts';
import { type RecordOwnerRow, recordOwnerColumns, recordOwnerJoins } from '../../people/portfolios.ts';
import type { Columns, Queryable, Transaction } from '../../platform/database/database.ts';

export interface DuplicateRow
  extends RecordOwnerRow,
    Columns<'players', 'id' | 'profile' | 'name' | 'surname' | 'current_club' | 'updated_at'> {
  born_date: string;
  /** Folded name, equal for records that look like one person. */
  person: string;
}

const folded = sql`fold_text(p.name || ' ' || p.surname)`;

/** Where a review counts: for one portfolio, or for staff. */
function scopeOf(owner: PortfolioOwner | null): string {
  return owner ? `${owner.kind} ${owner.id}` : 'staff';
}

/** The first groups of records that look like one person and were not found to be different people, and how many there are. */
export async function listDuplicates(
  db: Queryable,
  owner: PortfolioOwner | null,
  limit: number,
): Promise<{ rows: DuplicateRow[]; total: number }> {
  const kept = owner ? isKeptBy(owner) : sql`true`;
  const groups = sql`
    select ${folded} as person, p.born_date, array_agg(p.id order by p.id) as ids, max(p.updated_at) as fresh
    from players p where p.deleted_at is null and p.born_date is not null and ${kept}
    group by 1, 2 having count(*) > 1`;
  const open = sql`
    select g.* from (${groups}) g
    where not exists (
      select 1 from distinct_people d
      where d.scope = ${scopeOf(owner)} and d.folded_name = g.person and d.born_date = g.born_date
        and g.ids <@ d.player_ids)`;
  const [found, counted] = await Promise.all([
    sql<DuplicateRow>`
      with groups as (select * from (${open}) o order by fresh desc, person limit ${limit})
      select p.id, p.profile, p.name, p.surname, p.current_club, g.born_date, p.updated_at,
        g.person || ' ' || g.born_date as person, ${recordOwnerColumns}
      from groups g join players p on p.id = any(g.ids) ${recordOwnerJoins}
      order by g.fresh desc, g.person, p.updated_at desc, p.id`.execute(db),
    sql<{ total: number }>`select count(*) as total from (${open}) o`.execute(db),
  ]);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** Remembers that these records are different people. False: they are not all there, or do not look like one person. */
export async function insertDistinctPeople(
  tx: Transaction,
  owner: PortfolioOwner | null,
  playerIds: readonly number[],
  by: { accountId: number; at: Date },
): Promise<boolean> {
  const kept = owner ? isKeptBy(owner) : sql`true`;
  const inserted = await sql`
    insert into distinct_people (scope, folded_name, born_date, player_ids, reviewed_by, reviewed_at)
    select ${scopeOf(owner)}, ${folded}, p.born_date, array_agg(p.id order by p.id), ${by.accountId}, ${by.at}
    from players p
    where p.id = any(${[...playerIds]}) and p.deleted_at is null and p.born_date is not null and ${kept}
    group by 2, 3 having count(*) = ${new Set(playerIds).size}
    on conflict (scope, folded_name, born_date) do update
      set player_ids = excluded.player_ids, reviewed_by = excluded.reviewed_by, reviewed_at = excluded.reviewed_at
    returning scope`.execute(tx);
  return inserted.rows.length > 0;
}
