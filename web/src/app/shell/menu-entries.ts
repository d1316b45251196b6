import type { CallerKind } from '@trattativa/contract/access';
import type { LockReason, MenuEntry, MenuKey, MenuRow } from '../../platform/menu-entry.ts';
import { modules } from '../modules.ts';

/** The order of the side menu (spec §2), over all modules; a screen that is not built is left out by itself. */
const order: readonly string[] = [
  'start',
  'desk',
  'dashboard',
  'portfolio',
  'portfolioCoaching',
  'kpis',
  'playersList',
  'negotiation',
  'negotiations',
  'negotiationsReport',
  'listings',
  'contract',
  'offer',
  'offers',
  'request',
  'requests',
  'market',
  'requestsCandidates',
  'mandates',
  'agents',
  'players',
  'teams',
  'teamContacts',
  'exactMatch',
  'potentialMatch',
  'partialMatch',
  'invoicesPlayers',
  'invoicesTeams',
  'negotiationRoom',
  'standardMessages',
];

const rows: readonly MenuRow[] = modules
  .flatMap((module) => module.menu ?? [])
  .sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key));

function present({ key, path, group }: MenuRow, locked?: LockReason): MenuEntry {
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

/** The key of the menu entry that leads to this very route; undefined for a screen that no menu names. */
export function entryOf(path: string): MenuKey | undefined {
  return rows.find((row) => row.path === path)?.key;
}
