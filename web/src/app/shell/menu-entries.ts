import type { CallerKind } from '@trattativa/contract/access';
import { type Path, paths } from '../paths.ts';

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

export interface MenuEntry {
  /** Names its words, `shell:menu.entry.<key>`, and its icon. */
  key: string;
  path: Path;
  /** Entries of one group stand together under its name; without one it stands alone. */
  group?: MenuGroup;
  locked?: LockReason;
}

interface Row extends Omit<MenuEntry, 'locked'> {
  open: readonly CallerKind[];
  locked?: readonly { for: readonly CallerKind[]; reason: LockReason }[];
  /** For whom it is one of the five in the phone's bottom bar. */
  quick?: readonly CallerKind[];
}

const staff = ['staff', 'admin'] as const;
const premiums = ['premium', ...staff] as const;
const agents = ['agent', ...premiums] as const;
const desks = ['team', ...agents, 'coach'] as const;
const everybody = ['player', ...desks] as const;
const withMatching = ['player', ...agents] as const;
const premiumOnly = { for: ['agent'], reason: 'opensWithPremium' } as const;
/** An agent publishes for a club that has mandated the agent (permission matrix, †). */
const mandated = { for: ['agent', 'premium'], reason: 'opensWithMandate' } as const;
const noCoach = { for: ['coach'], reason: 'notForCoachingStaff' } as const;

/** Spec §2 "Side menu by user", in the order of the screen; a screen that is not built is left out by itself. */
const rows: readonly Row[] = [
  { key: 'start', path: paths.start, open: [...desks, 'scout'], quick: ['coach', 'scout'] },
  { key: 'desk', path: paths.desk, open: staff },
  { key: 'dashboard', path: paths.procura, open: ['player'], quick: ['player'] },
  { key: 'portfolio', path: paths.portfolio, group: 'portfolio', open: desks, quick: desks },
  {
    key: 'portfolioCoaching',
    path: paths.portfolioCoaching,
    group: 'portfolio',
    open: premiums,
    locked: [premiumOnly],
  },
  { key: 'kpis', path: paths.kpis, group: 'portfolio', open: premiums, locked: [premiumOnly] },
  {
    key: 'playersList',
    path: paths.playersList,
    group: 'negotiations',
    open: ['team', 'scout'],
    quick: ['scout'],
  },
  { key: 'negotiation', path: paths.negotiation, group: 'negotiations', open: agents, locked: [noCoach] },
  { key: 'negotiations', path: paths.negotiations, group: 'negotiations', open: everybody, quick: everybody },
  {
    key: 'negotiationsReport',
    path: paths.negotiationsReport,
    group: 'negotiations',
    open: premiums,
    locked: [premiumOnly],
  },
  { key: 'listings', path: paths.listings, open: ['player'] },
  { key: 'contract', path: paths.contract, open: ['player'] },
  { key: 'offer', path: paths.offer, group: 'offers', open: ['team', ...staff], locked: [noCoach] },
  { key: 'offers', path: paths.offers, group: 'offers', open: everybody },
  {
    key: 'request',
    path: paths.request,
    group: 'requests',
    open: ['team', ...staff],
    locked: [mandated, noCoach],
  },
  {
    key: 'requests',
    path: paths.requests,
    group: 'requests',
    open: desks,
    quick: desks,
  },
  { key: 'market', path: paths.requests, open: ['player'], quick: ['player'] },
  {
    key: 'requestsCandidates',
    path: paths.requestsCandidates,
    group: 'requests',
    open: ['team', ...staff],
    locked: [mandated],
    quick: ['team'],
  },
  { key: 'mandates', path: paths.mandates, open: ['player', 'team', ...agents] },
  { key: 'agents', path: paths.agents, open: premiums },
  { key: 'players', path: paths.players, group: 'teams', open: premiums },
  { key: 'teams', path: paths.teams, group: 'teams', open: premiums, locked: [premiumOnly] },
  { key: 'teamContacts', path: paths.teamContacts, group: 'teams', open: premiums, locked: [premiumOnly] },
  { key: 'exactMatch', path: paths.exactMatch, group: 'matching', open: withMatching, quick: withMatching },
  { key: 'potentialMatch', path: paths.potentialMatch, group: 'matching', open: withMatching },
  { key: 'partialMatch', path: paths.partialMatch, group: 'matching', open: withMatching },
  { key: 'invoicesPlayers', path: paths.invoicesPlayers, group: 'invoices', open: ['player', ...agents] },
  {
    key: 'invoicesTeams',
    path: paths.invoicesTeams,
    group: 'invoices',
    open: ['team', ...premiums],
    locked: [premiumOnly],
  },
  {
    key: 'negotiationRoom',
    path: paths.negotiationRoom,
    open: [...everybody, 'scout'],
    quick: [...everybody, 'scout'],
  },
  { key: 'standardMessages', path: paths.standardMessages, open: ['admin'] },
];

function present({ key, path, group }: Row, locked?: LockReason): MenuEntry {
  return { key, path, ...(group && { group }), ...(locked && { locked }) };
}

/**
 * The side menu of one kind of user (spec §2). `opening` are the paths that have a screen for this
 * kind, `built` those that have one for anybody; `locked` is shown with a word on what opens it, and clicking it does
 * nothing; `unlocked` are the reasons that hold no longer, and with them the entry opens.
 */
export function menuEntries(
  kind: CallerKind,
  opening: ReadonlySet<string>,
  built: ReadonlySet<string> = opening,
  unlocked: ReadonlySet<LockReason> = new Set(),
): MenuEntry[] {
  return rows.flatMap((row) => {
    if (row.open.includes(kind)) return opening.has(row.path) ? [present(row)] : [];
    const lock = row.locked?.find((candidate) => candidate.for.includes(kind));
    if (lock && unlocked.has(lock.reason)) return opening.has(row.path) ? [present(row)] : [];
    return lock && built.has(row.path) ? [present(row, lock.reason)] : [];
  });
}

/** The (at most five) most used entries, for the bottom of a phone. */
export function quickEntries(kind: CallerKind, opening: ReadonlySet<string>): MenuEntry[] {
  return rows
    .filter((row) => opening.has(row.path) && row.quick?.includes(kind))
    .slice(0, 5)
    .map((row) => present(row));
}
