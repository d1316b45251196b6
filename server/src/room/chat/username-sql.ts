import { profileType } from '@trattativa/domain/identity/profile-types';
import { sql } from 'kysely';

/**
 * SQL for a person's display name in the room: club members with their club, unless the names are equal;
 * `who.account_id` is the person.
 */
export const username = sql.raw(`(
  select trim(a.name || ' ' || a.surname)
    || case when t.name is null or t.name = trim(a.name || ' ' || a.surname) then '' else ' · ' || t.name end
  from accounts a
  left join team_members tm on tm.account_id = a.id and a.profile in (${profileType.team}, ${profileType.teamNotAccepted})
  left join teams t on t.id = tm.team_id
  where a.id = who.account_id)`);
