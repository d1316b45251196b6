import { namedIds } from '../platform/named-ids.ts';

declare enum ProfileTypeNames {
  player = '0',
  team = '1',
  agent = '2',
  agentPlayer = '3',
  teamPlayer = '4',
  teamNotRegistered = '5',
  teamNotAccepted = '6',
  coachingStaff = '7',
  coachingStaffPlayer = '8',
}

/**
 * Kinds of profile, by the spec's numbers (§3). 3, 4 and 8 are players’ records that an agent, a club or a
 * coach keeps; 5 and 6 are clubs that cannot log in yet.
 */
export const profileType = namedIds<typeof ProfileTypeNames>({
  player: 0,
  team: 1,
  agent: 2,
  agentPlayer: 3,
  teamPlayer: 4,
  teamNotRegistered: 5,
  teamNotAccepted: 6,
  coachingStaff: 7,
  coachingStaffPlayer: 8,
});

export type ProfileType = ProfileTypeNames;

declare enum SubProfileNames {
  none = '0',
  scout = '1',
}

/** The sub-profile of an account of coaching staff (spec §1). */
export const subProfile = namedIds<typeof SubProfileNames>({
  none: 0,
  scout: 1,
});

export type SubProfile = SubProfileNames;

export const subProfiles: readonly SubProfile[] = Object.values(subProfile);

export const profileTypes: readonly ProfileType[] = Object.values(profileType);

/** The profiles that may log in; any other is answered "user not allowed" (spec §5). */
export const loginProfileTypes = [
  profileType.player,
  profileType.team,
  profileType.agent,
  profileType.coachingStaff,
] as const satisfies readonly ProfileType[];

/** The profiles that are a club (spec §3). */
export const teamProfileTypes = [
  profileType.team,
  profileType.teamNotRegistered,
  profileType.teamNotAccepted,
] as const satisfies readonly ProfileType[];

export type TeamProfileType = (typeof teamProfileTypes)[number];

declare enum UserRoleNames {
  administrator = '1',
  agent = '2',
  player = '3',
  team = '4',
  coachingStaff = '5',
  agentPremium = '6',
}

/** Role numbers that a session carries (spec §3). */
export const userRole = namedIds<typeof UserRoleNames>({
  administrator: 1,
  agent: 2,
  player: 3,
  team: 4,
  coachingStaff: 5,
  agentPremium: 6,
});

export type UserRole = UserRoleNames;

export const userRoles: readonly UserRole[] = Object.values(userRole);
