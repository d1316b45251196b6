import { playerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, oneOf } from '../../fields.ts';

const ownPortfolio = allow({ agent: 'own', premium: 'own', staff: 'all' });

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
    byRole: z.array(z.object({ role: oneOf(playerRoles), players: z.number().int() })),
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
      byRole: [{ role: playerRole.attackingMidfielder, players: 2 }],
    },
  },
});

export const agentEndpoints = { getPortfolioFigures };
