import { candidateStatus } from '@trattativa/domain/market/candidate-statuses';
import { evaluateMatch } from '@trattativa/domain/market/matching/evaluate-match';
import { reaction } from '../../../platform/outbox/recorded-event.ts';
import { matchedPlayer, matchedRequest } from '../../matching/present-match.ts';
import { lockTemporarilyRejected } from '../candidates.repository.ts';
import { isAdmitted, moveCandidate } from '../move-candidate.ts';
import { isCandidateAllowed } from '../protected-candidate.ts';
import { withPlayers } from '../read-candidates.ts';

/**
 * When a player or a request has changed: candidates that were rejected temporarily and now fit become
 * pending again. Candidates never move the other way: those that the club has seen stay, and their criteria
 * show how they fit now.
 */
export const reevaluateCandidates = reaction({
  name: 'applications.reevaluate',
  types: ['player.changed', 'player.restored', 'request.changed', 'request.reopened'],
  async react(services, tx, { data }) {
    const whose = 'playerId' in data ? { playerId: data.playerId } : { requestId: data.requestId };
    const rejected = await lockTemporarilyRejected(tx, whose);
    const at = services.clock.now();
    for (const { candidate, player, request } of await withPlayers(tx, rejected)) {
      if (!isAdmitted(evaluateMatch(matchedPlayer(player), matchedRequest(request), 'bands'))) continue;
      if (!(await isCandidateAllowed(services, tx, candidate))) continue;
      const to = { status: candidateStatus.pending, reason: null, reasonText: '' } as const;
      const move = { event: 'candidate.reevaluated', by: 'system', actorId: null, at } as const;
      await moveCandidate(tx, candidate, to, move);
    }
  },
});
