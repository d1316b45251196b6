import type { NegotiationChange, NegotiationEvents } from '@trattativa/contract/deals/negotiations/events';
import type { SystemNoteName } from '@trattativa/contract/room/chat/system-notes';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { addToConversation } from '../add-to-conversation.ts';
import { findParties, lockUntoldMoves } from '../negotiation-parties.repository.ts';
import { openNegotiationRoom } from '../open-negotiation-room.ts';
import { postNote } from '../post-note.ts';

const rejected: Record<NonNullable<NegotiationChange['cause']>, SystemNoteName> = {
  refusedByClub: 'negotiationRejected',
  withdrawn: 'negotiationWithdrawn',
  signedElsewhere: 'negotiationSignedElsewhere',
  lapsed: 'negotiationLapsed',
};

/** The note about a change; the moves of the spec, one by one. */
function noteOf(type: keyof NegotiationEvents, change: NegotiationChange): SystemNoteName {
  switch (type) {
    case 'negotiation.started':
      return 'negotiationStarted';
    case 'negotiation.delivered':
      return 'negotiationSent';
    case 'negotiation.viewed':
      return 'negotiationViewed';
    case 'negotiation.signedByTeam':
      return 'negotiationSignedByTeam';
    case 'negotiation.signatureTakenBack':
      return 'negotiationSignatureTakenBack';
    case 'negotiation.reminded':
      return 'negotiationReminded';
    case 'negotiation.statusChanged':
      if (change.cause !== null) return rejected[change.cause];
      if (change.to === 4) return 'negotiationTrial';
      return change.to === 5 ? 'negotiationSigned' : 'negotiationReopened';
  }
}

/**
 * Maintains a negotiation's conversation: opens it at the start and posts every accepted move. The club
 * member who acts first joins; others join on request.
 */
export const tellNegotiationRoom = reaction<keyof NegotiationEvents>({
  name: 'chat.tell-negotiation-room',
  types: [
    'negotiation.started',
    'negotiation.delivered',
    'negotiation.viewed',
    'negotiation.statusChanged',
    'negotiation.signedByTeam',
    'negotiation.signatureTakenBack',
    'negotiation.reminded',
  ],
  async react(services, tx, { id: eventId, data: { negotiationId } }) {
    const parties = await findParties(tx, negotiationId);
    if (!parties) return;
    const conversationId = await openNegotiationRoom(services, tx, parties);
    const params = { player: parties.player, team: parties.team };
    for (const { id, type, data } of await lockUntoldMoves(tx, conversationId, negotiationId, eventId)) {
      if (data.by === 'club' && data.actorId !== null) {
        await addToConversation(services, tx, conversationId, data.actorId);
      }
      const event = noteOf(type, data);
      await postNote(services, tx, {
        conversationId,
        fromId: data.actorId,
        event,
        params,
        sourceEventId: id,
      });
    }
  },
});
