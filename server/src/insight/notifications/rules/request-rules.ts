import { listMakerAccounts } from '../../../market/requests.ts';
import { findRequestFacts, findTeamOf, listRecipientPeople } from '../notification-facts.repository.ts';
import { rule } from '../notification-rule.ts';

/** An agent or staff has published for a club: its people are told. */
export const requestPublishedRule = rule({
  types: ['request.published'],
  async notices(tx, { data: { requestId }, actorId }) {
    const request = await findRequestFacts(tx, requestId);
    if (!request) return [];
    const club = await listMakerAccounts(tx, request.team_id);
    if (actorId === null || club.includes(actorId)) return [];
    return [
      {
        kind: 'requestPublished',
        accounts: club,
        about: requestId,
        params: { teamId: request.team_id, role: request.role, personId: actorId },
        target: `/requests/${requestId}`,
      },
    ];
  },
});

/** Its recipient is told. */
export const requestSentRule = rule({
  types: ['request.sent'],
  async notices(tx, { data: { requestId, recipientId } }) {
    const request = await findRequestFacts(tx, requestId);
    if (!request) return [];
    return [
      {
        kind: 'requestReceived',
        accounts: await listRecipientPeople(tx, recipientId),
        about: requestId,
        params: { teamId: request.team_id, role: request.role },
        target: `/requests/${requestId}`,
        mailed: true,
      },
    ];
  },
});

/** Whoever made it is told, of all recipients in one line. */
export const requestViewedRule = rule({
  types: ['request.viewed'],
  async notices(tx, { data: { requestId }, actorId }) {
    const request = await findRequestFacts(tx, requestId);
    if (!request || actorId === null) return [];
    const personTeamId = await findTeamOf(tx, actorId);
    return [
      {
        kind: 'requestViewed',
        accounts: request.makers,
        about: requestId,
        params: { teamId: request.team_id, role: request.role, personId: actorId, personTeamId },
        target: `/requests/${requestId}`,
      },
    ];
  },
});

/** Closed or open again: everybody who made or received it, but the side that did it. */
export const requestStatusRule = rule({
  types: ['request.closed', 'request.reopened'],
  async notices(tx, { type, data: { requestId }, recipients, actorId }) {
    const request = await findRequestFacts(tx, requestId);
    if (!request) return [];
    const own = actorId !== null && request.makers.includes(actorId);
    return [
      {
        kind: type === 'request.closed' ? 'requestClosed' : 'requestReopened',
        accounts: own ? recipients.filter((account) => !request.makers.includes(account)) : recipients,
        about: requestId,
        params: { teamId: request.team_id, role: request.role },
        target: `/requests/${requestId}`,
      },
    ];
  },
});
