import type { administrationEndpoints } from '@trattativa/contract/identity/administration/endpoints';
import { translate } from '@trattativa/texts/translate';
import { AppError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { updateAgentType } from '../accounts/staff.repository.ts';
import { findListedAccount } from './administration.repository.ts';
import { presentAccount, sessionLimits } from './present-administration.ts';
import { recordAct } from './record-act.ts';

/**
 * Changes the sub-type of an agent. The next call of an open session has the new rights, and its screens hear of it. Throws
 * `NOT_FOUND` for whoever is no agent, `CHANGED_MEANWHILE` with the account when it has another sub-type than the
 * administrator saw.
 */
export async function setAgentType(
  services: Services,
  call: CallOf<typeof administrationEndpoints.setAgentType>,
): Promise<OutputOf<typeof administrationEndpoints.setAgentType>> {
  const { accountId, from, to } = call.input;
  const limits = sessionLimits(services.clock.now());
  const account = await services.db.transaction().execute(async (tx) => {
    const changed = await updateAgentType(tx, accountId, { from, to });
    const row = await findListedAccount(tx, accountId, limits);
    if (!row || row.is_staff || row.agent_type === null) throw new AppError('NOT_FOUND');
    const present = presentAccount(row);
    if (!changed) throw new AppError('CHANGED_MEANWHILE', { current: present });
    if (from !== to) {
      await recordAct(services, tx, call, 'administration.agentTypeChanged', { accountId, from, to });
    }
    return present;
  });
  return { message: translate(call.language, 'feedback:agentTypeChanged'), account };
}
