import { type RawBuilder, sql } from 'kysely';
import { sqlProfile } from '../../identity/sql-names.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';

/**
 * `ownsPlayer` of the policy as an SQL condition on `players`, so that the writing statement itself checks
 * ownership. Staff may write every record.
 */
export function ownedBy(actor: Actor): RawBuilder<boolean> {
  if (isStaff(actor)) return sql<boolean>`true`;
  return sql<boolean>`((profile = ${sqlProfile.player} and account_id = ${actor.accountId}) or agent_id = ${actor.agentId}
    or team_id = ${actor.teamId} or coaching_staff_id = ${actor.coachingStaffId})`;
}
