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
 * An application: the club's side, of all of one request in one line, and the player's side as far as somebody else made
 * it. One that the criteria set aside is told apart. The guardian of a minor who has a login reads it in the bell, and in a
 * mail of its own.
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

/** A candidate whom the club moved: the player's side; whom staff or the rules moved: the club's side too. */
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
    const told: Notice[] = [
      {
        ...common,
        accounts: recipients.filter((account) => !request.makers.includes(account)),
        target: `/requests/${requestId}`,
      },
    ];
    if (by !== 'club')
      told.push({
        ...common,
        accounts: request.makers,
        target: `/requestsCandidates?request=${requestId}`,
      });
    return told;
  },
});
