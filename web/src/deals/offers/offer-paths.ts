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

/** An offer to compare: a revision of it, or null for the one in force. */
export interface Compared {
  offerId: number;
  revision: number | null;
}

/** `220001` for an offer, `220001.2` for its second revision. */
export function compareRevisionsPath(offerId: number, revisions: readonly number[]): string {
  return `${paths.offers}/compare?${revisions.map((number) => `offer=${offerId}.${number}`).join('&')}`;
}

/** What a comparison's address names, each once; what cannot be read is left out. */
export function comparedIn(address: URLSearchParams): Compared[] {
  return [...new Set(address.getAll('offer'))].flatMap((word): Compared[] => {
    const [, offerId, revision] = /^([1-9]\d{0,14})(?:\.([1-9]\d{0,5}))?$/.exec(word) ?? [];
    if (offerId === undefined) return [];
    return [{ offerId: Number(offerId), revision: revision === undefined ? null : Number(revision) }];
  });
}
