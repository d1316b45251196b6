import { profileType, type TeamProfileType } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database/database.ts';
import type { TeamFields } from './team.ts';

export interface ImportedTeam {
  line: number;
  fields: Partial<TeamFields> & Pick<TeamFields, 'name' | 'country' | 'city'>;
}

/** Serializes imports, so that each knows the clubs that the one before has added. */
export async function lockImports(tx: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('teams.import'))`.execute(tx);
}

/**
 * The lines of the clubs that are not on the platform yet, by folded name, country and town; of duplicates in
 * the file, the first.
 */
export async function findUnknown(tx: Transaction, teams: readonly ImportedTeam[]): Promise<Set<number>> {
  const rows = JSON.stringify(
    teams.map(({ line, fields: { name, country, city } }) => ({ line, name, country, city })),
  );
  const found = await sql<{ line: number }>`
    with firsts as (
      select distinct on (fold_text(r.name), r.country, fold_text(r.city)) r.line, r.name, r.country, r.city
      from jsonb_to_recordset(${rows}::jsonb) as r(line int, name text, country text, city text)
      order by fold_text(r.name), r.country, fold_text(r.city), r.line)
    select f.line from firsts f where not exists (
      select from teams t where t.deleted_at is null and fold_text(t.name) = fold_text(f.name)
        and t.country = f.country and fold_text(t.city) = fold_text(f.city))`.execute(tx);
  return new Set(found.rows.map(({ line }) => line));
}

const batch = 500;

/** Adds them as not-registered clubs, with who imported them in the history of each. */
export async function insertImported(
  tx: Transaction,
  teams: readonly ImportedTeam[],
  by: { actorId: number; at: Date },
): Promise<void> {
  const profile: TeamProfileType = profileType.teamNotRegistered;
  for (let from = 0; from < teams.length; from += batch) {
    const rows = teams.slice(from, from + batch).map(({ fields }) => ({
      ...fields,
      profile,
      created_at: by.at,
      updated_at: by.at,
    }));
    const inserted = await tx.insertInto('teams').values(rows).returning('id').execute();
    await sql`
      insert into team_acts (team_id, kind, actor_id, actor_name, at)
      select t.id, 'imported', a.id, trim(a.name || ' ' || a.surname), ${by.at}
      from unnest(${inserted.map(({ id }) => id)}::bigint[]) as t(id)
      join accounts a on a.id = ${by.actorId}`.execute(tx);
  }
}
