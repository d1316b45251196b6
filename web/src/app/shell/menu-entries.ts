import type { CallerKind } from '@trattativa/contract/access';
import type { LockReason, MenuEntry, MenuKey, MenuRow } from '../../platform/menu-entry.ts';
import { modules } from '../modules.ts';

/**
 * The order of the side menu over all modules (its entries: spec §2): what a role uses most first, that is matches, the
 * room, negotiations. Entries without a screen are omitted.
 */
const order: readonly string[] = [
  'start',
  'desk',
  'dashboard',
  'exactMatch',
  'potentialMatch',
  'partialMatch',
  'negotiationRoom',
  'negotiation',
  'negotiations',
  'playersList',
  'negotiationsReport',
  'offer',
  'offers',
  'request',
  'requests',
  'market',
  'requestsCandidates',
  'portfolio',
  'portfolioCoaching',
  'kpis',
  'listings',
  'contract',
  'mandates',
  'agents',
  'players',
  'teams',
  'teamContacts',
  'invoicesPlayers',
  'invoicesTeams',
  'commissions',
  'payments',
  'rules',
  'standardMessages',
  'admin',
];

const rows: readonly MenuRow[] = modules
  .flatMap((module) => module.menu ?? [])
  .sort((one, other) => order.indexOf(one.key) - order.indexOf(other.key));

function present({ key, path, group }: MenuRow, locked?: LockReason): MenuEntry {
  return { key, path, ...(group && { group }), ...(locked && { locked }) };
}

/**
 * The side menu of one kind of user (spec §2). `opening` are the paths with a screen for this kind, `built` those with
 * a screen for anybody. A `locked` entry is shown with the condition that opens it; clicking it does nothing.
 * `unlocked` are the lock reasons that no longer apply to this user.
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

/** The menu of a club that waits for staff: what it cannot open yet is locked. The first screen says how things stand. */
export function entriesWhileWaiting(entries: readonly MenuEntry[], open: ReadonlySet<string>): MenuEntry[] {
  return entries.map((entry) =>
    entry.key === 'start' || open.has(entry.path) ? entry : { ...entry, locked: 'opensWhenAccepted' },
  );
}

/** The (at most five) most used entries, for the bottom of a phone. */
export function quickEntries(kind: CallerKind, opening: ReadonlySet<string>): MenuEntry[] {
  return rows
    .filter((row) => opening.has(row.path) && row.quick?.includes(kind))
    .slice(0, 5)
    .map((row) => present(row));
}

/** The key of the menu entry for this route; undefined for a screen without an entry. */
export function entryOf(path: string): MenuKey | undefined {
  return rows.find((row) => row.path === path)?.key;
}
