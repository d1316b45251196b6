import { sql } from 'kysely';

/** The agent in whose negotiation an offer is made; null: none, or the offer is made outside of one. */
export const agentOfOffer = (offer: 'o' | 'm' | 'f') => sql`(
  select q.agent_id from negotiations n join proposals q on q.id = n.proposal_id
  where n.id = ${sql.ref(`${offer}.negotiation_id`)})`;

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
