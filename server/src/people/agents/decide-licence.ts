import type { agentLicenceEndpoints } from '@trattativa/contract/people/agents/licence-endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { listStaff } from '../teams/team-writes.repository.ts';
import { findAgent } from './agents.repository.ts';
import { decideLicence, lockLicence, recordLicenceAct } from './licences.repository.ts';
import { readLicence } from './read-licences.ts';

type Endpoint = typeof agentLicenceEndpoints.decideAgentLicence;

/**
 * Staff have checked a licence, or refuse it with a reason. Throws `NOT_FOUND`, `CHANGED_MEANWHILE` when it was written
 * since they looked, `TRANSITION_NOT_ALLOWED` for one that is decided or states no number.
 */
export async function decideAgentLicence(
  services: Services,
  { actor, input, language }: CallOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const { agentId, version, accept } = input;
  const common = { at: services.clock.now() };
  const refusal = accept ? null : (input.reason ?? '');
  await services.db.transaction().execute(async (tx) => {
    const agent = await findAgent(tx, agentId);
    const licence = agent && (await lockLicence(tx, agentId));
    if (!licence) throw new AppError('NOT_FOUND');
    if (licence.version !== version)
      throw new AppError('CHANGED_MEANWHILE', { current: await readLicence(tx, agentId) });
    if (licence.state !== 'waits' || licence.fifa_number === '') throw new AppError('TRANSITION_NOT_ALLOWED');
    const byId = actor.accountId;
    await decideLicence(tx, { agentId, refusal, byId, ...common });
    const kind = accept ? 'checked' : 'refused';
    await recordLicenceAct(tx, { agentId, kind, reason: refusal, byId, ...common });
    await recordEvent(tx, {
      type: 'agent.licenceDecided',
      data: { agentId, accepted: accept },
      recipients: [agent.account_id, ...(await listStaff(tx))],
      actorId: byId,
      ...common,
    });
  });
  return { message: translate(language, 'feedback:dataSaved') };
}
