import type { OfferEvents } from '@trattativa/contract/deals/offers/events';
import type { NotificationKind } from '@trattativa/contract/insight/notifications/notification-kinds';
import { listMakerAccounts } from '../../../market/requests.ts';
import { findCoachAccount } from '../notification-facts.repository.ts';
import { rule } from '../notification-rule.ts';

const kindOfType: Record<keyof OfferEvents, NotificationKind> = {
  'offer.created': 'offerCreated',
  'offer.viewed': 'offerViewed',
  'offer.revised': 'offerRevised',
  'offer.accepted': 'offerAccepted',
  'offer.rejected': 'offerRejected',
  'offer.canceled': 'offerCanceled',
  'offer.documentUploaded': 'offerDocument',
  'offer.playerInfoAdded': 'offerPlayerInfo',
};

/** What has a mail of its own, to the side whose turn it is. */
const mailed: readonly NotificationKind[] = ['offerCreated', 'offerRevised'];

/** Every move is told to the other side, and to whoever stands on the recipient's side with the one who acted. */
export const offerRule = rule<keyof OfferEvents>({
  types: Object.keys(kindOfType) as (keyof OfferEvents)[],
  async notices(tx, { type, data, recipients }) {
    const { offerId, teamId, playerId, coachingStaffId, by, reason } = data;
    const kind = type === 'offer.canceled' && reason === 'expired' ? 'offerExpired' : kindOfType[type];
    const club = new Set(await listMakerAccounts(tx, teamId));
    const coach = coachingStaffId === null ? null : await findCoachAccount(tx, coachingStaffId);
    return [
      {
        kind,
        accounts: recipients.filter((account) => by !== 'club' || !club.has(account)),
        about: offerId,
        params: { teamId, ...(playerId === null ? { personId: coach } : { playerId }) },
        target: `/offers/${offerId}`,
        mailed: mailed.includes(kind),
      },
    ];
  },
});
