/**
 * Callers of an endpoint: one row of the permission matrix. The server refuses what is denied before any
 * code of the feature runs; `own`, `related` and `names` are decided by the feature's gate and presenter.
 */
export const callerKinds = [
  'guest',
  'player',
  'team',
  'agent',
  'premium',
  'coach',
  'scout',
  'staff',
  'admin',
] as const;

/** `agent` stands for the standard and local-partner sub-types, `premium` for sub-type 2 (spec §3). */
export type CallerKind = (typeof callerKinds)[number];

/**
 * all: any object · own: the object must be the caller's · related: own, or an explicit relationship (portfolio,
 * party to the deal) · names: ids and names only · denied: 401 for a guest, 403 for the others.
 */
export type Access = 'all' | 'own' | 'related' | 'names' | 'denied';

export type AccessRow = Readonly<Record<CallerKind, Access>>;

/** Builds a row: a kind that is not named is denied; an administrator may do what staff may. */
export function allow(row: Partial<Record<CallerKind, Exclude<Access, 'denied'>>>): AccessRow {
  const full = Object.fromEntries(callerKinds.map((kind) => [kind, row[kind] ?? 'denied']));
  if (row.admin === undefined) full.admin = row.staff ?? 'denied';
  return full as AccessRow;
}

/** Everybody, a guest included. */
export const everyone: AccessRow = allow({
  guest: 'all',
  player: 'all',
  team: 'all',
  agent: 'all',
  premium: 'all',
  coach: 'all',
  scout: 'all',
  staff: 'all',
});

/** Everybody who is logged in, on objects that they are related to; staff on all. */
export const everyoneRelated: AccessRow = allow({
  player: 'related',
  team: 'related',
  agent: 'related',
  premium: 'related',
  coach: 'related',
  scout: 'related',
  staff: 'all',
});

/** Everybody who is logged in, on what is their own. */
export const everyoneOwn: AccessRow = allow({
  player: 'own',
  team: 'own',
  agent: 'own',
  premium: 'own',
  coach: 'own',
  scout: 'own',
  staff: 'own',
});

/** Everybody who is logged in: what the call answers belongs to nobody. */
export const everyoneLoggedIn: AccessRow = allow({
  player: 'all',
  team: 'all',
  agent: 'all',
  premium: 'all',
  coach: 'all',
  scout: 'all',
  staff: 'all',
});
