import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import type { ListingNews } from '@trattativa/contract/people/portfolios/events';
import type { WatchAlert } from '@trattativa/domain/people/watching/watched-facts';
import { listStaffAccounts } from '../../../people/portfolios.ts';
import { findInvitedAccount, findPlayerAccount, findTeamOf } from '../notification-facts.repository.ts';
import { type Notice, rule } from '../notification-rule.ts';

const kindOfNews: Record<Exclude<ListingNews, 'withdrawn'>, NotificationKind> = {
  confirmed: 'listingConfirmed',
  disputed: 'listingDisputed',
  claimed: 'claimAccepted',
  declined: 'claimDeclined',
};

/** Notifies the account whose address was invited to claim a record. */
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

/** Notifies the record's owners of the player's answer, and staff too of a dispute. */
export const listingRule = rule({
  types: ['listing.changed'],
  async notices(tx, { data: { playerId, news }, recipients }) {
    if (news === 'withdrawn') return [];
    const staff = await listStaffAccounts(tx);
    const result: Notice[] = [
      {
        kind: kindOfNews[news],
        accounts: recipients.filter((account) => !staff.includes(account)),
        about: playerId,
        params: { playerId },
        target: `/players/${playerId}`,
      },
    ];
    if (news === 'disputed') {
      result.push({
        kind: 'disputeWaits',
        accounts: staff,
        about: 'all',
        params: { playerId },
        target: '/desk',
      });
    }
    return result;
  },
});

/** Notifies the player, in addition to a mail, and the record's owners of a decided dispute. */
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

/**
 * A removal: staff when requested; when decided the requester and the record's owners; not the player when
 * refused.
 */
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

/** Notifies the player and the record's owners of an evaluation, without the evaluator's name. */
export const evaluatedRule = rule({
  types: ['player.evaluated'],
  async notices(_tx, { data: { playerId }, recipients }) {
    return [
      {
        kind: 'playerEvaluated',
        accounts: recipients,
        about: playerId,
        params: { playerId },
        target: `/players/${playerId}`,
      },
    ];
  },
});

/** Notifies the player and the record's owners that the club of a career entry confirmed its figures. */
export const figuresVerifiedRule = rule({
  types: ['player.figuresVerified'],
  async notices(_tx, { data: { playerId, teamId, verified }, recipients }) {
    if (!verified) return [];
    return [
      {
        kind: 'figuresVerified',
        accounts: recipients,
        about: playerId,
        params: { playerId, teamId },
        target: `/players/${playerId}`,
      },
    ];
  },
});

/** Notifies the owner's side, the player and the clubs that watch the player of the end of a contract. */
export const contractNoticeRule = rule({
  types: ['player.contractNotice'],
  async notices(_tx, { data: { playerId, standing, months }, recipients }) {
    return [
      {
        kind: standing === 'endsSoon' ? 'contractEndsSoon' : 'contractEnded',
        accounts: recipients,
        about: playerId,
        params: { playerId, ...(months !== undefined && { months }) },
        target: `/players/${playerId}`,
      },
    ];
  },
});

const kindOfAlert: Record<WatchAlert, NotificationKind> = {
  listed: 'watchedListed',
  unlisted: 'watchedUnlisted',
  contract: 'watchedContract',
  availability: 'watchedAvailability',
  terms: 'watchedTerms',
  figures: 'watchedFigures',
};

/** Notifies those who watch a player of facts that decide. */
export const watchedRule = rule({
  types: ['player.watchedChanged'],
  async notices(_tx, { data: { playerId, alert }, recipients }) {
    return [
      {
        kind: kindOfAlert[alert],
        accounts: recipients,
        about: playerId,
        params: { playerId },
        target: alert === 'unlisted' ? '/notifications' : `/players/${playerId}`,
      },
    ];
  },
});

/** Notifies who saved a search that tells at once. */
export const searchHitsRule = rule({
  types: ['savedSearch.hits'],
  async notices(_tx, { data: { searchId, count, target }, recipients }) {
    return [
      {
        kind: 'searchHits',
        accounts: recipients,
        about: searchId,
        params: { searchId },
        times: count,
        target,
      },
    ];
  },
});

/** Notifies the player, in addition to a mail, that their incomplete profile will be deleted soon. */
export const profileReminderRule = rule({
  types: ['player.profileReminded'],
  async notices(tx, { data: { playerId } }) {
    const player = await findPlayerAccount(tx, playerId);
    return [
      {
        kind: 'profileReminder',
        accounts: player === null ? [] : [player],
        about: playerId,
        params: {},
        target: '/account?section=profile',
        mailed: true,
      },
    ];
  },
});

/** A timer deleted the incomplete profile, so there is no actor. */
export const profileDeletedRule = rule({
  types: ['player.removed'],
  async notices(_tx, { data: { playerId }, recipients, actorId }) {
    if (actorId !== null) return [];
    return [
      {
        kind: 'profileDeleted',
        accounts: recipients,
        about: playerId,
        params: {},
        target: '/account?section=profile',
        mailed: true,
      },
    ];
  },
});
