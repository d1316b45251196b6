import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { evaluateMatch } from '@trattativa/domain/market/matching/evaluate-match';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { matchedPlayer, matchedRequest } from '../../matching/present-match.ts';
import { lockTemporarilyRejected } from '../candidates.repository.ts';
import { isAdmitted } from '../is-admitted.ts';
import { moveCandidate } from '../move-candidate.ts';
import { withPlayers } from '../read-candidates.ts';

/**
 * A player or a request changed: who was rejected only because criteria differed, and fits now, is pending again.
 * Never the other way: what a club has seen stays where it is, with marks that show how it fits now.
 */
export const reevaluateCandidates = reaction({
  name: 'applications.reevaluate',
  types: ['player.changed', 'player.restored', 'request.changed', 'request.reopened'],
  async react(services, tx, { data }) {
    const whose = 'playerId' in data ? { playerId: data.playerId } : { requestId: data.requestId };
    const rejected = await lockTemporarilyRejected(tx, whose);
    const at = services.clock.now();
    for (const { candidate, player, request } of await withPlayers(tx, rejected)) {
      if (!isAdmitted(evaluateMatch(matchedPlayer(player), matchedRequest(request)))) continue;
      const to = { status: candidateStatus.pending, reason: null, reasonText: '' } as const;
      const move = { event: 'candidate.reevaluated', by: 'system', actorId: null, at } as const;
      await moveCandidate(tx, candidate, to, move);
    }
  },
});
