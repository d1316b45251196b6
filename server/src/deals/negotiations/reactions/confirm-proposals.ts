import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { listWaitingProposals } from '../proposals/consents.repository.ts';
import { confirmProposal, consentAtStartOf } from '../proposals/proposal-consent.ts';

/**
 * A mandate that is confirmed, or a record that the player says is rightly kept, also confirms the proposals of that agent which
 * went out without either.
 */
export const confirmProposals = reaction({
  name: 'negotiations.confirm-proposals',
  types: ['mandate.confirmed', 'listing.changed'],
  async react(services, tx, { data, actorId }) {
    if (data.playerId === null || ('news' in data && data.news !== 'confirmed')) return;
    const at = services.clock.now();
    for (const waiting of await listWaitingProposals(tx, data.playerId)) {
      const { consent, way } = await consentAtStartOf(services, tx, {
        playerId: waiting.player_id,
        agentId: waiting.agent_id,
        teamIds: waiting.team_ids,
        confirmsRecord: waiting.confirms_record,
      });
      if (consent === 'mandate' || consent === 'player')
        await confirmProposal(tx, waiting.id, consent, { actorId, at, way });
    }
  },
});
