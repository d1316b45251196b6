import { exampleProfile } from '@trattativa/contract/people/agents/agent';
import { describe, expect, it } from 'vitest';
import { applyToAgent } from './agents.live.ts';

const agent = { ...exampleProfile, can: { edit: false, mandate: false } };
const changed = (agentId: number) => ({ id: '1', type: 'agent.changed', data: { agentId } });

describe('the page of an agent', () => {
  it('is fetched again when that agent wrote something, and stays when another did', () => {
    expect(applyToAgent(agent, changed(agent.id), [])).toBe('refetch');
    expect(applyToAgent(agent, changed(agent.id + 1), [])).toBe(agent);
  });
});
