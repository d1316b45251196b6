import type { Closing } from '@trattativa/contract/deals/closing/closing';
import type { closingEndpoints } from '@trattativa/contract/deals/closing/endpoints';
import { AppError, fieldError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { CallOf } from '../../platform/http/call.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { markDocument } from '../documents/documents.repository.ts';
import { accessNegotiation } from '../negotiations/access-negotiation.ts';
import { mayKnow } from '../negotiations/negotiation.ts';
import { listDealAccounts } from '../negotiations/negotiations.repository.ts';
import { readClosing } from './read-closing.ts';

/** What has to happen before the window closes. Throws `NOT_FOUND`. */
export async function getClosing(
  services: Services,
  { actor, input, language }: CallOf<typeof closingEndpoints.getClosing>,
): Promise<Closing> {
  const { negotiation, side } = await accessNegotiation(services.db, actor, input.negotiationId);
  return readClosing(services, services.db, negotiation, { actor, side, language });
}

/**
 * Marks a document as there, or not; whoever brings its file marks it. Throws `NOT_FOUND`, `INVALID_INPUT` for a document that the deal
 * does not need, `FORBIDDEN` for one that the caller only reads.
 */
export async function markDealDocument(
  services: Services,
  { actor, input, language }: CallOf<typeof closingEndpoints.markDocument>,
): Promise<Closing> {
  const { negotiationId, kind, isThere } = input;
  const at = services.clock.now();
  return services.db.transaction().execute(async (tx) => {
    const { negotiation, side } = await accessNegotiation(tx, actor, negotiationId);
    const { documents } = await readClosing(services, tx, negotiation, { actor, side, language });
    const document = documents.find((needed) => needed.kind === kind);
    if (!document) throw fieldError('INVALID_INPUT', ['kind'], 'notInList');
    if (!document.mayAdd) throw new AppError('FORBIDDEN');
    if (await markDocument(tx, { negotiationId, kind, isThere, actorId: actor.accountId, at })) {
      await recordEvent(tx, {
        type: 'documents.marked',
        data: { negotiationId },
        recipients: await listDealAccounts(tx, negotiationId, mayKnow(negotiation, dayOf(at))),
        actorId: actor.accountId,
        at,
      });
    }
    return readClosing(services, tx, negotiation, { actor, side, language });
  });
}
