import { type Actor, subjectId } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type AgentRow, findAgent, findAgentOfAccount } from './agents.repository.ts';

/** Throws `NOT_FOUND` for an absent agent and, to a standard agent, for any other agent's profile. */
function unlessForeign(actor: Actor, agent: AgentRow | null): AgentRow {
  if (!agent || (actor.kind === 'agent' && actor.agentId !== agent.id)) throw new AppError('NOT_FOUND');
  return agent;
}

/** Loads an agent's profile and authorises in one step. Throws `NOT_FOUND`. */
export async function accessAgent(db: Queryable, actor: Actor, agentId: number): Promise<AgentRow> {
  return unlessForeign(actor, await findAgent(db, agentId));
}

/** Loads an agent's profile by the id of the agent's account, and authorises in one step. Throws `NOT_FOUND`. */
export async function accessAgentOfAccount(
  db: Queryable,
  actor: Actor,
  accountId: number,
): Promise<AgentRow> {
  return unlessForeign(actor, await findAgentOfAccount(db, accountId));
}

/**
 * Loads an agent's profile for changes: the own one, or the one that staff name. Throws `SUBJECT_MISMATCH`,
 * `NOT_FOUND`.
 */
export async function accessAgentToEdit(
  db: Queryable,
  actor: Actor,
  asserted: number | null | undefined,
): Promise<AgentRow> {
  const agent = await findAgent(db, subjectId(actor, actor.agentId, asserted));
  if (!agent) throw new AppError('NOT_FOUND');
  return agent;
}
