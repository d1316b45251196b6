import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { translate } from '@trattativa/texts/translate';
import { markPlayerSigned } from '../../people/players.ts';
import type { Call } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessNegotiationToMove, changedMeanwhile } from './access-negotiation.ts';
import { moveNegotiation } from './move-negotiation.ts';
import { lockProposal } from './negotiation-changes.repository.ts';
import { listProposal } from './negotiations.repository.ts';
import { readNegotiation } from './read-negotiation.ts';
import type { Signature } from './sign-negotiation.ts';

/**
 * The proposer confirms the club's signature: the negotiation is signed, and the others of the same proposal are closed
 * as signed elsewhere, in one step. Throws as every move does.
 */
export async function confirmNegotiationSignature(
  services: Services,
  call: Call<Signature>,
): Promise<{ message: string; negotiation: Negotiation }> {
  const { actor, input } = call;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    await lockProposal(tx, input.negotiationId);
    const { negotiation, side } = await accessNegotiationToMove(services, tx, actor, input, 'confirm');
    for (const other of await listProposal(tx, negotiation.proposal_id)) {
      if (other.id === negotiation.id || !openStatuses.includes(other.status)) continue;
      await moveNegotiation(tx, other, {
        event: 'negotiation.rejected',
        to: negotiationStatus.rejected,
        by: 'system',
        actorId: null,
        at,
        cause: 'signedElsewhere',
      });
    }
    const moved = await moveNegotiation(tx, negotiation, {
      event: 'negotiation.signed',
      to: negotiationStatus.signed,
      by: side,
      actorId: actor.accountId,
      at,
      note: input.reason,
    });
    if (!moved) throw await changedMeanwhile(services, tx, actor, negotiation.id);
    if (negotiation.player) await markPlayerSigned(tx, negotiation.player.id, at, actor.accountId);
    return {
      message: translate(call.language, 'feedback:negotiationStatusUpdated'),
      negotiation: await readNegotiation(tx, actor, moved, at),
    };
  });
}
