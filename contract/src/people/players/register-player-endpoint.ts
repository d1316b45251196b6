import { playerRole } from '@trattativa/domain/people/player-roles';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { baseUrl, email, language, newPassword } from '../../fields.ts';
import { playerInput } from './player.ts';

/** Registers a player together with what is known of them (spec §7; who came so is marked). */
export const registerPlayerFromTransfer = endpoint({
  path: '/api/Account/RegisterPlayerFromTransfer',
  summary:
    'Opens an inactive player account with its profile and mails the activation link; an agent or staff do so for a player, who chooses the password later',
  who: allow({ guest: 'all', agent: 'related', premium: 'related', staff: 'all' }),
  input: z.strictObject({
    email,
    /** A guest’s own. Who registers somebody else cannot set one. */
    password: newPassword.optional(),
    language,
    baseUrl,
    termsAccepted: z.boolean({ error: 'required' }),
    /** The parent of a guest under 18. Whoever registers somebody else names none: the minor does so at the first login. */
    guardianEmail: email.optional(),
    /** The profile; name, surname and date of birth are needed, an id or a version is not. */
    player: playerInput,
  }),
  output: z.object({ message: z.string() }),
  errors: [
    'EMAIL_EXISTS',
    'TERMS_REQUIRED',
    'PASSWORD_TOO_COMMON',
    'BASE_URL_NOT_ALLOWED',
    'GUARDIAN_REQUIRED',
    'MAILED_TOO_OFTEN',
    'INVALID_PERSONAL_INFO',
    'MINOR_PROTECTED',
  ],
  example: {
    input: {
      email: 'tommaso.venier@example.org',
      password: 'tre-parole-lunghe',
      language: 'it',
      termsAccepted: true,
      player: {
        name: 'Tommaso',
        surname: 'Venier',
        bornDate: '2004-03-17',
        principalRole: playerRole.attackingMidfielder,
      },
    },
    output: { message: 'Ti abbiamo inviato una email per attivare il tuo account' },
  },
});
