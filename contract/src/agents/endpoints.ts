import { z } from 'zod';
import { allow } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { id, line } from '../fields.ts';

/** An agent as everybody may see it. */
export const agentCard = z.object({
  id: z.number().int(),
  name: z.string(),
  society: z.string(),
  country: z.string().nullable(),
  agentType: z.number().int(),
  imageUrl: z.string().nullable(),
});

export type AgentCard = z.infer<typeof agentCard>;

const exampleAgent: AgentCard = {
  id: 40001,
  name: 'Elena Rossi',
  society: 'Rossi Sport',
  country: 'IT',
  agentType: 0,
  imageUrl: null,
};

const ownPortfolio = allow({ agent: 'own', premium: 'own', staff: 'all' });

const getAgentInfo = endpoint({
  path: '/api/Agent/GetAgentInfo',
  summary: 'An agent’s public card; the agent also sees VAT, number and contacts',
  who: allow({
    player: 'related',
    team: 'related',
    agent: 'own',
    premium: 'all',
    coach: 'related',
    scout: 'related',
    staff: 'all',
  }),
  input: z.strictObject({ agentId: id }),
  output: agentCard.extend({
    agentNumber: z.string().optional(),
    vat: z.string().optional(),
    phone: z.string().optional(),
    email: z.string().optional(),
  }),
  errors: ['NOT_FOUND'],
  example: { input: { agentId: 40001 }, output: exampleAgent },
});

const searchAgents = endpoint({
  path: '/api/Agent/SearchAgents',
  summary: 'Agents by a part of their name or agency, blind to accents and case; for the pickers',
  who: allow({ team: 'names', agent: 'names', premium: 'names', staff: 'all' }),
  input: z.strictObject({ text: line(80) }),
  output: z.object({ items: z.array(agentCard).max(20) }),
  errors: [],
  example: { input: { text: 'rossi' }, output: { items: [exampleAgent] } },
});

const getPortfolioFigures = endpoint({
  path: '/api/Agent/GetPortfolioFigures',
  summary: 'The agent’s portfolio in figures, for the dashboard',
  who: ownPortfolio,
  input: z.strictObject({ agentId: id.optional() }),
  output: z.object({
    players: z.number().int(),
    onMarket: z.number().int(),
    free: z.number().int(),
    available: z.number().int(),
    incomplete: z.number().int(),
    /** Sum of the stated player values in euros, and how many players state one. */
    value: z.number(),
    valued: z.number().int(),
    /** By principal role, the roles that occur. */
    byRole: z.array(z.object({ role: z.number().int(), players: z.number().int() })),
  }),
  errors: ['SUBJECT_MISMATCH'],
  example: {
    input: {},
    output: {
      players: 2,
      onMarket: 2,
      free: 1,
      available: 1,
      incomplete: 0,
      value: 90000,
      valued: 2,
      byRole: [{ role: 9, players: 2 }],
    },
  },
});

export const agentEndpoints = { getAgentInfo, searchAgents, getPortfolioFigures };
