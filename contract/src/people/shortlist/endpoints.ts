import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';

/** Of the club that calls; nobody else reads it. */
const who = allow({ team: 'own' });

/** Players of one club's shortlist. */
export const mostShortlisted = 500;

/** The whole shortlist after the call, the player added last first. */
const output = z.object({ playerIds: z.array(z.number().int()) });
const input = z.strictObject({ playerId: id });
const example = { input: { playerId: 80001 }, output: { playerIds: [80001, 80002] } };

const getShortlist = endpoint({
  path: '/api/Team/GetShortlist',
  summary: 'The players whom the club keeps in view; those it may no longer see are left out',
  who,
  input: z.strictObject({}),
  output,
  errors: [],
  example: { input: {}, output: example.output },
});

const addToShortlist = endpoint({
  path: '/api/Team/AddToShortlist',
  summary: 'Adds a player whom the club may see to its shortlist',
  who,
  input,
  output,
  errors: ['NOT_FOUND'],
  example,
});

const removeFromShortlist = endpoint({
  path: '/api/Team/RemoveFromShortlist',
  summary: 'Removes a player from the club’s shortlist; an absent one is no error',
  who,
  input,
  output,
  errors: [],
  example: { input: example.input, output: { playerIds: [80002] } },
});

export const shortlistEndpoints = { getShortlist, addToShortlist, removeFromShortlist };
