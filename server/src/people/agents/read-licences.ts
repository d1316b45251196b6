import type { AgentLicence } from '@trattativa/contract/people/agents/licence';
import type { agentLicenceEndpoints } from '@trattativa/contract/people/agents/licence-endpoints';
import type { Queryable } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { defaultLimit, readCursor, totalOf } from '../../platform/paging.ts';
import type { Services } from '../../platform/services.ts';
import { accessAgentToEdit } from './access-agent.ts';
import { findLicence, listLicenceActs, listWaitingLicences } from './licences.repository.ts';
import { presentAgentCard } from './present-agent.ts';
import { presentLicence, presentLicenceAct } from './present-licence.ts';

/** The whole licence of the caller, or of the agent whom staff name. Throws `SUBJECT_MISMATCH`, `NOT_FOUND`. */
export async function getAgentLicence(
  { db }: Services,
  call: CallOf<typeof agentLicenceEndpoints.getAgentLicence>,
): Promise<AgentLicence> {
  const { id } = await accessAgentToEdit(db, call.actor, call.input.agentId);
  return readLicence(db, id);
}

/** A licence with its log. */
export async function readLicence(db: Queryable, agentId: number): Promise<AgentLicence> {
  const row = await findLicence(db, agentId);
  const acts = await listLicenceActs(db, agentId);
  return { ...presentLicence(agentId, row), acts: acts.map(presentLicenceAct) };
}

/** A page of the licences that staff have to check. */
export async function getLicencesToCheck(
  { db }: Services,
  { input }: CallOf<typeof agentLicenceEndpoints.getLicencesToCheck>,
): Promise<OutputOf<typeof agentLicenceEndpoints.getLicencesToCheck>> {
  const page = { limit: input.limit ?? defaultLimit, after: readCursor(input.cursor) };
  const { rows, nextCursor, total } = await listWaitingLicences(db, page);
  const items = rows.map((row) => ({
    ...presentLicence(row.agent_id, row),
    agent: presentAgentCard(row.agent),
    writtenAt: row.updated_at.toISOString(),
  }));
  return { items, nextCursor, ...totalOf(total) };
}
