import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { ListingNews } from '@trattativa/contract/people/portfolios/events';
import { listStaffAccounts } from '../../../people/portfolios.ts';
import { findInvitedAccount, findPlayerAccount, findTeamOf } from '../notification-facts.repository.ts';
import { type Notice, rule } from '../notification-rule.ts';

const kindOfNews: Record<Exclude<ListingNews, 'withdrawn'>, NotificationKind> = {
  confirmed: 'listingConfirmed',
  disputed: 'listingDisputed',
  claimed: 'claimAccepted',
  declined: 'claimDeclined',
};

/** Invited to claim a record: whoever has an account with that address. */
export const claimInvitedRule = rule({
  types: ['claim.invited'],
  async notices(tx, { data: { invitationId, playerId }, actorId }) {
    const invited = await findInvitedAccount(tx, invitationId);
    if (invited === null || actorId === null) return [];
    const params = { playerId, personId: actorId, personTeamId: await findTeamOf(tx, actorId) };
    return [
      {
        kind: 'claimInvited',
        accounts: [invited],
        about: playerId,
        params,
        target: '/listings',
        mailed: true,
      },
    ];
  },
});

/** What the player says of a record: the people who keep it, and of a dispute staff too. */
export const listingRule = rule({
  types: ['listing.changed'],
  async notices(tx, { data: { playerId, news }, recipients }) {
    if (news === 'withdrawn') return [];
    const staff = await listStaffAccounts(tx);
    const told: Notice[] = [
      {
        kind: kindOfNews[news],
        accounts: recipients.filter((account) => !staff.includes(account)),
        about: playerId,
        params: { playerId },
        target: `/players/${playerId}`,
      },
    ];
    if (news === 'disputed') {
      told.push({
        kind: 'disputeWaits',
        accounts: staff,
        about: 'all',
        params: { playerId },
        target: '/desk',
      });
    }
    return told;
  },
});

/** Staff decided about a dispute: the player, who has a mail too, and the people who keep the record. */
export const disputeRule = rule({
  types: ['dispute.decided'],
  async notices(tx, { data: { playerId, upheld }, recipients }) {
    const kind = upheld ? 'disputeUpheld' : 'disputeRefused';
    const staff = await listStaffAccounts(tx);
    const player = await findPlayerAccount(tx, playerId);
    const people = recipients.filter((account) => !staff.includes(account));
    const owners = people.filter((account) => account !== player);
    const common = { kind, about: playerId, params: { playerId } } as const;
    return [
      {
        ...common,
        accounts: people.filter((account) => account === player),
        target: '/listings',
        mailed: true,
      },
      { ...common, accounts: owners, target: upheld ? '/portfolio' : `/players/${playerId}` },
    ];
  },
});

/** A removal is asked for: staff. Decided: who asked and the people who keep the record; of a refusal not the player. */
export const removalRule = rule({
  types: ['removal.asked', 'removal.decided'],
  async notices(tx, { data, recipients }) {
    const { playerId } = data;
    const staff = await listStaffAccounts(tx);
    const params = { playerId };
    if (!('approved' in data))
      return [{ kind: 'removalWaits', accounts: staff, about: 'all', params, target: '/desk' }];
    const player = await findPlayerAccount(tx, playerId);
    const owners = recipients.filter((account) => !staff.includes(account) && account !== player);
    const { approved } = data;
    return [
      {
        kind: approved ? 'removalApproved' : 'removalRefused',
        accounts: owners,
        about: playerId,
        params,
        target: approved ? '/portfolio' : `/players/${playerId}`,
        mailed: true,
      },
    ];
  },
});
