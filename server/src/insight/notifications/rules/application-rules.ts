import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { ApplicationEvents } from '@trattativa/contract/market/applications/events';
import { dayOf } from '../../../platform/clock.ts';
import { findRequestFacts, listGuardianAccounts } from '../notification-facts.repository.ts';
import { type Notice, rule } from '../notification-rule.ts';

type Moved = Exclude<keyof ApplicationEvents, `application.${string}` | 'candidate.noted'>;

const kinds: Record<Moved, NotificationKind> = {
  'candidate.activated': 'candidateActive',
  'candidate.signed': 'candidateSigned',
  'candidate.rejected': 'candidateRejected',
  'candidate.takenBack': 'candidateTakenBack',
  'candidate.reevaluated': 'candidateFits',
};

/**
 * Notifies the club's side, all applications to one request in one notification, and the player's side when
 * somebody else applied. An application that the criteria set aside has its own kind. A minor's guardian
 * with a login is notified as well, and gets a separate mail.
 */
export const applicationRule = rule({
  types: ['application.made'],
  async notices(tx, { data: { requestId, playerId, teamId, actorId, temporary }, recipients, occurredAt }) {
    const request = await findRequestFacts(tx, requestId);
    if (!request) return [];
    const params = { playerId, teamId, role: request.role };
    const board = `/requestsCandidates?request=${requestId}`;
    return [
      {
        kind: temporary ? 'applicationSetAside' : 'applicationMade',
        accounts: request.makers,
        about: requestId,
        params,
        target: board,
      },
      {
        kind: 'applicationSent',
        accounts: recipients.filter((account) => !request.makers.includes(account)),
        about: `${requestId}:${playerId}`,
        params: { ...params, personId: actorId },
        target: `/requests/${requestId}`,
      },
      {
        kind: 'wardApplied',
        accounts: await listGuardianAccounts(tx, playerId, dayOf(occurredAt)),
        about: `${requestId}:${playerId}`,
        params,
        target: `/requests/${requestId}`,
        mailed: true,
      },
    ];
  },
});

/**
 * Notifies the player's side of a move by the club, and the club's side too of a move by staff or the
 * rules.
 */
export const candidateRule = rule<Moved>({
  types: [
    'candidate.activated',
    'candidate.signed',
    'candidate.rejected',
    'candidate.takenBack',
    'candidate.reevaluated',
  ],
  async notices(tx, { type, data: { requestId, playerId, teamId, by }, recipients }) {
    const request = await findRequestFacts(tx, requestId);
    if (!request) return [];
    const common = {
      kind: kinds[type],
      about: `${requestId}:${playerId}`,
      params: { playerId, teamId, role: request.role },
    } as const;
    const result: Notice[] = [
      {
        ...common,
        accounts: recipients.filter((account) => !request.makers.includes(account)),
        target: `/requests/${requestId}`,
      },
    ];
    if (by !== 'club')
      result.push({
        ...common,
        accounts: request.makers,
        target: `/requestsCandidates?request=${requestId}`,
      });
    return result;
  },
});

/**
 * Notifies of new exact matches: all since the reader last looked share one notification, which names the
 * latest pair.
 */
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
