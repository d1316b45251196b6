import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { email, id } from '../../fields.ts';

const staff = allow({ staff: 'all' });

/** Parent to ask for a minor who has no login. */
const guardianAddress = z.object({
  /** Whether the player is a minor without a login, whose parent's address staff have to check. */
  isNeeded: z.boolean(),
  /** Address that staff checked; null: none yet. */
  email: z.string().nullable(),
  checkedAt: z.string().nullable(),
});

const example = {
  isNeeded: true,
  email: 'anna.venier@example.org',
  checkedAt: '2026-10-02T09:31:00.000Z',
} as const;

const getGuardianAddress = endpoint({
  path: '/api/Player/GetGuardianAddress',
  summary: 'For staff: the parent’s address of a minor without a login, as it was checked',
  who: staff,
  input: z.strictObject({ playerId: id }),
  output: guardianAddress,
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001 }, output: example },
});

const saveGuardianAddress = endpoint({
  path: '/api/Player/SaveGuardianAddress',
  summary:
    'Staff enter the parent’s address of a minor without a login, after checking it against a document in the record’s files; null removes it',
  who: staff,
  input: z.strictObject({ playerId: id, email: email.nullable() }),
  output: z.object({ message: z.string(), ...guardianAddress.shape }),
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { playerId: 80001, email: example.email },
    output: { message: 'Dati salvati correttamente', ...example },
  },
});

export const guardianEndpoints = { getGuardianAddress, saveGuardianAddress };
