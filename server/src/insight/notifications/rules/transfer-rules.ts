import type { TransferEvents } from '@trattativa/contract/deals/transfers/events';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import { listMakerAccounts } from '../../../market/requests.ts';
import { rule } from '../notification-rule.ts';

type Moved = Exclude<keyof TransferEvents, 'transfer.clubsAgreed'>;

const kinds: Record<Moved, NotificationKind> = {
  'transfer.proposed': 'transferProposed',
  'transfer.revised': 'transferRevised',
  'transfer.signed': 'transferSigned',
  'transfer.agreed': 'transferAgreed',
  'transfer.ended': 'transferEnded',
};

/** Notifies the other club of every move. */
export const transferRule = rule<Moved>({
  types: Object.keys(kinds) as Moved[],
  async notices(tx, { type, data }) {
    const { engagingTeamId, releasingTeamId, playerId, transferId, side } = data;
    const [acting, other] =
      side === 'engaging' ? [engagingTeamId, releasingTeamId] : [releasingTeamId, engagingTeamId];
    return [
      {
        kind: kinds[type],
        accounts: await listMakerAccounts(tx, other),
        about: transferId,
        params: { playerId, teamId: acting },
        target: `/transfers/${transferId}`,
      },
    ];
  },
});

/** Notifies the player's side that the clubs agreed; the clubs know it. */
export const clubsAgreedRule = rule({
  types: ['transfer.clubsAgreed'],
  async notices(tx, { data: { negotiationId, playerId, teamId }, recipients }) {
    const club = new Set(await listMakerAccounts(tx, teamId));
    return [
      {
        kind: 'clubsAgreed',
        accounts: recipients.filter((account) => !club.has(account)),
        about: negotiationId,
        params: { playerId, teamId },
        target: `/negotiations/${negotiationId}`,
      },
    ];
  },
});

/** Tells the present club of a player that another club negotiates. */
export const presentClubToldRule = rule({
  types: ['documents.clubTold'],
  async notices(tx, { data: { negotiationId, playerId, teamId, presentTeamId } }) {
    if (presentTeamId === null) return [];
    return [
      {
        kind: 'presentClubTold',
        accounts: await listMakerAccounts(tx, presentTeamId),
        about: negotiationId,
        params: { playerId, teamId },
        target: `/players/${playerId}`,
      },
    ];
  },
});
