import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { maxCareerEntries, storedCareerEntry } from '../players/career.ts';
import { exampleCareerEntry } from '../players/example-career-entry.ts';
import { importEndpoints } from './import-endpoints.ts';

const { who } = importEndpoints.importPlayers;

/** Players whose careers one call returns. */
const maxCareers = 100;

const getCareers = endpoint({
  path: '/api/Portfolio/GetCareers',
  summary: 'Returns the careers of players of the caller’s portfolio, for its export; others are left out',
  who,
  input: z.strictObject({ playerIds: z.array(id).min(1, 'required').max(maxCareers, 'tooMany') }),
  output: z.object({
    items: z.array(
      z.object({
        playerId: z.number().int(),
        careerEntries: z.array(storedCareerEntry).max(maxCareerEntries),
      }),
    ),
  }),
  errors: [],
  example: {
    input: { playerIds: [80001] },
    output: { items: [{ playerId: 80001, careerEntries: [exampleCareerEntry] }] },
  },
});

/** What an export takes along beside the players. */
export const portfolioCareerEndpoints = { getCareers };
