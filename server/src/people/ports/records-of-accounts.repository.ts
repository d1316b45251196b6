import { sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';

/** An account `a` joined to its own records, as `identity/actor-records.ts` names them. */
export const joinsOfRecords = sql`
  left join players p on p.account_id = a.id and p.profile = ${sqlProfile.player} and a.profile = ${sqlProfile.player} and p.deleted_at is null
  left join agents g on g.account_id = a.id and a.profile = ${sqlProfile.agent}
  left join team_members m on m.account_id = a.id and a.profile in (${sqlProfile.team}, ${sqlProfile.teamNotAccepted})
  left join coaching_staff c on c.account_id = a.id and c.deleted_at is null and a.profile = ${sqlProfile.coachingStaff}`;
export const columnsOfRecords = sql`p.id as player_id, g.id as agent_id, m.team_id, c.id as coaching_staff_id`;

/** The name and the picture of the club of an account `a`. */
export const nameOfClub = sql`
  (select t.name from team_members m join teams t on t.id = m.team_id where m.account_id = a.id)`;
export const pictureOfClub = sql`
  (select t.picture_url from team_members m join teams t on t.id = m.team_id where m.account_id = a.id)`;
