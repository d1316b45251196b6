/**
 * Where a purchase of the representation service stands. A player who never bought it has no purchase; the wire then says
 * `none`. Names: `representation:status.<status>`.
 */
export const representationStatuses = ['awaitingPayment', 'active', 'ended'] as const;

export type RepresentationStatus = (typeof representationStatuses)[number];

/** What a player's card shows: a purchase's status, or none. */
export const shownRepresentationStatuses = ['none', ...representationStatuses] as const;

export type ShownRepresentationStatus = (typeof shownRepresentationStatuses)[number];

/** Where the final balance of a representation stands. Names: `representation:balanceStatus.<status>`. */
export const balanceStatuses = ['due', 'paid', 'cancelled'] as const;

export type BalanceStatus = (typeof balanceStatuses)[number];

/** Why a representation ended. Names: `representation:endReason.<reason>`. */
export const representationEndReasons = ['termOver', 'withdrawn', 'refunded', 'accountDeleted'] as const;

export type RepresentationEndReason = (typeof representationEndReasons)[number];

/** Why the service is not offered to a player now. Names: `representation:refusal.<refusal>`. */
export const representationRefusals = ['notOffered', 'incomplete', 'minor', 'obsolete', 'active'] as const;

export type RepresentationRefusal = (typeof representationRefusals)[number];
