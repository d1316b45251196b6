import { listMakerAccounts, listRecipientAccounts } from '../../../market/requests.ts';
import { findRequestFacts, findTeamOf } from '../notification-facts.repository.ts';
import { rule } from '../notification-rule.ts';

/** Notifies the club's members when an agent or staff published for it. */
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

/** Notifies its recipient. */
export const requestSentRule = rule({
  types: ['request.sent'],
  async notices(tx, { data: { requestId, recipientId } }) {
    const request = await findRequestFacts(tx, requestId);
    if (!request) return [];
    return [
      {
        kind: 'requestReceived',
        accounts: await listRecipientAccounts(tx, recipientId),
        about: requestId,
        params: { teamId: request.team_id, role: request.role },
        target: `/requests/${requestId}`,
        mailed: true,
      },
    ];
  },
});

/** Notifies its makers, all recipients in one notification. */
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

/** Closed or reopened: notifies its makers and recipients, except the side that acted. */
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

/** Nobody fits, or players named by a coach: notifies the makers. Proposals and applications have notifications of their own. */
export const requestAnsweredRule = rule({
  types: ['request.answered'],
  async notices(tx, { data: { requestId, way }, actorId }) {
    const request = await findRequestFacts(tx, requestId);
    if (!request || actorId === null || (way !== 'nobody' && way !== 'named')) return [];
    const personTeamId = await findTeamOf(tx, actorId);
    return [
      {
        kind: way === 'nobody' ? 'requestNobodyFits' : 'requestNamed',
        accounts: request.makers,
        about: requestId,
        params: { teamId: request.team_id, role: request.role, personId: actorId, personTeamId },
        target: `/requests/${requestId}`,
      },
    ];
  },
});

/** Reminds who received a request and has not answered of its day. */
export const requestDueRule = rule({
  types: ['request.due'],
  async notices(tx, { data: { requestId, days }, recipients }) {
    const request = await findRequestFacts(tx, requestId);
    if (!request) return [];
    return [
      {
        kind: 'requestDue',
        accounts: recipients,
        about: requestId,
        params: { teamId: request.team_id, role: request.role, days },
        target: `/requests/${requestId}`,
        mailed: true,
      },
    ];
  },
});

/** The day of the answers is over: tells the makers how many came. Each day has a notification of its own. */
export const requestSummedUpRule = rule({
  types: ['request.summedUp'],
  async notices(tx, { data: { requestId, answerBy, answered } }) {
    const request = await findRequestFacts(tx, requestId);
    if (!request) return [];
    return [
      {
        kind: answered === 0 ? 'requestUnanswered' : 'requestSummedUp',
        accounts: request.makers,
        about: `${requestId} ${answerBy}`,
        params: { teamId: request.team_id, role: request.role },
        times: Math.max(answered, 1),
        target: `/requests/${requestId}`,
        mailed: true,
      },
    ];
  },
});
