import type { CallerKind } from '@trattativa/contract/access';
import type { Path } from './paths.ts';

/** Why an entry is shown locked; the words are `shell:menu.<reason>`. */
export type LockReason = 'opensWithPremium' | 'opensWithMandate' | 'notForCoachingStaff';

export type MenuGroup =
  | 'portfolio'
  | 'negotiations'
  | 'offers'
  | 'requests'
  | 'teams'
  | 'matching'
  | 'invoices';

/** An entry's name in the program: its words are `shell:menu.entry.<key>`. */
export type MenuKey =
  | 'agents'
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
  | 'players'
  | 'playersList'
  | 'portfolio'
  | 'portfolioCoaching'
  | 'potentialMatch'
  | 'request'
  | 'requests'
  | 'requestsCandidates'
  | 'standardMessages'
  | 'start'
  | 'teamContacts'
  | 'teams';

/** Entries with a shorter name for the phone's bottom bar, `shell:menu.short.<key>`. */
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
  /** Names its words and its icon. */
  key: MenuKey;
  path: Path;
  /** Entries of one group stand together under its name; without one it stands alone. */
  group?: MenuGroup;
  locked?: LockReason;
}

/** An entry as its module declares it. */
export interface MenuRow extends Omit<MenuEntry, 'locked'> {
  open: readonly CallerKind[];
  locked?: readonly { for: readonly CallerKind[]; reason: LockReason }[];
  /** For whom it is one of the five in the phone's bottom bar. */
  quick?: readonly CallerKind[];
}

export const premiumOnly = { for: ['agent'], reason: 'opensWithPremium' } as const;
/** An agent publishes for a club that has mandated the agent (permission matrix, †). */
export const mandated = { for: ['agent', 'premium'], reason: 'opensWithMandate' } as const;
export const noCoach = { for: ['coach'], reason: 'notForCoachingStaff' } as const;
