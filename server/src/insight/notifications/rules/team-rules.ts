import { listMakerAccounts } from '../../../market/requests.ts';
import { listStaffAccounts } from '../../../people/portfolios.ts';
import { rule } from '../notification-rule.ts';

/** A club waits, or somebody would change a registered one: staff's desk. */
export const teamWaitsRule = rule({
  types: ['team.waiting', 'team.changeProposed'],
  async notices(tx, { type, data: { teamId } }) {
    const kind = type === 'team.waiting' ? 'teamWaits' : 'teamChangeWaits';
    const accounts = await listStaffAccounts(tx);
    return [{ kind, accounts, about: 'all', params: { teamId }, target: '/desk' }];
  },
});

/** Staff accepted the club: its people, who have a mail too. */
export const teamAcceptedRule = rule({
  types: ['team.accepted'],
  async notices(tx, { data: { teamId } }) {
    const accounts = await listMakerAccounts(tx, teamId);
    return [{ kind: 'teamAccepted', accounts, about: teamId, params: { teamId }, target: '/', mailed: true }];
  },
});

/** Somebody has joined the club: the people who were there. */
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

/** Staff decided what a premium agent would change: the agent. */
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
