import type { TransferEvents } from '@trattativa/contract/deals/transfers/events';
import type { SystemNoteName } from '@trattativa/contract/room/chat/system-notes';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { addToConversation } from '../conversations/add-conversation-members.ts';
import {
  findParties,
  findTransferParties,
  lockUnpostedTransferMoves,
} from '../conversations/deal-parties.repository.ts';
import { openNegotiationRoom, openTransferRoom } from '../conversations/open-deal-room.ts';
import { postNote } from '../messages/post-note.ts';

type Posted = Exclude<keyof TransferEvents, 'transfer.clubsAgreed'>;

const notes: Record<Posted, SystemNoteName> = {
  'transfer.proposed': 'transferProposed',
  'transfer.revised': 'transferRevised',
  'transfer.signed': 'transferSigned',
  'transfer.agreed': 'transferAgreed',
  'transfer.ended': 'transferEnded',
};

/** Posts the moves of a transfer in the two clubs' own conversation. Whoever acts for a club joins. */
export const updateTransferRoom = reaction<Posted>({
  name: 'chat.tell-transfer-room',
  types: Object.keys(notes) as Posted[],
  async react(services, tx, { id: eventId, data: { transferId } }) {
    const parties = await findTransferParties(tx, transferId);
    if (!parties) return;
    const conversationId = await openTransferRoom(services, tx, parties);
    const types = Object.keys(notes);
    const moves = await lockUnpostedTransferMoves(tx, conversationId, transferId, eventId, types);
    for (const { id, type, data } of moves) {
      if (data.by !== 'staff') await addToConversation(services, tx, conversationId, data.actorId);
      await postNote(services, tx, {
        conversationId,
        fromId: data.actorId,
        event: notes[type as Posted],
        params: { player: parties.player, team: parties[data.side] },
        sourceEventId: id,
      });
    }
  },
});

/** Tells the negotiation's conversation that the two clubs have agreed; on what, it does not say. */
export const tellClubsAgreed = reaction({
  name: 'chat.tell-clubs-agreed',
  types: ['transfer.clubsAgreed'],
  async react(services, tx, { id: sourceEventId, data: { negotiationId } }) {
    const parties = await findParties(tx, negotiationId);
    if (!parties) return;
    await postNote(services, tx, {
      conversationId: await openNegotiationRoom(services, tx, parties),
      fromId: null,
      event: 'clubsAgreed',
      params: { player: parties.player, team: parties.team },
      sourceEventId,
    });
  },
});
