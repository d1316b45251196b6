import { z } from 'zod';
import { id } from '../../fields.ts';
export interface AgentEvents {
  /** What is written in an agent's profile or contacts. */
  'agent.changed': { agentId: number };
}

/** The fields that are pushed to browsers. */
const shown = z.object({ agentId: id });

export const agentLive = {
  'agent.changed': shown,
} satisfies Partial<Record<keyof AgentEvents, z.ZodType>>;
