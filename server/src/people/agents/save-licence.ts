import type { agentLicenceEndpoints } from '@trattativa/contract/people/agents/licence-endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { isUniqueViolation, type Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { listStaff } from '../teams/team-writes.repository.ts';
import { accessAgentToEdit } from './access-agent.ts';
import { type LicenceFields, lockLicence, recordLicenceAct, saveLicence } from './licences.repository.ts';
import { readLicence } from './read-licences.ts';

type Endpoint = typeof agentLicenceEndpoints.saveAgentLicence;

/**
 * Saves an agent's licence, which goes back to staff for a check unless nothing changed. Throws `SUBJECT_MISMATCH`,
 * `NOT_FOUND`, `CHANGED_MEANWHILE` with the present licence, `INVALID_INPUT` for a FIFA number of somebody else.
 */
export async function saveAgentLicence(
  services: Services,
  call: CallOf<Endpoint>,
): Promise<OutputOf<Endpoint>> {
  const { actor, input, language } = call;
  const fields = fieldsOf(input.licence);
  const at = services.clock.now();
  const save = async (tx: Transaction) => {
    const agent = await accessAgentToEdit(tx, actor, input.licence.agentId);
    const present = await lockLicence(tx, agent.id);
    const isSame = present !== null && sameFields(present, fields);
    if (present?.version === input.licence.version && isSame) return readLicence(tx, agent.id);
    const target = { agentId: agent.id, version: input.licence.version };
    if (!(await saveLicence(tx, target, fields, at)))
      throw new AppError('CHANGED_MEANWHILE', { current: await readLicence(tx, agent.id) });
    const byId = actor.accountId;
    await recordLicenceAct(tx, { agentId: agent.id, kind: 'written', reason: null, byId, at });
    await recordEvent(tx, {
      type: 'agent.licenceChanged',
      data: { agentId: agent.id, waits: fields.fifa_number !== '' },
      recipients: [agent.account_id, ...(await listStaff(tx))],
      actorId: byId,
      at,
    });
    return readLicence(tx, agent.id);
  };
  try {
    const licence = await services.db.transaction().execute(save);
    return { message: translate(language, 'feedback:dataSaved'), licence };
  } catch (error) {
    if (!isUniqueViolation(error, 'agent_licences_fifa_number')) throw error;
    throw fieldError('INVALID_INPUT', ['licence', 'fifaNumber'], 'licenceTaken');
  }
}

function fieldsOf(licence: CallOf<Endpoint>['input']['licence']): LicenceFields {
  const { association, associationNumber } = licence;
  if (association !== null && associationNumber === '')
    throw fieldError('INVALID_INPUT', ['licence', 'associationNumber'], 'required');
  if (association === null && associationNumber !== '')
    throw fieldError('INVALID_INPUT', ['licence', 'association'], 'required');
  if (licence.domiciledWith === '' && licence.domiciledNumber !== '')
    throw fieldError('INVALID_INPUT', ['licence', 'domiciledWith'], 'required');
  return {
    fifa_number: licence.fifaNumber,
    figc_number: licence.figcNumber,
    coni_number: licence.coniNumber,
    association,
    association_number: associationNumber,
    domiciled_with: licence.domiciledWith,
    domiciled_number: licence.domiciledNumber,
    valid_until: licence.validUntil,
  };
}

function sameFields(present: LicenceFields, fields: LicenceFields): boolean {
  const names = Object.keys(fields) as (keyof LicenceFields)[];
  return names.every((name) => present[name] === fields[name]);
}
