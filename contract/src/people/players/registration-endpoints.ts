import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, line, plainDate } from '../../fields.ts';
import { exampleRegistrations } from './example-registrations.ts';
import { cardReaders } from './player-access.ts';
import { registrations } from './registrations.ts';

const getPlayerRegistrations = endpoint({
  path: '/api/Registration/GetPlayerRegistrations',
  summary: 'With whom a player is, was and will be registered, as the ledger says',
  who: cardReaders,
  input: z.strictObject({ playerId: id }),
  output: registrations,
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001 }, output: exampleRegistrations },
});

/** The length of the reason for a correction. */
export const maxCorrectionReason = 1000;

const endRegistration = endpoint({
  path: '/api/Registration/EndRegistration',
  summary: 'Staff end a registration before its agreed day, with a reason that the audit keeps',
  who: allow({ staff: 'all' }),
  input: z.strictObject({
    registrationId: id,
    /** The last day; the day before the first: it never began. */
    endedOn: plainDate,
    reason: line(maxCorrectionReason, 10),
  }),
  output: z.object({ message: z.string(), registrations }),
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { registrationId: 7, endedOn: '2027-01-15', reason: 'Risoluzione consensuale depositata' },
    output: { message: 'Dati salvati correttamente', registrations: exampleRegistrations },
  },
});

export const registrationEndpoints = { getPlayerRegistrations, endRegistration };
