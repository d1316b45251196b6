import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id } from '../../fields.ts';

/** Clubs, about every player whom they may see. */
const shared = {
  who: allow({ team: 'related', staff: 'all' }),
  input: z.strictObject({ playerId: id }),
  output: z.object({ conversationId: id }),
  errors: ['NOT_FOUND', 'NOT_CONTACTABLE'],
  creates: true,
  example: { input: { playerId: 80001 }, output: { conversationId: 5001 } },
} as const;

const contactRecordOwner = endpoint({
  path: '/api/Whatchat/ContactKeeper',
  summary:
    'Opens the conversation with the person whom GetPlayerOwner names, or finds it; a note in it names the player',
  ...shared,
});

const askAvailability = endpoint({
  path: '/api/Whatchat/AskAvailability',
  summary: 'The same, and asks there, in the language of that person, whether the player is available',
  ...shared,
});

export const recordOwnerEndpoints = { contactRecordOwner, askAvailability };
