import type { NegotiationChange, NegotiationEvents } from '@trattativa/contract/deals/negotiations/events';
import type { SystemNoteName } from '@trattativa/contract/room/chat/system-notes';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { addToConversation } from '../add-to-conversation.ts';
import { findParties, lockUnpostedMoves } from '../negotiation-parties.repository.ts';
import { openNegotiationRoom } from '../open-negotiation-room.ts';
import { postNote } from '../post-note.ts';

const rejected: Record<NonNullable<NegotiationChange['cause']>, SystemNoteName> = {
  refusedByClub: 'negotiationRejected',
  withdrawn: 'negotiationWithdrawn',
  signedElsewhere: 'negotiationSignedElsewhere',
  lapsed: 'negotiationLapsed',
};

/** What the conversation says of a change; the spec's moves, one by one. */
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
 * Keeps the conversation of a negotiation: opened when it begins, told of every accepted move. The member of the club who
 * acts first joins; the others join by themselves.
 */
export const updateNegotiationRoom = reaction<keyof NegotiationEvents>({
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
    for (const { id, type, data } of await lockUnpostedMoves(tx, conversationId, negotiationId, eventId)) {
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
