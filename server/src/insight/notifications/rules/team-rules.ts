import { listMakerAccounts } from '../../../market/requests.ts';
import { listStaffAccounts } from '../../../people/portfolios.ts';
import { rule } from '../notification-rule.ts';

/** Notifies staff of a club awaiting acceptance, or a proposed change of a registered club. */
export const teamWaitsRule = rule({
  types: ['team.waiting', 'team.changeProposed'],
  async notices(tx, { type, data: { teamId } }) {
    const kind = type === 'team.waiting' ? 'teamWaits' : 'teamChangeWaits';
    const accounts = await listStaffAccounts(tx);
    return [{ kind, accounts, about: 'all', params: { teamId }, target: '/desk' }];
  },
});

/** Notifies the members of an accepted club, in addition to a mail. */
export const teamAcceptedRule = rule({
  types: ['team.accepted'],
  async notices(tx, { data: { teamId } }) {
    const accounts = await listMakerAccounts(tx, teamId);
    return [{ kind: 'teamAccepted', accounts, about: teamId, params: { teamId }, target: '/', mailed: true }];
  },
});

/** Notifies a club's existing members when somebody joins. */
export const memberJoinedRule = rule({
  types: ['team.membersChanged'],
  async notices(tx, { data: { teamId, joinedId } }) {
    if (joinedId === undefined) return [];
    return [
      {
        kind: 'memberJoined',
        accounts: await listMakerAccounts(tx, teamId),
        about: joinedId,
        params: { teamId, personId: joinedId },
        target: '/account?section=profile',
      },
    ];
  },
});

/** Notifies the premium agent of staff's decision on a proposed change. */
export const teamChangeRule = rule({
  types: ['team.changeDecided'],
  async notices(_tx, { data: { teamId, proposerId, accepted } }) {
    return [
      {
        kind: accepted ? 'teamChangeAccepted' : 'teamChangeRefused',
        accounts: [proposerId],
        about: teamId,
        params: { teamId },
        target: `/teams/${teamId}`,
      },
    ];
  },
});
