import type { Page } from '@trattativa/contract/paging';
import type { AgentInfo, AgentProfile } from '@trattativa/contract/people/agents/agent';
import type { agentProfileEndpoints } from '@trattativa/contract/people/agents/profile-endpoints';
import { agentType } from '@trattativa/domain/identity/agent-types';
import { type UserRole, userRole } from '@trattativa/domain/identity/profile-types';
import { reachablePicture } from '../../files/pictures.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessOrigin } from '../players/get-player-owner.ts';
import { accessAgent, accessAgentOfAccount } from './access-agent.ts';
import {
  type AgentRow,
  findAgent,
  findRepresentative,
  listAgents,
  searchAgents,
} from './agents.repository.ts';
import { presentAgent, presentAgentCard, presentAgentProfile } from './present-agent.ts';

const maxFound = 20;

/** One agent, with the fields that the caller may see. Throws `NOT_FOUND`. */
export async function getAgentInfo(
  services: Services,
  call: CallOf<typeof agentProfileEndpoints.getAgentInfo>,
): Promise<AgentInfo> {
  return presentAgent(await accessAgent(services.db, call.actor, call.input.agentId), call.actor);
}

/** The role numbers of an agent's account (spec §3). Throws `NOT_FOUND`. */
export async function getAgentRoles(
  services: Services,
  call: CallOf<typeof agentProfileEndpoints.getAgentRoles>,
) {
  const agent = await accessAgent(services.db, call.actor, call.input.agentId);
  const roles: UserRole[] = [userRole.agent];
  if (agent.agent_type === agentType.premium) roles.push(userRole.agentPremium);
  if (agent.is_staff || agent.is_administrator) roles.unshift(userRole.administrator);
  return { roles, agentType: agent.agent_type };
}

/** A page of the agents of the platform: public profiles only. */
export async function getAgents(
  services: Services,
  call: CallOf<typeof agentProfileEndpoints.getAgents>,
): Promise<Page<AgentProfile>> {
  const { text, country, managedLevel, category, type, limit, cursor } = call.input;
  const page = { limit: limit ?? defaultLimit, after: readCursor(cursor) };
  const filter = { text, country, managedLevel, category, agentType: type };
  const { rows, nextCursor, total } = await listAgents(services.db, filter, page);
  return { items: rows.map(presentAgentProfile), nextCursor, ...totalOf(total) };
}

export async function findAgentsByName(
  services: Services,
  call: CallOf<typeof agentProfileEndpoints.searchAgents>,
) {
  const found = await searchAgents(services.db, call.input.text, maxFound);
  return { items: found.map(presentAgentCard) };
}

/**
 * The agent who represents a player whose card the caller may open, and for premium agents any adult. Throws `NOT_FOUND`, alike for
 * an absent player and for one hidden from the caller.
 */
export async function getAgentInfoFromPlayer(
  services: Services,
  call: CallOf<typeof agentProfileEndpoints.getAgentInfoFromPlayer>,
) {
  const player = await accessOrigin(services, call);
  const today = dayOf(services.clock.now());
  const represented = await findRepresentative(services.db, player, today);
  const agent = represented && (await findAgent(services.db, represented.agentId));
  return {
    agent: agent ? presentAgentProfile(agent) : null,
    mandate: agent ? (represented?.mandate ?? null) : null,
  };
}

/** A collar with a tie, as the web application draws it for an agent without a picture. */
const drawing = 'M20 9l5-6 12 7v30H3V10l12-7zm-3 3l-2 21 5 5 5-5-2-21z';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="#c9c5b8" d="${drawing}"/></svg>`;
const defaultPicture = `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The picture of an agent; the default of the profile type without one (spec §3). Throws `NOT_FOUND`. */
export async function getAgentAvatar(
  services: Services,
  call: CallOf<typeof agentProfileEndpoints.getAgentAvatar>,
) {
  return avatarOf(services, await accessAgent(services.db, call.actor, call.input.agentId));
}

/** The picture of an agent by the id of the agent's account; else the default. Throws `NOT_FOUND`. */
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
