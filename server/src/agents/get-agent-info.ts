import { AppError } from '../platform/app-error.ts';
import type { Call } from '../platform/http/call.ts';
import type { Services } from '../platform/services.ts';
import { findAgent } from './agents.repository.ts';
import { presentAgent } from './present-agent.ts';

/** One agent. A standard agent opens only the own card: any other answers as if absent. Throws `NOT_FOUND`. */
export async function getAgentInfo(services: Services, call: Call<{ agentId: number }>) {
  const { actor, input } = call;
  const agent = await findAgent(services.db, input.agentId);
  if (!agent || (actor.kind === 'agent' && actor.agentId !== agent.id)) throw new AppError('NOT_FOUND');
  return presentAgent(agent, actor);
}
