import { paths } from '../../platform/paths.ts';

/** The page of one offer. */
export function offerPath(offerId: number): string {
  return `${paths.offers}/${offerId}`;
}

/** The form of a counter-offer. */
export function revisePath(offerId: number): string {
  return `${offerPath(offerId)}/revise`;
}

/** The second step of an offer: residence and last team of the player. */
export function playerInfoPath(offerId: number): string {
  return `${offerPath(offerId)}/player`;
}

/** The comparison of several offers. */
export function comparePath(offerIds: readonly number[]): string {
  return `${paths.offers}/compare?${offerIds.map((id) => `offer=${id}`).join('&')}`;
}
