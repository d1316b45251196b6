import type { agentProfileEndpoints } from '@trattativa/contract/people/agents/profile-endpoints';
import { reachablePicture } from '../../files/pictures.ts';
import type { CallOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessAgent, accessAgentOfAccount } from './access-agent.ts';
import type { AgentRow } from './agents.repository.ts';

/** A collar with a tie, as the web application draws it for an agent without a picture. */
const drawing = 'M20 9l5-6 12 7v30H3V10l12-7zm-3 3l-2 21 5 5 5-5-2-21z';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#c9c5b8" d="${drawing}"/></svg>`;
const defaultPicture = `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The picture of an agent, the default of the profile type where there is none (spec §3). Throws `NOT_FOUND`. */
export async function getAgentAvatar(
  services: Services,
  call: CallOf<typeof agentProfileEndpoints.getAgentAvatar>,
) {
  return avatarOf(services, await accessAgent(services.db, call.actor, call.input.agentId));
}

/** The same, by the id of the agent's account. Throws `NOT_FOUND`. */
export async function getAgentAvatarByUserId(
  services: Services,
  call: CallOf<typeof agentProfileEndpoints.getAgentAvatarByUserId>,
) {
  return avatarOf(services, await accessAgentOfAccount(services.db, call.actor, call.input.userId));
}

async function avatarOf(services: Services, { image_url }: AgentRow) {
  const picture = await reachablePicture(services, image_url);
  return { imageUrl: picture ?? defaultPicture, isDefault: picture === null };
}
