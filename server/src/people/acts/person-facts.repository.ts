import type { PlacedRegistration } from '@trattativa/domain/people/ledger/signature-facts';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/**
 * The ledger of a player by one of the records, of which several can be of one person, with the associations of the clubs, by first
 * day; without what one negotiation entered.
 */
export async function listPlacedRegistrations(
  db: Queryable,
  playerId: number,
  { without }: { without?: number } = {},
): Promise<PlacedRegistration[]> {
  const found = await sql<PlacedRegistration>`
    select r.id, r.team_id as "teamId", r.club_name as "clubName", r.kind, r.source, r.starts_on as "startsOn", r.ends_on as "endsOn",
      r.ended_on as "endedOn", r.extends_id as "extendsId",
      t.home_association as association
    from registrations r left join teams t on t.id = r.team_id
    where r.player_id in (select records_of_person(${playerId}::bigint))
      and (${without ?? null}::bigint is null or r.negotiation_id is distinct from ${without ?? null}::bigint)
    order by r.starts_on, r.id`.execute(db);
  return found.rows;
}
