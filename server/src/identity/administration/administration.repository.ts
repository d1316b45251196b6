import type { AgentType } from '@trattativa/domain/identity/agent-types';
import type { ProfileType } from '@trattativa/domain/identity/profile-types';
import { type RawBuilder, sql } from 'kysely';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import { containing } from '../../platform/database/like-pattern.ts';
import { type Cursor, cursorOf, maxCounted, pageOf } from '../../platform/paging.ts';
import { sqlProfile } from '../sql-names.ts';

interface Person {
  id: number;
  email: string;
  /** Name and surname. */
  name: string;
  open_sessions: number;
  last_used_at: Date | null;
}

export interface AccountRow
  extends Person,
    Columns<'accounts', 'sub_profile' | 'is_staff' | 'is_administrator' | 'activated_at'> {
  profile: ProfileType;
  agent_type: AgentType | null;
}

export interface StaffRow
  extends Person,
    Columns<'accounts', 'is_administrator' | 'is_chat_owner' | 'staff_ended_at'> {
  second_factor_on: boolean;
}

export interface SessionLimits {
  usedAfter: Date;
  createdAfter: Date;
}

const nameOf = sql.raw(`trim(a.name || ' ' || a.surname)`);

const person = (limits: SessionLimits) => sql`
  a.id, a.email::text, ${nameOf} as name, s.last_used_at,
  (select count(*)::int from sessions o where o.account_id = a.id and o.ended_at is null
     and o.last_used_at > ${limits.usedAfter} and o.created_at > ${limits.createdAfter}) as open_sessions`;

const lastSession = sql.raw(`left join lateral (
  select max(last_used_at) as last_used_at from sessions where account_id = a.id) s on true`);

/** A page of accounts that can log in, by name; erased ones and those without a profile are left out. */
export async function listAccounts(
  db: Queryable,
  filter: { text: string | undefined; onlyAgents: boolean },
  limits: SessionLimits,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: AccountRow[]; nextCursor: string | null; total: number }> {
  const conditions: RawBuilder<unknown>[] = [sql`a.deleted_at is null and a.profile is not null`];
  if (filter.onlyAgents) conditions.push(sql`a.profile = ${sqlProfile.agent} and not a.is_staff`);
  if (filter.text) {
    const pattern = containing(filter.text);
    conditions.push(
      sql`(fold_text(${nameOf}) like fold_text(${pattern}) or a.email like ${pattern}::citext)`,
    );
  }
  const where = sql.join(conditions, sql` and `);
  const after = page.after
    ? sql` and (fold_text(${nameOf}), a.id) > (${page.after.key}, ${page.after.id})`
    : sql``;
  const [found, counted] = await Promise.all([
    sql<AccountRow & { sort_key: string }>`
      select ${person(limits)}, a.profile, a.sub_profile, a.is_staff, a.is_administrator, a.agent_type, a.activated_at,
             fold_text(${nameOf}) as sort_key
      from accounts a ${lastSession} where ${where}${after}
      order by fold_text(${nameOf}), a.id limit ${page.limit + 1}`.execute(db),
    sql<{ total: number }>`
      select count(*) as total from (select 1 from accounts a where ${where} limit ${maxCounted}) c`.execute(
      db,
    ),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}

export async function findListedAccount(
  db: Queryable,
  accountId: number,
  limits: SessionLimits,
): Promise<AccountRow | null> {
  const found = await sql<AccountRow>`
    select ${person(limits)}, a.profile, a.sub_profile, a.is_staff, a.is_administrator, a.agent_type, a.activated_at
    from accounts a ${lastSession} where a.id = ${accountId} and a.deleted_at is null and a.profile is not null`.execute(
    db,
  );
  return found.rows[0] ?? null;
}

/** Staff, those who serve first. */
export async function listStaff(db: Queryable, limits: SessionLimits): Promise<StaffRow[]> {
  const found = await sql<StaffRow>`
    select ${person(limits)}, a.is_administrator, a.is_chat_owner, a.staff_ended_at,
           exists (select from second_factors f where f.account_id = a.id and f.confirmed_at is not null) as second_factor_on
    from accounts a ${lastSession} where a.is_staff and a.deleted_at is null
    order by a.staff_ended_at is not null, a.is_administrator desc, fold_text(${nameOf}), a.id`.execute(db);
  return found.rows;
}

/** The accounts of the administrators who serve: their open screens follow what one of them does. */
export async function listAdministrators(db: Queryable): Promise<number[]> {
  const found = await sql<{ id: number }>`
    select id from accounts where is_administrator and staff_ended_at is null and deleted_at is null`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}
