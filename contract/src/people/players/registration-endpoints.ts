import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, line, plainDate } from '../../fields.ts';
import { exampleRegistrations } from './example-registrations.ts';
import { cardReaders } from './player-access.ts';
import { coachingStaffRegistrations, endedRegistrations, registrations } from './registrations.ts';

const getPlayerRegistrations = endpoint({
  path: '/api/Registration/GetPlayerRegistrations',
  summary: 'With whom a player is, was and will be registered, as the ledger says',
  who: cardReaders,
  input: z.strictObject({ playerId: id }),
  output: registrations,
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001 }, output: exampleRegistrations },
});

const getCoachingStaffRegistrations = endpoint({
  path: '/api/Registration/GetCoachingStaffRegistrations',
  summary: 'With whom a member of coaching staff is, was and will be registered, as the ledger says',
  who: allow({ team: 'related', premium: 'all', coach: 'own', scout: 'own', staff: 'all' }),
  input: z.strictObject({ coachingStaffId: id }),
  output: coachingStaffRegistrations,
  errors: ['NOT_FOUND', 'SUBJECT_MISMATCH'],
  example: {
    input: { coachingStaffId: 60001 },
    output: {
      coachingStaffId: 60001,
      items: exampleRegistrations.items.map((item) => ({ ...item, kind: 'staff' as const })),
    },
  },
});

/** The length of the reason for a correction. */
export const maxCorrectionReason = 1000;

const endRegistration = endpoint({
  path: '/api/Registration/EndRegistration',
  summary:
    'Staff end a registration of a member of coaching staff, or of a player soon after it was recorded or began, before its agreed day, with a reason for its parties',
  who: allow({ staff: 'all' }),
  input: z.strictObject({
    registrationId: id,
    /** The last day; the day before the first: it never began. */
    endedOn: plainDate,
    reason: line(maxCorrectionReason, 10),
    /** Whether the signature was a mistake, so that what the deal costs and pays is taken back too. Soon after it only. */
    voidsMoney: z.boolean().optional(),
  }),
  output: z.object({
    message: z.string(),
    registrations: endedRegistrations,
    /** Whether some of the money that was taken back is paid, and has to be paid back. */
    isPaid: z.boolean(),
  }),
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED', 'CORRECTION_TOO_LATE'],
  example: {
    input: { registrationId: 7, endedOn: '2027-01-15', reason: 'Risoluzione consensuale depositata' },
    output: {
      message: 'Dati salvati correttamente',
      registrations: { ...exampleRegistrations, coachingStaffId: null },
      isPaid: false,
    },
  },
});

export const registrationEndpoints = {
  getPlayerRegistrations,
  getCoachingStaffRegistrations,
  endRegistration,
};
