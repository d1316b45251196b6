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
