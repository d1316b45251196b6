import type { CallerKind } from '@trattativa/contract/access';
import type { Path } from './paths.ts';

/** Why an entry is locked; its text is `shell:menu.<reason>`. */
export type LockReason =
  | 'opensWithPremium'
  | 'opensWithMandate'
  | 'opensWhenAccepted'
  | 'notForCoachingStaff';

export type MenuGroup =
  | 'portfolio'
  | 'negotiations'
  | 'offers'
  | 'requests'
  | 'teams'
  | 'matching'
  | 'invoices';

/** The key of an entry: its text is `shell:menu.entry.<key>`. */
export type MenuKey =
  | 'admin'
  | 'agents'
  | 'commissions'
  | 'contract'
  | 'dashboard'
  | 'desk'
  | 'exactMatch'
  | 'invoicesPlayers'
  | 'invoicesTeams'
  | 'kpis'
  | 'listings'
  | 'mandates'
  | 'market'
  | 'negotiation'
  | 'negotiationRoom'
  | 'negotiations'
  | 'negotiationsReport'
  | 'offer'
  | 'offers'
  | 'partialMatch'
  | 'payments'
  | 'players'
  | 'playersList'
  | 'portfolio'
  | 'portfolioCoaching'
  | 'potentialMatch'
  | 'request'
  | 'requests'
  | 'requestsCandidates'
  | 'standardMessages'
  | 'rules'
  | 'start'
  | 'teamContacts'
  | 'teams';

/** Entries with a shorter name in the phone's bottom bar, `shell:menu.short.<key>`. */
export type ShortMenuKey = Extract<
  MenuKey,
  | 'dashboard'
  | 'exactMatch'
  | 'negotiationRoom'
  | 'negotiations'
  | 'portfolio'
  | 'requestsCandidates'
  | 'start'
>;

export interface MenuEntry {
  /** The key of its text and its icon. */
  key: MenuKey;
  path: Path;
  /** Entries of one group are shown together under its name. */
  group?: MenuGroup;
  locked?: LockReason;
}

/** An entry as its module declares it. */
export interface MenuRow extends Omit<MenuEntry, 'locked'> {
  open: readonly CallerKind[];
  locked?: readonly { for: readonly CallerKind[]; reason: LockReason }[];
  /** The kinds of user for whom it is one of the five in the phone's bottom bar. */
  quick?: readonly CallerKind[];
}

export const premiumOnly = { for: ['agent'], reason: 'opensWithPremium' } as const;
/** An agent publishes for a club that gave the agent a mandate (permission matrix, †). */
export const mandated = { for: ['agent', 'premium'], reason: 'opensWithMandate' } as const;
export const noCoach = { for: ['coach'], reason: 'notForCoachingStaff' } as const;
