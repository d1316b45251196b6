import { namedIds } from '../platform/named-ids.ts';

declare enum AgentTypeNames {
  standard = '0',
  localPartner = '1',
  premium = '2',
}

/** Sub-types of agents (spec §3); only an administrator makes somebody premium. Names: `catalogue:agentType.<id>`. */
export const agentType = namedIds<typeof AgentTypeNames>({
  standard: 0,
  localPartner: 1,
  premium: 2,
});

export type AgentType = AgentTypeNames;

export const agentTypes: readonly AgentType[] = Object.values(agentType);

/** The levels of football that an agent takes care of (spec §3). Names: `catalogue:managedLevel.<word>`. */
export const managedLevels = ['pro', 'amateur', 'youth'] as const;

export type ManagedLevel = (typeof managedLevels)[number];
