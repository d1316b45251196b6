import { z } from 'zod';
import { allow } from '../access.ts';
import { contractualStatuses, feet, levels, playerRoles } from '../catalogue/index.ts';
import { endpoint } from '../endpoint.ts';
import { countryCode, id, line, oneOf, wholeNumber } from '../fields.ts';
import { page, pageInput } from '../paging.ts';
import { examplePlayer } from '../players/example-player.ts';
import { player, playerInput } from '../players/player.ts';

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

const addOrUpdateAgentPlayer = endpoint({
  path: '/api/Agent/AddOrUpdateAgentPlayer',
  summary: 'Adds a player to the agent’s portfolio, or changes one that is already in it',
  who: ownPortfolio,
  input: z.strictObject({ agentId: id.optional(), player: playerInput }),
  output: z.object({ message: z.string(), player }),
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND', 'CHANGED_MEANWHILE'],
  creates: true,
  example: {
    input: { player: { name: 'Tommaso', surname: 'Venier', bornDate: '2004-03-17', principalRole: 9 } },
    output: { message: 'Dati salvati', player: examplePlayer },
  },
});

export const portfolioSorts = ['updated', 'name', 'age', 'role', 'salary', 'value'] as const;

const getAgentPlayerList = endpoint({
  path: '/api/Agent/GetAgentPlayerList',
  summary: 'The agent’s portfolio, filtered and sorted, a page at a time',
  who: ownPortfolio,
  input: z.strictObject({
    agentId: id.optional(),
    /** In name, surname or current club; blind to accents and case. */
    text: line(80).optional(),
    /** 0 = all roles (spec §3) */
    role: oneOf([0, ...playerRoles]).optional(),
    ageFrom: wholeNumber(0, 99).optional(),
    ageTo: wholeNumber(0, 99).optional(),
    foot: oneOf(feet).optional(),
    contractualStatus: oneOf(contractualStatuses).optional(),
    level: oneOf(levels).optional(),
    nationality: countryCode.optional(),
    immediateAvailability: z.boolean().optional(),
    /** Only records that lack a mandatory field. */
    incomplete: z.boolean().optional(),
    sort: z.enum(portfolioSorts).optional(),
    descending: z.boolean().optional(),
    ...pageInput,
  }),
  output: page(player),
  errors: ['SUBJECT_MISMATCH'],
  example: {
    input: { role: 9, ageTo: 23, sort: 'age' },
    output: { items: [examplePlayer], nextCursor: null, total: 1 },
  },
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

const deleteAgentPlayer = endpoint({
  path: '/api/Agent/DeletePlayer',
  summary: 'Takes a player out of the portfolio; one that was proposed to clubs needs staff’s review instead',
  who: ownPortfolio,
  input: z.strictObject({ agentPlayerId: id }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'PLAYER_PROPOSED'],
  example: { input: { agentPlayerId: 80001 }, output: { message: 'Giocatore eliminato' } },
});

const restoreAgentPlayer = endpoint({
  path: '/api/Agent/RestorePlayer',
  summary: 'Undoes the deletion of a portfolio player within 30 seconds',
  who: ownPortfolio,
  input: z.strictObject({ agentPlayerId: id }),
  output: z.object({ message: z.string(), player }),
  errors: ['NOT_FOUND'],
  example: {
    input: { agentPlayerId: 80001 },
    output: { message: 'Calciatore ripristinato', player: examplePlayer },
  },
});

export const agentEndpoints = {
  getAgentInfo,
  searchAgents,
  addOrUpdateAgentPlayer,
  getAgentPlayerList,
  getPortfolioFigures,
  deleteAgentPlayer,
  restoreAgentPlayer,
};
