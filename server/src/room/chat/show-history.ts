import type { Transaction } from '../../platform/database/database.ts';
import { recordEvent } from '../../platform/outbox/record-event.ts';
import type { Services } from '../../platform/services.ts';
import { listSides, lockOpenMediation, showHistory } from './mediations.repository.ts';
import { postNote } from './post-note.ts';

/** Shows the mediator earlier messages once every side has said yes; before that it does nothing. */
export async function showAgreedHistory(
  services: Services,
  tx: Transaction,
  conversationId: number,
  actorId: number,
): Promise<void> {
  const mediation = await lockOpenMediation(tx, actorId, conversationId);
  if (!mediation?.mediator_id || !mediation.asked_at || mediation.shown_at) return;
  const sides = await listSides(tx, conversationId);
  if (sides.length < 2 || !sides.every((side) => mediation.agreed_sides.includes(side))) return;
  const at = services.clock.now();
  await showHistory(tx, mediation, at);
  await postNote(services, tx, { conversationId, fromId: actorId, event: 'historyShown', params: {} });
  // Reloads the room, which caches the mediator's bound.
  await recordEvent(tx, {
    type: 'conversation.membersChanged',
    data: { conversationId, joined: [], left: [] },
    recipients: [],
    actorId,
    at,
  });
}
