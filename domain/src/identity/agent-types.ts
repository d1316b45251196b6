/** Sub-types of agents (spec §3); only an administrator makes somebody premium. Names: `catalogue:agentType.<id>`. */
export const agentType = {
  standard: 0,
  localPartner: 1,
  premium: 2,
} as const;

export type AgentType = (typeof agentType)[keyof typeof agentType];

export const agentTypes = [0, 1, 2] as const satisfies readonly AgentType[];

/** The levels of football that an agent takes care of (spec §3). Names: `catalogue:managedLevel.<word>`. */
export const managedLevels = ['pro', 'amateur', 'youth'] as const;

export type ManagedLevel = (typeof managedLevels)[number];
