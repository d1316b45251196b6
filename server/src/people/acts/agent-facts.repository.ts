import { sql } from 'kysely';
import type { Columns, Queryable } from '../../platform/database/database.ts';
import { mandatesOfPeople } from '../mandates-of-people.ts';

type EntryRow = Columns<
  'agent_licences',
  'figc_number' | 'coni_number' | 'association_number' | 'domiciled_with'
>;

/** The entries in registers that an agent stated of the licence; null: nothing yet. */
export async function findRegisterEntries(db: Queryable, agentId: number): Promise<EntryRow | null> {
  const found = await sql<EntryRow>`
    select figc_number, coni_number, association_number, domiciled_with from agent_licences
    where agent_id = ${agentId}`.execute(db);
  return found.rows[0] ?? null;
}

/**
 * Whether an agent has stated a licence that is valid on a day, `YYYY-MM-DD`. One that staff refused stays refused until they have
 * checked what was written since.
 */
export async function isLicensedOn(db: Queryable, agentId: number, day: string): Promise<boolean> {
  const found = await sql`
    select from agent_licences l
    where l.agent_id = ${agentId} and l.fifa_number <> '' and (l.valid_until is null or l.valid_until >= ${day}::date)
      and (l.state = 'checked' or l.state = 'waits' and (
        select c.kind from agent_licence_acts c where c.agent_id = l.agent_id and c.kind in ('checked', 'refused')
        order by c.id desc limit 1) is distinct from 'refused')`.execute(db);
  return found.rows.length > 0;
}

/**
 * Whether the club that takes a player, and the one that releases him, have given an agent a mandate in force on a day. Null: there
 * is no such club.
 */
export async function findMandatingSides(
  db: Queryable,
  {
    agentId,
    engaging,
    releasing,
    day,
  }: { agentId: number; day: string } & Record<'engaging' | 'releasing', number | null>,
): Promise<{ engaging: boolean; releasing: boolean }> {
  const mandates = mandatesOfPeople.get();
  const isMandatedBy = (teamId: number | null) =>
    teamId === null ? sql`false` : mandates.isMandated(sql`${agentId}::bigint`, sql`${teamId}::bigint`, day);
  const found = await sql<{ engaging: boolean; releasing: boolean }>`
    select ${isMandatedBy(engaging)} as engaging, ${isMandatedBy(releasing)} as releasing`.execute(db);
  return found.rows[0] ?? { engaging: false, releasing: false };
}
