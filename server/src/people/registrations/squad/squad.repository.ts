import type { RegistrationKind, RegistrationSource } from '@trattativa/domain/people/ledger/registration';
import { rolesOfSquad, type SquadStanding } from '@trattativa/domain/people/ledger/squad';
import { type RawBuilder, sql } from 'kysely';
import { sqlProfile } from '../../../identity/sql-names.ts';
import { type Actor, isStaff } from '../../../platform/actor.ts';
import type { Columns, Database } from '../../../platform/database/database.ts';
import { type Cursor, cursorOf, pageOf } from '../../../platform/paging.ts';
import { dealsOf, recordsOfPerson } from '../../players/players.repository.ts';

/** A player whom the ledger has at a club, by the record that the reader may open, else by any. */
export interface SquadRow
  extends Columns<'players', 'name' | 'surname' | 'principal_role' | 'born_date' | 'image_url'> {
  id: number;
  player_id: number;
  opens: boolean;
  standing: SquadStanding;
  kind: RegistrationKind;
  source: RegistrationSource;
  starts_on: string;
  last_day: string;
  other_club: string | null;
}

/** Whose squad, and who reads it. */
export interface SquadView {
  teamId: number;
  actor: Actor;
  /** The club's own people and staff: every player, also those who begin later. */
  readsAll: boolean;
  today: string;
}

/** `canSeePlayer` of players.policy.ts as an SQL condition on a row `p` of `players` that is not deleted. */
export function opensFor(actor: Actor, today: string): RawBuilder<unknown> {
  if (isStaff(actor)) return sql`true`;
  const onMarket = sql`p.on_market`;
  const asAdult = [
    ...(actor.kind === 'premium' ? [onMarket, sql`p.profile = ${sqlProfile.teamPlayer}`] : []),
    ...(actor.kind === 'team' || actor.mandatedTeamIds.length > 0 ? [onMarket] : []),
    ...(actor.kind === 'scout' ? [sql`p.open_to_scouts`] : []),
  ];
  const { accountId, agentId, teamId, coachingStaffId } = actor;
  const ways = [
    sql`p.account_id = ${accountId}`,
    ...(agentId === null ? [] : [sql`p.profile = ${sqlProfile.agentPlayer} and p.agent_id = ${agentId}`]),
    ...(teamId === null ? [] : [sql`p.team_id = ${teamId}`, sql`exists (${dealsOf(sql`p.id`, teamId)})`]),
    ...(coachingStaffId === null
      ? []
      : [sql`p.profile = ${sqlProfile.coachingStaffPlayer} and p.coaching_staff_id = ${coachingStaffId}`]),
    ...(asAdult.length === 0
      ? []
      : [sql`p.born_date <= ${today}::date - interval '18 years' and (${sql.join(asAdult, sql` or `)})`]),
  ];
  return sql`coalesce(${sql.join(
    ways.map((way) => sql`(${way})`),
    sql` or `,
  )}, false)`;
}

/**
 * The squad as a query. A loan has the contract that covers it beside it, and a contract the loan by which its player is elsewhere, as
 * they are on the day, or on the first one.
 */
function squadOf({ teamId, actor, readsAll, today }: SquadView): RawBuilder<unknown> {
  const day = sql`greatest(r.starts_on, ${today}::date)`;
  const roles = sql`array[${sql.join([...rolesOfSquad])}]::smallint[]`;
  return sql`
    select r.id, r.kind, r.source, r.starts_on, coalesce(r.ended_on, r.ends_on) as last_day, other.club_name as other_club,
      case when r.starts_on > ${today}::date then 'agreed' when r.kind = 'loan' then 'borrowed'
        when other.id is not null then 'lent' else 'own' end as standing,
      shown.*,
      concat(case when r.starts_on > ${today}::date then 2 when r.kind <> 'loan' and other.id is not null then 1 else 0 end,
        to_char(coalesce(array_position(${roles}, shown.principal_role), 99), 'FM00'),
        left(fold_text(shown.surname || ' ' || shown.name), 60)) as sort_key
    from registrations r
    join lateral (
      select p.id as player_id, p.name, p.surname, p.principal_role, p.born_date, p.image_url,
        ${opensFor(actor, today)} as opens
      from players p where p.id in (${recordsOfPerson(sql`r.player_id`)}) and p.deleted_at is null
      order by opens desc, p.id = r.player_id desc, p.id limit 1) shown on ${readsAll ? sql`true` : sql`shown.opens`}
    left join lateral (
      select o.id, o.club_name from registrations o
      where o.player_id in (${recordsOfPerson(sql`r.player_id`)}) and (o.kind = 'loan') <> (r.kind = 'loan')
        and (r.kind = 'loan' or r.starts_on <= ${today}::date)
        and o.starts_on <= ${day} and coalesce(o.ended_on, o.ends_on) >= ${day}
      order by o.starts_on, o.id limit 1) other on true
    where r.team_id = ${teamId} and r.player_id is not null and coalesce(r.ended_on, r.ends_on) >= ${day}
      ${readsAll ? sql`` : sql`and r.starts_on <= ${today}::date`}`;
}

/**
 * A page of a squad: who is here, then the lent, then who begins later; each by line, role and name. Players whose records are all
 * deleted are not in it.
 */
export async function listSquad(
  db: Database,
  view: SquadView,
  page: { limit: number; after: Cursor | null },
): Promise<{ rows: SquadRow[]; nextCursor: string | null; total: number }> {
  const after = page.after ? sql`where (sort_key, id) > (${page.after.key}, ${page.after.id})` : sql``;
  const [found, counted] = await Promise.all([
    sql<SquadRow & { sort_key: string }>`
      select * from (${squadOf(view)}) squad ${after} order by sort_key, id limit ${page.limit + 1}`.execute(
      db,
    ),
    sql<{ total: number }>`select count(*) as total from (${squadOf(view)}) squad`.execute(db),
  ]);
  return {
    ...pageOf(found.rows, page.limit, (last) => cursorOf(last.sort_key, last.id)),
    total: counted.rows[0]?.total ?? 0,
  };
}
