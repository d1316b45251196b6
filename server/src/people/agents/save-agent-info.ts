import type { agentProfileEndpoints } from '@trattativa/contract/people/agents/profile-endpoints';
import { isCountryCode } from '@trattativa/domain/platform/countries';
import { translate } from '@trattativa/texts/translate';
import type { Actor } from '../../platform/actor.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { assertFound } from '../../platform/database/assert-found.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { eachOnce, emptiedBy, inOrder, writtenOnly } from '../../platform/omitted-fields.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { accessAgentToEdit } from './access-agent.ts';
import { type AgentFields, type AgentRow, findAgent, updateAgent } from './agents.repository.ts';
import { presentAgent } from './present-agent.ts';

type Answer = Promise<OutputOf<typeof agentProfileEndpoints.saveAgentInfo>>;

/**
 * Saves the agent's own profile; omitted fields stay. Throws `SUBJECT_MISMATCH` (another agent's),
 * `CHANGED_MEANWHILE` with the present profile, `INVALID_INPUT` for an unknown country.
 */
export async function saveAgentInfo(
  services: Services,
  call: CallOf<typeof agentProfileEndpoints.saveAgentInfo>,
): Answer {
  const { agent: input } = call.input;
  for (const field of ['country', 'nationality'] as const) {
    const code = input[field];
    if (code != null && !isCountryCode(code))
      throw fieldError('INVALID_INPUT', ['agent', field], 'notInList');
  }
  const fields = writtenOnly<AgentFields>({
    society: emptiedBy(input.society, ''),
    agent_number: emptiedBy(input.agentNumber, ''),
    vat: emptiedBy(input.vat, ''),
    nationality: input.nationality,
    country: input.country,
    phone: emptiedBy(input.phone, ''),
    contact_email: input.email,
    competence_categories: inOrder(input.competenceCategories),
    competence_leagues: eachOnce(input.competenceLeagues),
    managed_levels: eachOnce(input.managedLevels),
  });
  const agent = await write(services, call.actor, { agentId: input.agentId, version: input.version }, fields);
  return { message: translate(call.language, 'feedback:dataSaved'), agent: presentAgent(agent, call.actor) };
}

/** Saves the contacts for clients (spec §7); the login address stays. Throws `SUBJECT_MISMATCH`. */
export async function updateAgentContacts(
  services: Services,
  call: CallOf<typeof agentProfileEndpoints.updateAgentContacts>,
): Answer {
  const { agentId, email, phone } = call.input;
  const fields = writtenOnly<AgentFields>({ contact_email: email, phone: emptiedBy(phone, '') });
  const agent = await write(services, call.actor, { agentId, version: null }, fields);
  return {
    message: translate(call.language, 'feedback:contactsUpdated'),
    agent: presentAgent(agent, call.actor),
  };
}

async function write(
  services: Services,
  actor: Actor,
  target: { agentId: number | null | undefined; version: number | null },
  fields: Partial<AgentFields>,
): Promise<AgentRow> {
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx: Transaction) => {
    const { id, account_id } = await accessAgentToEdit(tx, actor, target.agentId);
    const written = await updateAgent(tx, { id, version: target.version }, fields, at);
    const present = assertFound(await findAgent(tx, id));
    if (!written) throw new AppError('CHANGED_MEANWHILE', { current: presentAgent(present, actor) });
    await recordEvent(tx, {
      type: 'agent.changed',
      data: { agentId: id },
      recipients: [account_id],
      actorId: actor.accountId,
      at,
    });
    return present;
  });
}
