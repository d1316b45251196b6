import { dealDocumentParents } from '@trattativa/contract/deals/closing/document-parents';
import type { closingEndpoints } from '@trattativa/contract/deals/closing/endpoints';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { listFilesOfKinds } from '../../files/uploads.ts';
import { listStaffAccounts } from '../../people/portfolios.ts';
import { basisOfRefusal } from '../../people/registrations.ts';
import { currentRulePacks } from '../../people/rules.ts';
import { AppError, fieldError } from '../../platform/app-error.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { intendedSignature } from '../documents/intended-signature.ts';
import { insertLift } from '../lifts/lifts.repository.ts';
import { accessNegotiation } from '../negotiations/access-negotiation.ts';
import { listDealAccounts } from '../negotiations/negotiations.repository.ts';
import { readClosing } from './read-closing.ts';

/**
 * Staff lift one refusal of a signature, on the facts that it rests on now, with a reason and a document of the deal. Throws
 * `NOT_FOUND`, `TRANSITION_NOT_ALLOWED` for what no rule refuses here, and `INVALID_INPUT` for a file that is no document of the deal.
 */
export async function liftBlock(
  services: Services,
  { actor, input, language }: CallOf<typeof closingEndpoints.liftBlock>,
): Promise<OutputOf<typeof closingEndpoints.liftBlock>> {
  const { negotiationId, rule, edition, article, reason, fileId } = input;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { negotiation, side } = await accessNegotiation(tx, actor, negotiationId);
    const { player } = negotiation;
    if (!player || !openStatuses.includes(negotiation.status)) throw new AppError('TRANSITION_NOT_ALLOWED');
    const files = await listFilesOfKinds(tx, dealDocumentParents, negotiationId);
    if (!files.some(({ id }) => id === fileId)) throw fieldError('INVALID_INPUT', ['fileId'], 'notInList');
    const packs = await currentRulePacks(tx);
    const intended = await intendedSignature(services, tx, negotiation, player.id);
    const basis = await basisOfRefusal(tx, packs, intended, { rule, edition, article });
    if (basis === null) throw new AppError('TRANSITION_NOT_ALLOWED');
    const lift = { rule, edition, article, basis, reason, fileId, negotiationId };
    // Lifted before, on the same facts.
    if (!(await insertLift(tx, { ...lift, liftedBy: actor.accountId, at })))
      throw new AppError('TRANSITION_NOT_ALLOWED');
    const sides = await listDealAccounts(tx, negotiationId, false);
    const staff = await listStaffAccounts(tx);
    await recordEvent(tx, {
      type: 'documents.blockLifted',
      data: { negotiationId, rule, article },
      recipients: [...new Set([...sides, ...staff])],
      actorId: actor.accountId,
      at,
    });
    return readClosing(services, tx, negotiation, { actor, side, language });
  });
}
