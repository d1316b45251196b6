/**
 * Kinds of profile, by the spec's numbers (§3). 3, 4 and 8 are players’ records that an agent, a club or a
 * coach keeps; 5 and 6 are clubs that cannot log in yet.
 */
export const profileType = {
  player: 0,
  team: 1,
  agent: 2,
  agentPlayer: 3,
  teamPlayer: 4,
  teamNotRegistered: 5,
  teamNotAccepted: 6,
  coachingStaff: 7,
  coachingStaffPlayer: 8,
} as const;

export type ProfileType = (typeof profileType)[keyof typeof profileType];

/** The sub-profile of an account of coaching staff (spec §1). */
export const subProfile = { none: 0, scout: 1 } as const;

export const subProfiles = [0, 1] as const;

export const profileTypes = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const satisfies readonly ProfileType[];

/** The profiles that may log in; any other is answered "user not allowed" (spec §5). */
export const loginProfileTypes = [0, 1, 2, 7] as const satisfies readonly ProfileType[];

/** The profiles that are a club (spec §3). */
export const teamProfileTypes = [1, 5, 6] as const satisfies readonly ProfileType[];

/** Role numbers that a session carries (spec §3). */
export const userRole = {
  administrator: 1,
  agent: 2,
  player: 3,
  team: 4,
  coachingStaff: 5,
  agentPremium: 6,
} as const;

export type UserRole = (typeof userRole)[keyof typeof userRole];

export const userRoles = [1, 2, 3, 4, 5, 6] as const satisfies readonly UserRole[];
