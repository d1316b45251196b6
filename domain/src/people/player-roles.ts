import { namedIds } from '../platform/named-ids.ts';

declare enum PlayerRoleNames {
  goalkeeper = '1',
  centralDefenderRight = '2',
  centralDefenderLeft = '3',
  rightBack = '4',
  leftBack = '5',
  rightWinger = '6',
  leftWinger = '7',
  defensiveMidfielder = '8',
  attackingMidfielder = '9',
  secondStriker = '10',
  centreForward = '11',
}

/**
 * Positions on the field, by the numbers and the names of the spec's second listing (§3). Names: `catalogue:playerRole.<id>`,
 * `playerRoleShort.<id>`.
 */
export const playerRole = namedIds<typeof PlayerRoleNames>({
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
});

export type PlayerRole = PlayerRoleNames;

export const playerRoles: readonly PlayerRole[] = Object.values(playerRole);

/** In filters 0 stands for all roles (spec §3). */
export const allPlayerRoles = 0;

/** What a role filter may hold: 0 for all, or one role. */
export const playerRoleFilters = [allPlayerRoles, ...playerRoles] as const;

export type PlayerRoleFilter = (typeof playerRoleFilters)[number];

/** Codes that are the same in every language, for files and URLs; screens show `playerRoleShort`. */
export const playerRoleCodes = {
  [playerRole.goalkeeper]: 'GK',
  [playerRole.centralDefenderRight]: 'RCB',
  [playerRole.centralDefenderLeft]: 'LCB',
  [playerRole.rightBack]: 'RB',
  [playerRole.leftBack]: 'LB',
  [playerRole.rightWinger]: 'RW',
  [playerRole.leftWinger]: 'LW',
  [playerRole.defensiveMidfielder]: 'DM',
  [playerRole.attackingMidfielder]: 'AM',
  [playerRole.secondStriker]: 'SS',
  [playerRole.centreForward]: 'CF',
} as const satisfies Readonly<Record<PlayerRole, string>>;

/**
 * Where a role stands on the pitch, in percent of its width and length: x 0 is the left touchline and 100 the right
 * one as the team attacks, y 0 its own goal line and 100 the opponents'.
 */
export const playerRolePositions: Readonly<Record<PlayerRole, { readonly x: number; readonly y: number }>> = {
  [playerRole.goalkeeper]: { x: 50, y: 6 },
  [playerRole.centralDefenderRight]: { x: 63, y: 22 },
  [playerRole.centralDefenderLeft]: { x: 37, y: 22 },
  [playerRole.rightBack]: { x: 86, y: 28 },
  [playerRole.leftBack]: { x: 14, y: 28 },
  [playerRole.rightWinger]: { x: 85, y: 74 },
  [playerRole.leftWinger]: { x: 15, y: 74 },
  [playerRole.defensiveMidfielder]: { x: 50, y: 42 },
  [playerRole.attackingMidfielder]: { x: 50, y: 62 },
  [playerRole.secondStriker]: { x: 40, y: 77 },
  [playerRole.centreForward]: { x: 54, y: 90 },
};
