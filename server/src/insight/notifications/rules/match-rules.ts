import { findRequestFacts } from '../notification-facts.repository.ts';
import { rule } from '../notification-rule.ts';

/** New exact matches: all that came since the reader last looked are one line, which names the latest pair. */
export const exactMatchRule = rule({
  types: ['match.exactFound'],
  async notices(tx, { data: { requestId, playerId, count, to }, recipients }) {
    const request = await findRequestFacts(tx, requestId);
    if (!request) return [];
    const forClub = to === 'club';
    return [
      {
        kind: forClub ? 'exactCandidate' : 'exactMatch',
        accounts: recipients,
        about: 'all',
        times: count,
        params: { playerId, teamId: request.team_id, role: request.role },
        target: forClub ? `/requestsCandidates?request=${requestId}` : `/requests/${requestId}`,
        targetOfMany: forClub ? '/requestsCandidates' : '/exactMatch',
      },
    ];
  },
});
