/** Ids of deals for SQL statements of this module and those above. */
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import { openStatuses } from '@trattativa/domain/deals/negotiation-transitions';
import { offerStatus } from '@trattativa/domain/deals/offers/offer-statuses';
import { openOfferStatuses } from '@trattativa/domain/deals/offers/offer-transitions';
import { sqlIdList, sqlIds } from '../platform/database/sql-ids.ts';

export const sqlNegotiation = sqlIds(negotiationStatus);
export const sqlOpenNegotiations = sqlIdList(openStatuses);
export const sqlOffer = sqlIds(offerStatus);
export const sqlOpenOffers = sqlIdList(openOfferStatuses);
