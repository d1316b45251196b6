import type { TrialEvents } from '@trattativa/contract/deals/trials/events';
import type { SystemNoteName } from '@trattativa/contract/room/chat/system-notes';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { findParties } from '../conversations/deal-parties.repository.ts';
import { openNegotiationRoom } from '../conversations/open-deal-room.ts';
import { postNote } from '../messages/post-note.ts';

const notes: Record<keyof TrialEvents, SystemNoteName> = {
  'trial.planned': 'trialPlanned',
  'trial.changed': 'trialChanged',
  'trial.kept': 'trialKept',
  'trial.notKept': 'trialNotKept',
};

/** Tells a negotiation's conversation what was written down about the trial, and how it ended. */
export const updateTrialRoom = reaction<keyof TrialEvents>({
  name: 'chat.tell-trial-room',
  types: Object.keys(notes) as (keyof TrialEvents)[],
  async react(services, tx, { id: sourceEventId, type, data: { negotiationId }, actorId }) {
    const parties = await findParties(tx, negotiationId);
    if (!parties) return;
    await postNote(services, tx, {
      conversationId: await openNegotiationRoom(services, tx, parties),
      fromId: actorId,
      event: notes[type],
      params: { player: parties.player, team: parties.team },
      sourceEventId,
    });
  },
});
