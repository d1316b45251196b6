import type { NegotiationChange, NegotiationEvents } from '@trattativa/contract/deals/negotiations/events';
import type { RejectionCause } from '@trattativa/contract/deals/negotiations/rejection-cause';
import type { SystemNoteName } from '@trattativa/contract/room/chat/system-notes';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { addToConversation } from '../conversations/add-conversation-members.ts';
import { findParties, lockUnpostedMoves } from '../conversations/deal-parties.repository.ts';
import { openNegotiationRoom } from '../conversations/open-deal-room.ts';
import { postNote } from '../messages/post-note.ts';

const rejected: Record<RejectionCause, SystemNoteName> = {
  refusedByClub: 'negotiationRejected',
  withdrawn: 'negotiationWithdrawn',
  refusedByKeeper: 'enquiryRefused',
  withdrawnByClub: 'enquiryWithdrawn',
  refusedByPlayer: 'proposalRefused',
  refusedByGuardian: 'proposalRefusedByGuardian',
  signedElsewhere: 'negotiationSignedElsewhere',
  lapsed: 'negotiationLapsed',
};

type Noted = Exclude<keyof NegotiationEvents, 'negotiation.rejected' | 'negotiation.answered'>;

/** The note for each move of the spec. */
const notes: Record<Noted, SystemNoteName> = {
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

/** The note for each move while a club's enquiry, with which a negotiation began, has no answer. */
const enquiryNotes: Partial<Record<Noted, SystemNoteName>> = {
  'negotiation.started': 'enquiryStarted',
  'negotiation.delivered': 'enquirySent',
  'negotiation.viewed': 'enquiryViewed',
};

function noteOf(type: keyof NegotiationEvents, { cause, awaitsAnswer, reply }: NegotiationChange) {
  if (type === 'negotiation.rejected') return rejected[cause as RejectionCause];
  if (type === 'negotiation.answered') return reply?.answer === 'terms' ? 'enquiryTerms' : 'enquiryAvailable';
  return (awaitsAnswer && enquiryNotes[type]) || notes[type];
}

/**
 * Maintains a negotiation's conversation: opens it at the start and posts every accepted move. The club
 * member who acts first joins; others join on request.
 */
export const updateNegotiationRoom = reaction<keyof NegotiationEvents>({
  name: 'chat.tell-negotiation-room',
  types: [
    'negotiation.started',
    'negotiation.answered',
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
