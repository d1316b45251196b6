import { maxBadRows, maxImportedRows, maxPlayerFileBytes } from '@trattativa/domain/people/import-limits';
import { playerRoles } from '@trattativa/domain/people/player-roles';
import { maxCommentsLength, maxFileNameLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { fieldErrorCodes } from '../../errors.ts';
import { id, line, maxInteger, oneOf } from '../../fields.ts';

const badRow = z.object({
  /** The line of the file; the header is line 1. */
  line: z.number().int(),
  /** The cells under `columns`. */
  values: z.array(z.string()),
  problems: z.array(
    z.object({
      /** Name of the field in wire spelling; empty when the whole row cannot be read. */
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
    'Imports players from a CSV or JSON file into a portfolio; without Apply, only previews it. Staff name the owner',
  who: allow({ team: 'own', agent: 'own', premium: 'own', coach: 'own', staff: 'all' }),
  input: z.strictObject({
    agentId: id.optional(),
    teamId: id.optional(),
    coachingStaffId: id.optional(),
    fileName: line(maxFileNameLength).optional(),
    /** The file's bytes in Base64, in whatever encoding it is written. */
    content: z
      .string({ error: 'required' })
      .min(1, 'required')
      .max(Math.ceil(maxPlayerFileBytes / 3) * 4, 'tooLong')
      .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'invalid'),
    /** False: nothing is stored, the answer is a preview. */
    apply: z.boolean(),
    /** Whether rows that look like a player of the portfolio, or of the file, are taken too. */
    withDuplicates: z.boolean().optional(),
  }),
  output: z.object({
    message: z.string(),
    applied: z.boolean(),
    /**
     * Rows = added + duplicates + bad: no row is lost silently. With duplicates taken, those are among the added. A further
     * career entry of the player above is no row of its own.
     */
    rows: z.number().int(),
    added: z.number().int(),
    duplicates: z.number().int(),
    bad: z.number().int(),
    /** The columns that were understood, in the form's order. */
    columns: z.array(z.object({ field: z.string(), label: z.string() })),
    /** Headings of the columns that were not understood, folded to letters and digits. */
    ignored: z.array(z.string()),
    badRows: z.array(badRow).max(maxBadRows),
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
        principalRole: oneOf(playerRoles).nullable(),
        currentClub: z.string(),
        missing: z.number().int(),
      }),
    ),
  }),
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND', 'TABLE_UNREADABLE', 'TABLE_TOO_LONG'],
  maxBodyBytes: 14_000_000,
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

const content = importPlayers.input.shape.content;
const who = importPlayers.who;
const owner = { agentId: id.optional(), teamId: id.optional(), coachingStaffId: id.optional() };

const readPlayerTable = endpoint({
  path: '/api/Portfolio/ReadPlayerTable',
  summary:
    'Reads the cells of a table of players as they are written: CSV in any encoding, XLSX, ODS, pasted text',
  who,
  input: z.strictObject({
    fileName: line(maxFileNameLength).optional(),
    content,
    /** Whether each line of a text is returned as one cell, for a reader who says by which sign it is parted. */
    asLines: z.boolean().optional(),
  }),
  output: z.object({
    sheets: z.array(
      z.object({
        name: z.string(),
        /** The line counts from 1, as the file or sheet does; blank lines are left out. */
        rows: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
      }),
    ),
  }),
  errors: ['TABLE_UNREADABLE', 'TABLE_TOO_LONG'],
  maxBodyBytes: 14_000_000,
  example: {
    input: { fileName: 'players.csv', content: 'TmFtZTtTdXJuYW1lClRvbW1hc287VmVuaWVyCg==' },
    output: { sheets: [{ name: '', rows: [{ line: 1, cells: ['Name', 'Surname'] }] }] },
  },
});

/** A value that was read from a cell. The rules of the form are applied to it field by field. */
const cellValue = z.union([
  z.string().max(maxCommentsLength),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string().max(40), z.number()])).max(300),
]);

/** Lines of a table about the career of one player; those that no career can hold are told. */
const maxCareerEntryLines = 200;

const tableLine = z.number({ error: 'invalid' }).int('invalid').min(1, 'invalid').max(maxInteger, 'invalid');

const importPlayerRows = endpoint({
  path: '/api/Portfolio/ImportPlayerRows',
  summary:
    'Adds players whose cells were read from a table; without Apply, only says what would come of it. Staff name the owner',
  who,
  input: z.strictObject({
    ...owner,
    /** False: nothing is stored. */
    apply: z.boolean(),
    /** Whether rows that look like a player of the portfolio, or of the table, are taken too. */
    withDuplicates: z.boolean().optional(),
    /** Lines of the duplicates that are taken; the reader has looked at each. */
    takenDuplicates: z.array(tableLine).max(maxImportedRows, 'tooLong').optional(),
    rows: z
      .array(
        z.strictObject({
          line: tableLine,
          /** By field, as in a player's record; with `BornYear` where only the year is known. */
          values: z.record(z.string().max(60), cellValue),
          /** Career entries of the career, each with its own line; fields as in a career entry, with `FiguresSource`. */
          careerEntries: z
            .array(z.strictObject({ line: tableLine, values: z.record(z.string().max(60), cellValue) }))
            .max(maxCareerEntryLines, 'tooMany')
            .optional(),
        }),
      )
      .min(1, 'required')
      .max(maxImportedRows, 'tooLong'),
  }),
  output: z.object({
    message: z.string(),
    applied: z.boolean(),
    /** Id of the import, which can be undone until `undoUntil`. */
    importId: z.number().int().nullable(),
    undoUntil: z.string().nullable(),
    added: z.number().int(),
    /** The lines that look like a player of the portfolio, or of an earlier line. */
    duplicates: z.array(z.object({ line: z.number().int(), where: z.enum(['portfolio', 'file']) })),
    /** Cells that the rules of the form do not accept. Their rows come in without them, except for a name. */
    refused: z.array(
      z.object({
        line: z.number().int(),
        field: z.string(),
        code: z.enum(fieldErrorCodes),
        text: z.string(),
      }),
    ),
    /** The lines that cannot come in, because nobody is named. */
    nameless: z.array(z.number().int()),
    /** The records of the lines that came in. */
    players: z.array(z.object({ line: z.number().int(), playerId: z.number().int() })),
  }),
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND'],
  maxBodyBytes: 14_000_000,
  creates: true,
  example: {
    input: {
      apply: false,
      rows: [
        {
          line: 2,
          values: { name: 'Tommaso', surname: 'Venier' },
          careerEntries: [
            {
              line: 2,
              values: { season: '2025/26', clubName: 'Virtus Brenta', appearances: 28, minutes: 2140 },
            },
          ],
        },
      ],
    },
    output: {
      message: '',
      applied: false,
      importId: null,
      undoUntil: null,
      added: 1,
      duplicates: [],
      refused: [],
      nameless: [],
      players: [],
    },
  },
});

const undoPlayerImport = endpoint({
  path: '/api/Portfolio/UndoPlayerImport',
  priority: 'bulk',
  summary: 'Removes the players that an import of the last day added, except those changed or proposed since',
  who,
  input: z.strictObject({ ...owner, importId: id }),
  output: z.object({ message: z.string(), removed: z.number().int(), kept: z.number().int() }),
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND'],
  example: {
    input: { importId: 1 },
    output: { message: '198 calciatori importati rimossi', removed: 198, kept: 0 },
  },
});

const getLastImport = endpoint({
  path: '/api/Portfolio/GetLastImport',
  summary: 'Returns the latest import into a portfolio while it can still be undone',
  who,
  input: z.strictObject(owner),
  output: z.object({
    /** Null: there is none, it is undone, or too old. */
    last: z
      .object({
        importId: z.number().int(),
        at: z.string(),
        undoUntil: z.string(),
        /** Number of players added by the import that are still there. */
        players: z.number().int(),
      })
      .nullable(),
  }),
  errors: ['SUBJECT_MISMATCH'],
  example: {
    input: {},
    output: {
      last: {
        importId: 1,
        at: '2026-11-23T15:30:00.000Z',
        undoUntil: '2026-11-24T15:30:00.000Z',
        players: 198,
      },
    },
  },
});

/** Bringing a list of players from elsewhere. */
export const importEndpoints = {
  importPlayers,
  readPlayerTable,
  importPlayerRows,
  undoPlayerImport,
  getLastImport,
};
