import type { NegotiationChange, NegotiationEvents } from '@trattativa/contract/deals/negotiations/events';
import type { RejectionCause } from '@trattativa/contract/deals/negotiations/rejection-cause';
import type { SystemNoteName } from '@trattativa/contract/room/chat/system-notes';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { addToConversation } from '../add-conversation-members.ts';
import { findParties, lockUnpostedMoves } from '../deal-parties.repository.ts';
import { openNegotiationRoom } from '../open-deal-room.ts';
import { postNote } from '../post-note.ts';

const rejected: Record<RejectionCause, SystemNoteName> = {
  refusedByClub: 'negotiationRejected',
  withdrawn: 'negotiationWithdrawn',
  signedElsewhere: 'negotiationSignedElsewhere',
  lapsed: 'negotiationLapsed',
};

/** The note for each move of the spec. */
const notes: Record<Exclude<keyof NegotiationEvents, 'negotiation.rejected'>, SystemNoteName> = {
  'negotiation.started': 'negotiationStarted',
  'negotiation.delivered': 'negotiationSent',
  'negotiation.viewed': 'negotiationViewed',
  'negotiation.putOnTrial': 'negotiationTrial',
  'negotiation.signedByTeam': 'negotiationSignedByTeam',
  'negotiation.signatureTakenBack': 'negotiationSignatureTakenBack',
  'negotiation.signed': 'negotiationSigned',
  'negotiation.reopened': 'negotiationReopened',
  'negotiation.reminded': 'negotiationReminded',
};

const noteOf = (type: keyof NegotiationEvents, { cause }: NegotiationChange): SystemNoteName =>
  type === 'negotiation.rejected' ? rejected[cause as RejectionCause] : notes[type];

/**
 * Maintains a negotiation's conversation: opens it at the start and posts every accepted move. The club
 * member who acts first joins; others join on request.
 */
export const updateNegotiationRoom = reaction<keyof NegotiationEvents>({
  name: 'chat.tell-negotiation-room',
  types: [
    'negotiation.started',
    'negotiation.delivered',
    'negotiation.viewed',
    'negotiation.rejected',
    'negotiation.putOnTrial',
    'negotiation.signed',
    'negotiation.reopened',
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
