/**
 * What a public link can show, in the groups that the person who shares it selects.
 */
export const reportKinds = ['player', 'request', 'negotiation', 'offer'] as const;

export type ReportKind = (typeof reportKinds)[number];

/** The field groups of a player's report; `contacts`, `economic` and `documents` are sensitive. */
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

/** The groups of a deal's report: who shares it, its terms, its progress. None contains a commission. */
export const dealGroups = ['sharer', 'terms', 'progress'] as const;

export type DealGroup = (typeof dealGroups)[number];

export type ReportGroup = PlayerGroup | DealGroup;

/** A request is shown as the market shows it: there are no groups to select. */
export const groupsOfReport: Readonly<Record<ReportKind, readonly ReportGroup[]>> = {
  player: playerGroups,
  request: [],
  negotiation: dealGroups,
  offer: dealGroups,
};

/** Why a link shows nothing, or why something cannot be made public. */
export const hiddenReasons = ['minor', 'ageUnknown', 'disputed', 'removed', 'closed', 'expired'] as const;

export type HiddenReason = (typeof hiddenReasons)[number];
