import { z } from 'zod';
import { id } from '../../fields.ts';
export interface AgentEvents {
  /** What is written in an agent's profile or contacts. */
  'agent.changed': { agentId: number };
  /** The licence was written or its document changed, so that staff have something to check. */
  'agent.licenceChanged': { agentId: number; waits: boolean };
  'agent.licenceDecided': { agentId: number; accepted: boolean };
  /** The licence ends within thirty days, or has come to its last day. */
  'agent.licenceEnding': { agentId: number; standing: 'soon' | 'end' };
}

/** The fields that are pushed to browsers. */
const shown = z.object({ agentId: id });

export const agentLive = {
  'agent.changed': shown,
  'agent.licenceChanged': shown,
  'agent.licenceDecided': shown,
} satisfies Partial<Record<keyof AgentEvents, z.ZodType>>;
