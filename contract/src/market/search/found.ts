import { requestStatuses } from '@trattativa/domain/market/request-statuses';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';

/** What the search of the top bar finds of this module: facts only; the screens make the sentences. */

const id = z.number().int();

export const foundRequest = z.object({
  id,
  team: z.string(),
  teamImageUrl: z.string().nullable(),
  role: oneOf(playerRoles),
  level: z.number().int(),
  city: z.string(),
  country: z.string(),
  status: oneOf(requestStatuses),
});

export type FoundRequest = z.infer<typeof foundRequest>;
