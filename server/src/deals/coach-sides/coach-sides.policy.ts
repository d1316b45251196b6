import type { Actor } from '../../platform/actor.ts';

/** Whom a record of coaching staff belongs to, and the agent who proposes the person; null: none does. */
interface CoachInDeal {
  account_id: number | null;
  added_by_id: number | null;
  agent_id: number | null;
}

/**
 * The side in an offer to coaching staff; null: none. The person answers it, if they have a login; otherwise the agent who proposes
 * them, or who keeps the record where no agent does. Whoever proposes a person with a login only reads it. `coachSides` is the same in SQL.
 */
export function sideOfCoach(
  actor: Pick<Actor, 'accountId' | 'agentId'>,
  { account_id, added_by_id, agent_id }: CoachInDeal,
): 'recipient' | 'reader' | null {
  const proposes = agent_id !== null && actor.agentId === agent_id;
  if (account_id !== null) return account_id === actor.accountId ? 'recipient' : proposes ? 'reader' : null;
  const answers = agent_id === null ? added_by_id === actor.accountId : proposes;
  return answers ? 'recipient' : null;
}
