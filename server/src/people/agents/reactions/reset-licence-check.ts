import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { listStaff } from '../../teams/team-writes.repository.ts';
import { findAgent } from '../agents.repository.ts';
import { recordLicenceAct, returnLicenceToStaff } from '../licences.repository.ts';

/** Sends a licence back to staff when its document was added, removed or put back after they decided. */
export const resetLicenceCheck = reaction({
  name: 'agents.reset-licence-check',
  types: ['files.changed'],
  async react(_services, tx, { data, occurredAt: at, actorId }) {
    if (data.parentKind !== 'agentLicence') return;
    const agentId = data.parentId;
    const agent = await findAgent(tx, agentId);
    if (!agent || !(await returnLicenceToStaff(tx, agentId, at))) return;
    await recordLicenceAct(tx, { agentId, kind: 'documentChanged', reason: null, byId: actorId, at });
    await recordEvent(tx, {
      type: 'agent.licenceChanged',
      data: { agentId, waits: true },
      recipients: [agent.account_id, ...(await listStaff(tx))],
      actorId,
      at,
    });
  },
});
