import type { chatEndpoints } from '@trattativa/contract/room/chat/endpoints';
import { accessNegotiation } from '../../deals/negotiations.ts';
import { accessOffer, mayTalk } from '../../deals/offers.ts';
import { accessTransfer } from '../../deals/transfers.ts';
import type { Actor } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { dayOf } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { CallOf, OutputOf } from '../../platform/http/call.ts';
import type { Services } from '../../platform/services.ts';
import { addToConversation } from './conversations/add-conversation-members.ts';
import { findConversationOf } from './conversations/conversations.repository.ts';
import {
  findOfferParties,
  findParties,
  findTransferParties,
} from './conversations/deal-parties.repository.ts';
import { openNegotiationRoom, openOfferRoom, openTransferRoom } from './conversations/open-deal-room.ts';
import { enterAsMediator } from './mediation/enter-as-mediator.ts';
import { insertMediation, lockOpenMediation } from './mediation/mediations.repository.ts';

/**
 * Opens a negotiation's conversation for its members; people of the club and of the proposing side join on
 * request; staff join as mediator, called or not, if there is none yet. Throws `NOT_FOUND` for accounts that
 * do not see the negotiation, `FORBIDDEN` for those that only read it.
 */
export function joinNegotiationRoom(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.joinNegotiationRoom>,
): Promise<OutputOf<typeof chatEndpoints.joinNegotiationRoom>> {
  return roomOfNegotiation(services, actor, input.negotiationId);
}

/** Opens a negotiation's conversation as `joinNegotiationRoom` does, for use in another call. */
async function roomOfNegotiation(
  services: Services,
  actor: Actor,
  negotiationId: number,
  { answers } = { answers: false },
): Promise<{ conversationId: number }> {
  const { side } = await accessNegotiation(services.db, actor, negotiationId);
  const parties = await findParties(services.db, negotiationId);
  if (!parties) throw new AppError('NOT_FOUND');
  const { accountId } = actor;
  const mediates = side === 'staff' && accountId !== parties.proposer_account_id;
  const as = side === 'reader' && !answers ? 'reader' : mediates ? 'mediator' : 'party';
  return services.db.transaction().execute(async (tx) => {
    const conversationId = await openNegotiationRoom(services, tx, parties);
    await enterDealRoom(services, tx, conversationId, accountId, as);
    return { conversationId };
  });
}

/**
 * The conversation of an offer: its negotiation's, or its own. People of the club and of the recipient's side
 * join on request, staff as mediator. Throws `NOT_FOUND` for accounts that do not see the offer, `FORBIDDEN`
 * for those that only read it and for a minor.
 */
export async function joinOfferRoom(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.joinOfferRoom>,
): Promise<OutputOf<typeof chatEndpoints.joinOfferRoom>> {
  const { offer, side } = await accessOffer(services, services.db, actor, input.offerId);
  if (!mayTalk(side, offer, dayOf(services.clock.now()))) throw new AppError('FORBIDDEN');
  // Who answers an offer is a party of its room, also where they only read the negotiation.
  const answers = side === 'recipient';
  if (offer.negotiation_id !== null)
    return roomOfNegotiation(services, actor, offer.negotiation_id, { answers });
  const parties = await findOfferParties(services.db, offer.id);
  if (!parties) throw new AppError('NOT_FOUND');
  return services.db.transaction().execute(async (tx) => {
    const conversationId = await openOfferRoom(services, tx, parties);
    const as = side === 'staff' ? 'mediator' : 'party';
    await enterDealRoom(services, tx, conversationId, actor.accountId, as);
    return { conversationId };
  });
}

/**
 * The conversation of two clubs about a transfer. People of both clubs join on request, staff as mediator. Throws
 * `NOT_FOUND` for everybody else.
 */
export async function joinTransferRoom(
  services: Services,
  { actor, input }: CallOf<typeof chatEndpoints.joinTransferRoom>,
): Promise<OutputOf<typeof chatEndpoints.joinTransferRoom>> {
  const { transfer, side } = await accessTransfer(services.db, actor, input.transferId);
  const parties = await findTransferParties(services.db, transfer.id);
  if (!parties) throw new AppError('NOT_FOUND');
  return services.db.transaction().execute(async (tx) => {
    const conversationId = await openTransferRoom(services, tx, parties);
    const as = side === 'staff' ? 'mediator' : 'party';
    await enterDealRoom(services, tx, conversationId, actor.accountId, as);
    return { conversationId };
  });
}

/**
 * Adds an account to the conversation of a deal: people of its sides join on request, staff as mediator,
 * called or not, if there is none yet. Does nothing for members. Throws `FORBIDDEN` for accounts that only
 * read the deal.
 */
async function enterDealRoom(
  services: Services,
  tx: Transaction,
  conversationId: number,
  accountId: number,
  as: 'party' | 'mediator' | 'reader',
): Promise<void> {
  if ((await findConversationOf(tx, conversationId, accountId)) !== null) return;
  if (as === 'reader') throw new AppError('FORBIDDEN');
  if (as === 'mediator') await mediate(services, tx, conversationId, accountId);
  else await addToConversation(services, tx, conversationId, accountId);
}

async function mediate(
  services: Services,
  tx: Transaction,
  conversationId: number,
  accountId: number,
): Promise<void> {
  const open = await lockOpenMediation(tx, accountId, conversationId);
  const at = services.clock.now();
  const mediationId =
    open?.id ?? (await insertMediation(tx, { conversationId, calledBy: null, reason: '', at }));
  await enterAsMediator(services, tx, mediationId as number, accountId);
}
