import type { OfferChange, OfferEvents } from '@trattativa/contract/deals/offers/events';
import type { SystemNoteName } from '@trattativa/contract/room/chat/system-notes';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import type { Services } from '../../../platform/services.ts';
import { addToConversation } from '../conversations/add-conversation-members.ts';
import {
  findOfferParties,
  findParties,
  lockUnpostedOfferMoves,
} from '../conversations/deal-parties.repository.ts';
import { isSpokenTo, openNegotiationRoom, openOfferRoom } from '../conversations/open-deal-room.ts';
import { postNote } from '../messages/post-note.ts';

type Posted = Exclude<keyof OfferEvents, 'offer.playerInfoAdded'>;

const notes: Record<Posted, SystemNoteName> = {
  'offer.created': 'offerCreated',
  'offer.viewed': 'offerViewed',
  'offer.revised': 'offerRevised',
  'offer.accepted': 'offerAccepted',
  'offer.rejected': 'offerRejected',
  'offer.canceled': 'offerCanceled',
  'offer.documentUploaded': 'offerDocumentUploaded',
};

function noteOf(type: Posted, { reason }: OfferChange): SystemNoteName {
  return reason === 'expired' ? 'offerExpired' : notes[type];
}

/**
 * Posts the moves of an offer (spec §4) in its negotiation's conversation; an offer without one opens its
 * own. Whoever acts for a side joins.
 */
export const updateOfferRoom = reaction<Posted>({
  name: 'chat.tell-offer-room',
  types: Object.keys(notes) as Posted[],
  async react(services, tx, { id: eventId, data: { negotiationId, offerId } }) {
    const room =
      negotiationId === null
        ? await ownRoom(services, tx, offerId)
        : await negotiationsRoom(services, tx, negotiationId);
    if (!room) return;
    const { conversationId, params } = room;
    const types = Object.keys(notes);
    for (const { id, type, data } of await lockUnpostedOfferMoves(
      tx,
      conversationId,
      offerId,
      eventId,
      types,
    )) {
      // Viewing alone does not make a member.
      if (data.actorId !== null && type !== 'offer.viewed' && room.joins(data)) {
        await addToConversation(services, tx, conversationId, data.actorId);
      }
      await postNote(services, tx, {
        conversationId,
        fromId: data.actorId,
        event: noteOf(type as Posted, data),
        params,
        sourceEventId: id,
      });
    }
  },
});

interface Room {
  conversationId: number;
  params: { player: string; team: string };
  /** Whether the acting account becomes a member. */
  joins(change: OfferChange): boolean;
}

async function negotiationsRoom(services: Services, tx: Transaction, id: number): Promise<Room | null> {
  const parties = await findParties(tx, id);
  return (
    parties && {
      conversationId: await openNegotiationRoom(services, tx, parties),
      params: { player: parties.player, team: parties.team },
      joins: ({ by }) => by === 'club',
    }
  );
}

async function ownRoom(services: Services, tx: Transaction, id: number): Promise<Room | null> {
  const parties = await findOfferParties(tx, id);
  if (!parties) return null;
  const isShielded = !isSpokenTo(parties, dayOf(services.clock.now()));
  return {
    conversationId: await openOfferRoom(services, tx, parties),
    params: { player: parties.player, team: parties.team },
    joins: ({ by, actorId }) =>
      by === 'club' || (by === 'recipient' && !(isShielded && actorId === parties.linked_account_id)),
  };
}
