import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';
import { exampleRepresentation } from './example-representation.ts';
import { representation } from './representation.ts';

const changed = z.object({ message: z.string(), representation });

const getRepresentation = endpoint({
  path: '/api/Representation/GetRepresentation',
  summary: 'The paid representation of a player: status, term, agent, prices, balance and what may be done',
  who: allow({ player: 'own', staff: 'all' }),
  input: z.strictObject({
    /** The player's own record; a player may leave it out. */
    playerId: id.optional(),
  }),
  output: representation,
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001 }, output: exampleRepresentation },
});

const withdraw = endpoint({
  path: '/api/Representation/Withdraw',
  summary:
    'The player withdraws within 14 days: the representation ends at once, staff refund the activation',
  who: allow({ player: 'own' }),
  input: z.strictObject({}),
  output: changed,
  errors: ['WITHDRAWAL_OVER'],
  example: {
    input: {},
    output: {
      message: 'Recesso registrato',
      representation: { ...exampleRepresentation, status: 'ended', endReason: 'withdrawn' },
    },
  },
});

export const representationEndpoints = { getRepresentation, withdraw };
