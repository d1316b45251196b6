import { maxSearchLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { baseUrl, email, id, language, line, newPassword, typedCode } from '../../fields.ts';

const claimableTeam = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  level: z.number().int().nullable(),
  leagueName: z.string(),
  /** The record has an e-mail that a code can be mailed to. */
  reachable: z.boolean(),
});

export type ClaimableTeam = z.infer<typeof claimableTeam>;

const searchClaimableTeams = endpoint({
  path: '/api/Team/SearchClaimableTeams',
  summary: 'Not-registered clubs by a part of their name or town, for claiming one',
  who: allow({ guest: 'names', staff: 'all' }),
  input: z.strictObject({ text: line(maxSearchLength, 2) }),
  output: z.object({ items: z.array(claimableTeam).max(20) }),
  errors: [],
  example: {
    input: { text: 'brenta' },
    output: {
      items: [
        {
          id: 20001,
          name: 'Virtus Brenta',
          city: 'Padova',
          country: 'IT',
          level: 3,
          leagueName: 'Serie D, girone C',
          reachable: true,
        },
      ],
    },
  },
});

const startTeamClaim = endpoint({
  path: '/api/Team/StartTeamClaim',
  summary:
    'Mails a one-time code to the recorded contact of a not-registered club; the answer is the same without a contact',
  who: allow({ guest: 'own', staff: 'all' }),
  input: z.strictObject({
    teamId: id,
    termsAccepted: z.boolean(),
    language,
    baseUrl,
  }),
  output: z.object({ message: z.string() }),
  errors: ['TERMS_REQUIRED', 'BASE_URL_NOT_ALLOWED'],
  example: {
    input: { teamId: 20001, termsAccepted: true, language: 'it' },
    output: { message: 'Abbiamo inviato un codice al contatto registrato del club' },
  },
});

const updateTeamToRegistered = endpoint({
  path: '/api/Team/UpdateTeamToRegistered',
  summary:
    'Registers a not-registered club with a login, once: by staff, or with the code mailed to its recorded contact, whose address becomes the login’s',
  who: allow({ guest: 'own', staff: 'all' }),
  input: z.strictObject({
    teamId: id,
    email,
    password: newPassword,
    /** Not needed by staff. */
    code: typedCode.optional(),
  }),
  output: z.object({ message: z.string() }),
  errors: ['CODE_INVALID', 'TEAM_NOT_CLAIMABLE', 'EMAIL_EXISTS', 'PASSWORD_TOO_COMMON', 'NOT_FOUND'],
  example: {
    input: {
      teamId: 20001,
      email: 'segreteria@virtusbrenta.example',
      password: 'prato verde a mezzogiorno',
      code: 'k0vK3v6m1J8b0y6Zr2Yw4H1cQ9uTn5sXeGfLdAiMpOo',
    },
    output: { message: 'Il club è registrato: ora puoi accedere' },
  },
});

export const claimEndpoints = { searchClaimableTeams, startTeamClaim, updateTeamToRegistered };
