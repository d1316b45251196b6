import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { sqlOffer } from '../sql-names.ts';

/** The agent in whose negotiation an offer is made; null: none, or the offer is made outside of one. */
export const agentOfOffer = (offer: 'o' | 'm' | 'f') => sql`(
  select q.agent_id from negotiations n join proposals q on q.id = n.proposal_id
  where n.id = ${sql.ref(`${offer}.negotiation_id`)})`;

/**
 * A condition: coaching staff agreed to the deal of a negotiation by accepting its offer. Whoever has no login is spoken for by the agent or
 * by whoever keeps the record, who sign.
 */
export const coachAgreed = (coachingStaffId: number, negotiationId: number) => sql`(
  exists (select from coaching_staff k where k.id = ${coachingStaffId} and k.account_id is null)
  or exists (select from offers o where o.negotiation_id = ${negotiationId} and o.coaching_staff_id = ${coachingStaffId}
    and o.status = ${sqlOffer.accepted}))`;

/** Whether coaching staff agreed to the deal of a negotiation (`coachAgreed`). */
export async function hasCoachAgreed(
  db: Queryable,
  coachingStaffId: number,
  negotiationId: number,
): Promise<boolean> {
  const found = await sql<{
    agreed: boolean;
  }>`select ${coachAgreed(coachingStaffId, negotiationId)} as agreed`.execute(db);
  return found.rows[0]?.agreed ?? false;
}

/**
 * The accounts beside the club's that see an offer to coaching staff, as rows of `offer_id`, `account_id`, `agent_id` (of the one who
 * proposes the person) and `answers`: the rule of `sideOfCoach`. A condition on offer or account reaches the indexes of each part.
 */
export const coachSides = sql`
  select m.id as offer_id, k.account_id, null::bigint as agent_id, true as answers
  from offers m join coaching_staff k on k.id = m.coaching_staff_id where k.account_id is not null
  union all
  select m.id, g.account_id, g.id, k.account_id is null
  from agents g join proposals q on q.agent_id = g.id join negotiations n on n.proposal_id = q.id
  join offers m on m.negotiation_id = n.id join coaching_staff k on k.id = m.coaching_staff_id
  union all
  select m.id, k.added_by_id, null, true
  from offers m join coaching_staff k on k.id = m.coaching_staff_id
  where k.account_id is null and k.added_by_id is not null and ${agentOfOffer('m')} is null`;
