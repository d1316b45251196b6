import { exampleProfile } from '@trattativa/contract/people/agents/agent';
import { describe, expect, it } from 'vitest';
import { applyToAgent } from './agents.live.ts';

const agent = { ...exampleProfile, can: { edit: false, mandate: false } };
const changed = (agentId: number) => ({ id: '1', type: 'agent.changed', data: { agentId } });

describe('a live agent page', () => {
  it('is refetched when that agent changes, not when another does', () => {
    expect(applyToAgent(agent, changed(agent.id), [])).toBe('refetch');
    expect(applyToAgent(agent, changed(agent.id + 1), [])).toBe(agent);
  });
});
