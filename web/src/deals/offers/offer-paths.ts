import { paths } from '../../platform/paths.ts';

/** The page of one offer. */
export function offerPath(offerId: number): string {
  return `${paths.offers}/${offerId}`;
}

/** Its counter-offer. */
export function revisePath(offerId: number): string {
  return `${offerPath(offerId)}/revise`;
}

/** Its second step: residence and last team of the player. */
export function playerInfoPath(offerId: number): string {
  return `${offerPath(offerId)}/player`;
}

/** Several offers side by side. */
export function comparePath(offerIds: readonly number[]): string {
  return `${paths.offers}/compare?${offerIds.map((id) => `offer=${id}`).join('&')}`;
}
