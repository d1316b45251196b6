import { findNegotiation } from '../../../deals/negotiations.ts';
import { dayOf } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { recordEvent } from '../../../platform/outbox/record-event.ts';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import type { Services } from '../../../platform/services.ts';
import { clientOf, isAskedNow } from '../fees.policy.ts';
import { listAgreements, listOpenDeals } from '../fees.repository.ts';
import { findFee } from '../present-fee.ts';

/**
 * Asks the player to agree to what the agent takes: when the club has signed, when an accepted offer changes the figures, and
 * when the agent states an amount after the signature.
 * Nobody is asked twice to the same figures once they agreed.
 */
export const askClient = reaction({
  name: 'fees.ask-client',
  types: ['negotiation.signedByTeam', 'offer.accepted', 'commission.planned'],
  async react(services, tx, { data }) {
    const deals = 'offerId' in data ? await dealsOfOffer(tx, data) : [data.negotiationId];
    for (const negotiationId of deals) await ask(services, tx, negotiationId);
  },
});

async function dealsOfOffer(
  tx: Transaction,
  { playerId, teamId }: { playerId: number | null; teamId: number },
): Promise<number[]> {
  return playerId === null ? [] : listOpenDeals(tx, playerId, teamId);
}

async function ask(services: Services, tx: Transaction, negotiationId: number): Promise<void> {
  const at = services.clock.now();
  const negotiation = await findNegotiation(tx, negotiationId);
  const client = negotiation?.player?.account_id ?? null;
  if (!negotiation?.player || client === null) return;
  if (clientOf(negotiation, dayOf(at)) !== 'client') return;
  const fee = await findFee(services, tx, negotiationId);
  if (!fee || !isAskedNow(negotiation, fee.fee)) return;
  const agreements = await listAgreements(tx, negotiationId);
  if (agreements.some(({ figures }) => figures === fee.figures)) return;
  await recordEvent(tx, {
    type: 'fees.asked',
    data: {
      negotiationId,
      playerId: negotiation.player.id,
      teamId: negotiation.team_id,
      changed: agreements.length > 0,
    },
    recipients: [client],
    actorId: null,
    at,
  });
}
