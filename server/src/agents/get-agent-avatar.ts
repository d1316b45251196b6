import type { Call } from '../platform/http/call.ts';
import type { Services } from '../platform/services.ts';
import { accessAgent, accessAgentOfAccount } from './access-agent.ts';
import type { AgentRow } from './agents.repository.ts';

const defaultPicture = '/default-avatars/agent.svg';

/** The picture of an agent (spec §3, avatar). Throws `NOT_FOUND`. */
export async function getAgentAvatar(services: Services, call: Call<{ agentId: number }>) {
  return avatarOf(await accessAgent(services.db, call.actor, call.input.agentId));
}

/** The same, by the id of the agent's account. Throws `NOT_FOUND`. */
export async function getAgentAvatarByUserId(services: Services, call: Call<{ userId: number }>) {
  return avatarOf(await accessAgentOfAccount(services.db, call.actor, call.input.userId));
}

function avatarOf({ image_url }: AgentRow) {
  return { imageUrl: image_url ?? defaultPicture, isDefault: image_url === null };
}
