import { offerCheckEndpoints } from '@trattativa/contract/deals/offers/check-endpoints';
import { offerEndpoints } from '@trattativa/contract/deals/offers/endpoints';
import { routesOf } from '../../platform/http/routes.ts';
import { addPlayerInfo } from './add-player-info.ts';
import { checkOffer, checkRevision } from './check-offer.ts';
import { createOffer } from './create-offer.ts';
import { listOffers } from './list-offers.ts';
import { getOffer, openOffer } from './open-offer.ts';
import { reviseOffer } from './revise-offer.ts';
import { updateOfferStatus } from './update-offer-status.ts';

export const offerRoutes = [
  ...routesOf(offerEndpoints, {
    createOffer,
    getOffers: listOffers,
    getOffer,
    openOffer,
    updateOfferStatus,
    reviseOffer,
    addPlayerInfo,
  }),
  ...routesOf(offerCheckEndpoints, { checkOffer, checkRevision }),
];
