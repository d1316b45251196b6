import type { negotiationEndpoints } from '@trattativa/contract/deals/negotiations/endpoints';
import type { Negotiation } from '@trattativa/contract/deals/negotiations/negotiation';
import { translate } from '@trattativa/texts/translate';
import type { Call, InputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { accessNegotiationToMove, changedMeanwhile } from './access-negotiation.ts';
import { moveNegotiation } from './move-negotiation.ts';
import { readNegotiation } from './read-negotiation.ts';

/** A negotiation at the version that the caller saw, and what is to stand beside the step in its timeline. */
export type Signature = InputOf<typeof negotiationEndpoints.signNegotiation> &
  Pick<InputOf<typeof negotiationEndpoints.updateNegotiationStatus>, 'reason'>;

/** The club signs: the status stays until the other side confirms. Throws as every move does. */
export function signNegotiation(services: Services, call: Call<Signature>) {
  return moveSignature(services, call, 'signed');
}

/** Either side takes the club's signature back before it is confirmed. Throws as every move does. */
export function takeBackNegotiationSignature(services: Services, call: Call<Signature>) {
  return moveSignature(services, call, 'takenBack');
}

async function moveSignature(
  services: Services,
  call: Call<Signature>,
  signature: 'signed' | 'takenBack',
): Promise<{ message: string; negotiation: Negotiation }> {
  const { actor, input } = call;
  const at = services.clock.now();
  const signing = signature === 'signed';
  return services.db.transaction().execute(async (tx) => {
    const ability = signing ? 'sign' : 'takeBack';
    const { negotiation, side } = await accessNegotiationToMove(services, tx, actor, input, ability);
    const moved = await moveNegotiation(tx, negotiation, {
      event: signing ? 'negotiation.signedByTeam' : 'negotiation.signatureTakenBack',
      to: negotiation.status,
      by: side,
      actorId: actor.accountId,
      at,
      signature,
      note: input.reason,
    });
    if (!moved) throw await changedMeanwhile(services, tx, actor, negotiation.id);
    return {
      message: translate(call.language, 'feedback:negotiationStatusUpdated'),
      negotiation: await readNegotiation(tx, actor, moved, at),
    };
  });
}
