import { playerRole } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { page } from '../../paging.ts';
import { examplePlayer } from '../players/example-player.ts';
import { player } from '../players/player.ts';
import { portfolioFilter } from '../portfolios/portfolio-filter.ts';

const getPlayers = endpoint({
  path: '/api/Player/GetPlayers',
  summary:
    'Players across all portfolios, by the filters of a portfolio: to clubs and premium agents the adults on the market, to staff everybody, to other agents their own and, with a club’s mandate, the market',
  who: allow({ team: 'related', agent: 'related', premium: 'all', staff: 'all' }),
  input: z.strictObject({
    ...portfolioFilter,
    /** Only players whom the club that calls watches. */
    shortlisted: z.boolean().optional(),
  }),
  output: page(player),
  errors: [],
  example: {
    input: { role: playerRole.centreForward, level: 3 },
    output: { items: [examplePlayer], nextCursor: null, total: 1, totalIsExact: true },
  },
});

export const playerMarketEndpoints = { getPlayers };
