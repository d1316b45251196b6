export interface AgentEvents {
  /** What is written in an agent's profile or contacts. */
  'agent.changed': { agentId: number };
}
