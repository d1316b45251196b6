import { largestPlayerFile, mostBadRows } from '@trattativa/domain/people/import-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { fieldErrorCodes } from '../../errors.ts';
import { id, line } from '../../fields.ts';

const badRow = z.object({
  /** As people count, the header being line 1. */
  line: z.number().int(),
  /** What stood under each of `columns`. */
  values: z.array(z.string()),
  problems: z.array(
    z.object({
      /** In wire spelling; empty when the whole row cannot be read. */
      field: z.string(),
      code: z.enum([...fieldErrorCodes, 'unreadableRow']),
      /** The column as the form names it, and what is wrong, in the caller's language. */
      label: z.string(),
      text: z.string(),
    }),
  ),
});

export type BadRow = z.infer<typeof badRow>;

const importPlayers = endpoint({
  path: '/api/Portfolio/ImportPlayers',
  summary:
    'Players from a file (CSV or JSON) into a portfolio: what would come of it, or, with Apply, that it does. Staff name the owner',
  who: allow({ team: 'own', agent: 'own', premium: 'own', coach: 'own', staff: 'all' }),
  input: z.strictObject({
    agentId: id.optional(),
    teamId: id.optional(),
    coachingStaffId: id.optional(),
    fileName: line(200).optional(),
    /** The file's bytes in Base64, in whatever encoding it is written. */
    content: z
      .string({ error: 'required' })
      .min(1, 'required')
      .max(Math.ceil(largestPlayerFile / 3) * 4, 'tooLong')
      .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'invalid'),
    /** False: nothing is stored, the answer says what would be. */
    apply: z.boolean(),
    /** Also takes rows that look like a player of the portfolio, or of the file. */
    withDuplicates: z.boolean().optional(),
  }),
  output: z.object({
    message: z.string(),
    applied: z.boolean(),
    /** Rows = added + duplicates + bad: no row is lost silently. With duplicates taken, those are among the added. */
    rows: z.number().int(),
    added: z.number().int(),
    duplicates: z.number().int(),
    bad: z.number().int(),
    /** The columns that were understood, in the form's order. */
    columns: z.array(z.object({ field: z.string(), label: z.string() })),
    /** Those that were not, folded to letters and digits. */
    ignored: z.array(z.string()),
    badRows: z.array(badRow).max(mostBadRows),
    /** The first rows that look like somebody else's: in the portfolio, or earlier in the file. */
    duplicateRows: z.array(
      z.object({
        line: z.number().int(),
        name: z.string(),
        bornDate: z.string(),
        where: z.enum(['portfolio', 'file']),
      }),
    ),
    /** The first that are, or would be, added. */
    sample: z.array(
      z.object({
        line: z.number().int(),
        name: z.string(),
        bornDate: z.string().nullable(),
        principalRole: z.number().int().nullable(),
        currentClub: z.string(),
        missing: z.number().int(),
      }),
    ),
  }),
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND', 'TABLE_UNREADABLE', 'TABLE_TOO_LONG'],
  largestBody: 14_000_000,
  creates: true,
  example: {
    input: { fileName: 'players.csv', content: 'TmFtZTtTdXJuYW1lClRvbW1hc287VmVuaWVyCg==', apply: false },
    output: {
      message: '',
      applied: false,
      rows: 1,
      added: 1,
      duplicates: 0,
      bad: 0,
      columns: [{ field: 'Name', label: 'Nome' }],
      ignored: [],
      badRows: [],
      duplicateRows: [],
      sample: [
        { line: 2, name: 'Tommaso Venier', bornDate: null, principalRole: null, currentClub: '', missing: 9 },
      ],
    },
  },
});

/** Bringing a list of players from elsewhere. */
export const importEndpoints = { importPlayers };
