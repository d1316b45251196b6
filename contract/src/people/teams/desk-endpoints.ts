import { profileType } from '@trattativa/domain/identity/profile-types';
import { maxFileNameLength, maxReasonLength, minReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { fieldErrorCodes } from '../../errors.ts';
import { id, instant, line, paragraph } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { exampleTeamCard } from './example-team.ts';
import { fieldChange, teamCard } from './team.ts';

const staff = allow({ staff: 'all' });
const done = z.object({ message: z.string() });
const reason = paragraph(maxReasonLength).min(minReasonLength, 'tooShort');

const waitingTeam = z.object({
  id: z.number().int(),
  name: z.string(),
  city: z.string(),
  country: z.string(),
  registeredAt: instant,
  /** The person who registered it. */
  person: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** Clubs with a similar name, possibly the same club. */
  alike: z.array(teamCard),
});

export type WaitingTeam = z.infer<typeof waitingTeam>;

const getWaitingTeams = endpoint({
  path: '/api/Team/GetWaitingTeams',
  summary: 'Clubs that have registered and wait for staff, oldest first',
  who: staff,
  input: z.strictObject(pageInput),
  output: page(waitingTeam),
  errors: [],
  example: {
    input: {},
    output: {
      items: [
        {
          id: 20002,
          name: 'Virtus Brenta 1911',
          city: '',
          country: 'IT',
          registeredAt: '2026-09-15T10:00:00.000Z',
          person: 'Carla Brun',
          email: 'carla@virtusbrenta.example',
          emailConfirmed: true,
          alike: [{ ...exampleTeamCard, profile: profileType.teamNotRegistered }],
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    },
  },
});

const acceptTeam = endpoint({
  path: '/api/Team/AcceptTeam',
  summary:
    'Staff accept a waiting club (6 → 1), as a new club or as an existing not-registered one; its members get a mail',
  who: staff,
  input: z.strictObject({ teamId: id, recordId: id.nullish() }),
  output: done,
  errors: ['NOT_FOUND', 'TEAM_NOT_CLAIMABLE', 'TRANSITION_NOT_ALLOWED'],
  example: { input: { teamId: 20002, recordId: null }, output: { message: 'Club accettato' } },
});

const refuseTeam = endpoint({
  path: '/api/Team/RefuseTeam',
  summary: 'Staff refuse a waiting club with a reason that its members read; their unused logins are deleted',
  who: staff,
  input: z.strictObject({ teamId: id, reason }),
  output: done,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { teamId: 20002, reason: 'Il club non risulta iscritto ad alcuna federazione.' },
    output: { message: 'Club rifiutato' },
  },
});

const teamChange = z.object({
  id: z.number().int(),
  team: teamCard,
  proposer: z.string(),
  createdAt: instant,
  changes: z.array(fieldChange),
});

export type TeamChange = z.infer<typeof teamChange>;

const getTeamChanges = endpoint({
  path: '/api/Team/GetTeamChanges',
  summary:
    'Changes that premium agents propose for registered clubs, oldest first, each field with its current value',
  who: staff,
  input: z.strictObject(pageInput),
  output: page(teamChange),
  errors: [],
  example: {
    input: {},
    output: {
      items: [
        {
          id: 7001,
          team: exampleTeamCard,
          proposer: 'Rita Leone',
          createdAt: '2026-09-15T10:00:00.000Z',
          changes: [{ field: 'stadiumName', now: 'Comunale', next: 'Euganeo' }],
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    },
  },
});

const decideTeamChange = endpoint({
  path: '/api/Team/DecideTeamChange',
  summary: 'Staff accept a change proposed by a premium agent, or refuse it with a reason',
  who: staff,
  input: z
    .strictObject({ changeId: id, accept: z.boolean(), reason: paragraph(maxReasonLength).optional() })
    .refine(({ accept, reason: why }) => accept || (why ?? '').length >= 10, {
      path: ['reason'],
      message: 'required',
    }),
  output: done,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: { input: { changeId: 7001, accept: true }, output: { message: 'Dati salvati correttamente' } },
});

/** Bytes of a file of clubs: about ten times the largest country. Base64 adds a third. */
export const maxTeamFileBytes = 8_000_000;

const rowProblem = z.object({
  line: z.number().int(),
  /** Empty: the row as a whole. */
  field: z.string(),
  code: z.enum([...fieldErrorCodes, 'unreadableRow']),
  text: z.string(),
});

const importTeams = endpoint({
  path: '/api/Team/ImportTeams',
  summary:
    'Imports clubs from a CSV or JSON file as not-registered records; without Apply, only previews it. Clubs known by name, country and town are left unchanged',
  who: staff,
  input: z.strictObject({
    fileName: line(maxFileNameLength).optional(),
    /** The file's bytes in Base64, in whatever encoding it is written. */
    content: z
      .string({ error: 'required' })
      .min(1, 'required')
      .max(Math.ceil(maxTeamFileBytes / 3) * 4, 'tooLong')
      .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'invalid'),
    apply: z.boolean(),
  }),
  output: z.object({
    message: z.string(),
    applied: z.boolean(),
    /** Rows = added + known + bad: no row is lost silently. */
    rows: z.number().int(),
    added: z.number().int(),
    known: z.number().int(),
    bad: z.number().int(),
    /** Columns that were not understood, folded to letters and digits. */
    ignored: z.array(z.string()),
    /** The first 200. */
    problems: z.array(rowProblem),
    /** The first twenty that are, or would be, added. */
    sample: z.array(teamCard.omit({ id: true, profile: true, imageUrl: true })),
  }),
  errors: ['TABLE_UNREADABLE', 'TABLE_TOO_LONG'],
  maxBodyBytes: 11_000_000,
  example: {
    input: {
      fileName: 'clubs.csv',
      content: 'bmFtZTtjb3VudHJ5O2NpdHkKVmlydHVzO0lUO1BhZG92YQo=',
      apply: false,
    },
    output: {
      message: '',
      applied: false,
      rows: 1,
      added: 1,
      known: 0,
      bad: 0,
      ignored: [],
      problems: [],
      sample: [
        {
          name: 'Virtus',
          city: 'Padova',
          country: 'IT',
          region: null,
          category: null,
          level: null,
          leagueName: '',
        },
      ],
    },
  },
});

export const deskEndpoints = {
  getWaitingTeams,
  acceptTeam,
  refuseTeam,
  getTeamChanges,
  decideTeamChange,
  importTeams,
};
