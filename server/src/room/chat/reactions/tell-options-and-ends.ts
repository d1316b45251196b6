import type { ClauseEvents } from '@trattativa/contract/deals/clauses/events';
import type { SystemNoteName } from '@trattativa/contract/room/chat/system-notes';
import type { OptionKind } from '@trattativa/domain/deals/options/deal-options';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { findParties, findTransferParties } from '../conversations/deal-parties.repository.ts';
import { openNegotiationRoom, openTransferRoom } from '../conversations/open-deal-room.ts';
import { postNote } from '../messages/post-note.ts';

type OptionEvent = Extract<
  keyof ClauseEvents,
  'clauses.optionExercised' | 'clauses.optionLapsed' | 'clauses.obligationDue'
>;

const notes: Record<OptionKind, Record<'exercised' | 'lapsed', SystemNoteName>> = {
  extension: { exercised: 'optionExercised', lapsed: 'optionLapsed' },
  purchase: { exercised: 'purchaseExercised', lapsed: 'purchaseLapsed' },
  obligation: { exercised: 'obligationDue', lapsed: 'purchaseLapsed' },
};

/** Posts what became of an option: that of a contract in the negotiation's conversation, a purchase in that of the two clubs. */
export const tellOptions = reaction<OptionEvent>({
  name: 'chat.tell-options',
  types: ['clauses.optionExercised', 'clauses.optionLapsed', 'clauses.obligationDue'],
  async react(services, tx, { id: sourceEventId, type, data }) {
    const event = notes[data.kind][type === 'clauses.optionLapsed' ? 'lapsed' : 'exercised'];
    const note = { fromId: null, event, sourceEventId };
    if (data.transferId !== null) {
      const parties = await findTransferParties(tx, data.transferId);
      if (!parties) return;
      const conversationId = await openTransferRoom(services, tx, parties);
      const params = { player: parties.player, team: parties.engaging };
      await postNote(services, tx, { ...note, conversationId, params });
      return;
    }
    const parties = await findParties(tx, data.negotiationId);
    if (!parties) return;
    const conversationId = await openNegotiationRoom(services, tx, parties);
    const params = { player: parties.player, team: parties.team };
    await postNote(services, tx, { ...note, conversationId, params });
  },
});

/** Posts in the negotiation's conversation that what was signed in it has come to its end. */
export const tellExpiries = reaction({
  name: 'chat.tell-expiries',
  types: ['registration.expired'],
  async react(services, tx, { id: sourceEventId, data: { negotiationId, isLoan } }) {
    const parties = negotiationId === null ? null : await findParties(tx, negotiationId);
    if (!parties) return;
    await postNote(services, tx, {
      conversationId: await openNegotiationRoom(services, tx, parties),
      fromId: null,
      event: isLoan ? 'loanExpired' : 'contractExpired',
      params: { player: parties.player, team: parties.team },
      sourceEventId,
    });
  },
});
