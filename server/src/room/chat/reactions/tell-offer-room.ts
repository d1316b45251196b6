import type { OfferChange, OfferEvents } from '@trattativa/contract/deals/offers/events';
import type { SystemNoteName } from '@trattativa/contract/room/chat/system-notes';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { addToConversation } from '../add-to-conversation.ts';
import { findParties, lockUntoldOfferMoves } from '../negotiation-parties.repository.ts';
import { openNegotiationRoom } from '../open-negotiation-room.ts';
import { postNote } from '../post-note.ts';

type Told = Exclude<keyof OfferEvents, 'offer.playerInfoAdded'>;

const notes: Record<Told, SystemNoteName> = {
  'offer.created': 'offerCreated',
  'offer.viewed': 'offerViewed',
  'offer.revised': 'offerRevised',
  'offer.accepted': 'offerAccepted',
  'offer.rejected': 'offerRejected',
  'offer.canceled': 'offerCanceled',
  'offer.documentUploaded': 'offerDocumentUploaded',
};

function noteOf(type: Told, { reason }: OfferChange): SystemNoteName {
  return reason === 'expired' ? 'offerExpired' : notes[type];
}

/**
 * Tells the conversation of a negotiation what becomes of the offers made in it (spec §4). An offer that belongs to no
 * negotiation has no room of its own.
 */
export const tellOfferRoom = reaction<Told>({
  name: 'chat.tell-offer-room',
  types: Object.keys(notes) as Told[],
  async react(services, tx, { id: eventId, data: { negotiationId, offerId } }) {
    const parties = negotiationId === null ? null : await findParties(tx, negotiationId);
    if (!parties) return;
    const conversationId = await openNegotiationRoom(services, tx, parties);
    const params = { player: parties.player, team: parties.team };
    const told = Object.keys(notes);
    for (const { id, type, data } of await lockUntoldOfferMoves(tx, conversationId, offerId, eventId, told)) {
      // Who only looks takes no part yet.
      if (data.by === 'club' && data.actorId !== null && type !== 'offer.viewed') {
        await addToConversation(services, tx, conversationId, data.actorId);
      }
      await postNote(services, tx, {
        conversationId,
        fromId: data.actorId,
        event: noteOf(type as Told, data),
        params,
        sourceEventId: id,
      });
    }
  },
});
