import { maxPersonNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { email, id, instant, language, nameLine, newPassword, personName, typedCode } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';

const clubs = allow({ team: 'own', staff: 'all' });
const byCode = allow({ guest: 'own' });
const done = z.object({ message: z.string() });
/** Absent: the caller's own club. */
const ofTeam = { teamId: id.optional() };

const members = z.object({
  members: z.array(
    z.object({
      accountId: z.number().int(),
      name: z.string(),
      email: z.string(),
      isOwner: z.boolean(),
      joinedAt: instant,
      can: z.object({ remove: z.boolean() }),
    }),
  ),
  /** Asked to join and not answered yet. */
  invitations: z.array(
    z.object({
      id: z.number().int(),
      email: z.string(),
      name: z.string(),
      createdAt: instant,
      expiresAt: instant,
      expired: z.boolean(),
    }),
  ),
  can: z.object({ invite: z.boolean() }),
});

export type TeamMembers = z.infer<typeof members>;

const getTeamMembers = endpoint({
  path: '/api/Team/GetTeamMembers',
  summary: 'The people of a club who log in and act for it, and those who were asked to',
  who: clubs,
  input: z.strictObject(ofTeam),
  output: members,
  errors: ['NOT_FOUND', 'SUBJECT_MISMATCH'],
  example: {
    input: {},
    output: {
      members: [
        {
          accountId: 7,
          name: 'Carla Brun',
          email: 'carla@virtusbrenta.example',
          isOwner: true,
          joinedAt: '2026-09-15T10:00:00.000Z',
          can: { remove: false },
        },
      ],
      invitations: [],
      can: { invite: true },
    },
  },
});

const inviteTeamMember = endpoint({
  path: '/api/Team/InviteTeamMember',
  summary:
    'The owner, or staff, asks a person to act for the club: a mail with a one-time link, good for seven days',
  who: clubs,
  input: z.strictObject({
    ...ofTeam,
    email,
    name: nameLine(maxPersonNameLength).optional(),
    language: language.optional(),
  }),
  output: done,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'SUBJECT_MISMATCH', 'EMAIL_EXISTS', 'INVITED_TOO_OFTEN', 'RATE_LIMITED'],
  creates: true,
  example: {
    input: { email: 'ivo@virtusbrenta.example', name: 'Ivo Sartor' },
    output: { message: 'Invito inviato' },
  },
});

const withdrawTeamInvitation = endpoint({
  path: '/api/Team/WithdrawTeamInvitation',
  summary: 'Withdraws an invitation: its link stops working',
  who: clubs,
  input: z.strictObject({ invitationId: id }),
  output: done,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  example: { input: { invitationId: 501 }, output: { message: 'Invito ritirato' } },
});

const removeTeamMember = endpoint({
  path: '/api/Team/RemoveTeamMember',
  summary: 'The owner, or staff, removes a member; their sessions end at once. The owner cannot be removed',
  who: clubs,
  input: z.strictObject({ ...ofTeam, accountId: id }),
  output: done,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'SUBJECT_MISMATCH'],
  example: { input: { accountId: 8 }, output: { message: 'Membro rimosso' } },
});

const code = typedCode.min(1, 'required');

const getTeamInvitation = endpoint({
  path: '/api/Team/GetTeamInvitation',
  summary: 'The club and the invited person, for the page that the mailed link opens',
  who: byCode,
  input: z.strictObject({ code }),
  output: z.object({ teamName: z.string(), email: z.string(), name: z.string() }),
  errors: ['CODE_INVALID'],
  example: {
    input: { code: 'k0vK3v6m1J8b0y6Zr2Yw4H1cQ9uTn5sXeGfLdAiMpOo' },
    output: { teamName: 'Virtus Brenta', email: 'ivo@virtusbrenta.example', name: 'Ivo Sartor' },
  },
});

const acceptTeamInvitation = endpoint({
  path: '/api/Team/AcceptTeamInvitation',
  summary: 'Joins the club with a login of one’s own; the mailed link proves the address',
  who: byCode,
  input: z.strictObject({
    code,
    name: personName,
    surname: personName,
    password: newPassword,
    language,
    termsAccepted: z.boolean(),
  }),
  output: done,
  errors: ['CODE_INVALID', 'TERMS_REQUIRED', 'EMAIL_EXISTS', 'PASSWORD_TOO_COMMON'],
  example: {
    input: {
      code: 'k0vK3v6m1J8b0y6Zr2Yw4H1cQ9uTn5sXeGfLdAiMpOo',
      name: 'Ivo',
      surname: 'Sartor',
      password: 'prato verde a mezzogiorno',
      language: 'it',
      termsAccepted: true,
    },
    output: { message: 'Ora fai parte del club: puoi accedere' },
  },
});

const getTeamHistory = endpoint({
  path: '/api/Team/GetTeamHistory',
  summary: 'Who did what to a club’s record and its people, newest first',
  who: clubs,
  input: z.strictObject({ ...ofTeam, ...pageInput }),
  output: page(
    z.object({
      id: z.number().int(),
      /** Words: `teams:act.<kind>` */
      kind: z.string(),
      actorName: z.string(),
      /** Fields that changed, or the person it was about. */
      fields: z.array(z.string()),
      about: z.string(),
      at: instant,
    }),
  ),
  errors: ['NOT_FOUND', 'SUBJECT_MISMATCH'],
  example: {
    input: {},
    output: {
      items: [
        {
          id: 1,
          kind: 'changed',
          actorName: 'Carla Brun',
          fields: ['stadiumName'],
          about: '',
          at: '2026-09-15T10:00:00.000Z',
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    },
  },
});

export const memberEndpoints = {
  getTeamMembers,
  inviteTeamMember,
  withdrawTeamInvitation,
  removeTeamMember,
  getTeamInvitation,
  acceptTeamInvitation,
  getTeamHistory,
};
