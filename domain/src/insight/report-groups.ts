/**
 * What a public link can show, and in which groups whoever shares it ticks what leaves. Free of imports so that the
 * browser can use it.
 */
export const reportKinds = ['player', 'request', 'negotiation', 'offer'] as const;

export type ReportKind = (typeof reportKinds)[number];

/** The field groups of a player's report; `contacts`, `economic` and `documents` are the ones nobody expects in public. */
export const playerGroups = [
  'identity',
  'physical',
  'career',
  'skills',
  'video',
  'availability',
  'economic',
  'contacts',
  'documents',
] as const;

export type PlayerGroup = (typeof playerGroups)[number];

/** Of a deal: who shares it, its terms, how far it has come. A commission is in none of them. */
export const dealGroups = ['sharer', 'terms', 'progress'] as const;

export type DealGroup = (typeof dealGroups)[number];

export type ReportGroup = PlayerGroup | DealGroup;

/** A request is shown as the market shows it: there is nothing to choose. */
export const groupsOfReport: Readonly<Record<ReportKind, readonly ReportGroup[]>> = {
  player: playerGroups,
  request: [],
  negotiation: dealGroups,
  offer: dealGroups,
};

/** Why something is not public although there is a link to it, or cannot be made public. */
export const hiddenReasons = ['minor', 'ageUnknown', 'disputed', 'removed', 'closed', 'expired'] as const;

export type HiddenReason = (typeof hiddenReasons)[number];
