/** Positions on the field, by the numbers of the spec (§3). Names: `catalogue:playerRole.<id>`, `playerRoleShort.<id>`. */
export const playerRoles = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

export type PlayerRole = (typeof playerRoles)[number];

/** In filters 0 stands for all roles (spec §3). */
export const allPlayerRoles = 0;

/** What a role filter may hold: 0 for all, or one role. */
export const playerRoleFilters = [allPlayerRoles, ...playerRoles] as const;

export type PlayerRoleFilter = (typeof playerRoleFilters)[number];

/** The roles by the names of the spec's second listing (§3). */
export const playerRole = {
  goalkeeper: 1,
  centralDefenderRight: 2,
  centralDefenderLeft: 3,
  rightBack: 4,
  leftBack: 5,
  rightWinger: 6,
  leftWinger: 7,
  defensiveMidfielder: 8,
  attackingMidfielder: 9,
  secondStriker: 10,
  centreForward: 11,
} as const satisfies Record<string, PlayerRole>;

/** Codes that are the same in every language, for files and URLs; screens show `playerRoleShort`. */
export const playerRoleCodes = {
  1: 'GK',
  2: 'RCB',
  3: 'LCB',
  4: 'RB',
  5: 'LB',
  6: 'RW',
  7: 'LW',
  8: 'DM',
  9: 'AM',
  10: 'SS',
  11: 'CF',
} as const satisfies Record<PlayerRole, string>;

/**
 * Where a role stands on the pitch, in percent of its width and length: x 0 is the left touchline and 100 the right
 * one as the team attacks, y 0 its own goal line and 100 the opponents'.
 */
export const playerRolePositions: Readonly<Record<PlayerRole, { readonly x: number; readonly y: number }>> = {
  1: { x: 50, y: 6 },
  2: { x: 63, y: 22 },
  3: { x: 37, y: 22 },
  4: { x: 86, y: 28 },
  5: { x: 14, y: 28 },
  6: { x: 85, y: 74 },
  7: { x: 15, y: 74 },
  8: { x: 50, y: 42 },
  9: { x: 50, y: 62 },
  10: { x: 40, y: 77 },
  11: { x: 54, y: 90 },
};
