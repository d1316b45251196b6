import { maxCompared } from '@trattativa/domain/market/application-limits';
import { clubRejectionReasons } from '@trattativa/domain/market/candidate-rejection-reasons';
import {
  applicationSources,
  candidateStatus,
  candidateStatuses,
} from '@trattativa/domain/market/candidate-statuses';
import { playerRole } from '@trattativa/domain/people/player-roles';
import { foot } from '@trattativa/domain/people/players/feet';
import { maxLinkLength, maxNoteLength, maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { hasNoDuplicates, id, line, oneOf, paragraph, version } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { enteredPlayer, readPlayer } from '../../people/players/entered-player.ts';
import { candidate, candidateDetails, candidateNote, comparedPlayer } from './candidate.ts';
import {
  exampleApplication,
  exampleCandidate,
  exampleCompared,
  exampleDetails,
} from './example-candidate.ts';

/** Permission matrix, "apply to request": players for themselves, agents for players they list, not coaching staff. */
const applicants = allow({
  player: 'own',
  agent: 'related',
  premium: 'related',
  staff: 'all',
});

/** Permission matrix, /requestsCandidates: the club; an agent for a club that has mandated the agent. */
const boards = allow({ team: 'own', agent: 'own', premium: 'own', staff: 'all' });

const answered = z.object({ message: z.string(), candidate });
const candidateId = id;

const apply = endpoint({
  path: '/api/Candidate/Apply',
  summary:
    'Applies to a request: evaluated at once, added or rejected temporarily with the criteria that differ',
  who: applicants,
  refusedAs: 'NOT_REGISTERED_AS_PLAYER',
  input: z.strictObject({
    requestId: id,
    /** A player whom the caller lists; a player's own record without it. */
    playerId: id.nullish(),
    source: z.enum(applicationSources, { error: 'notInList' }),
    termsAccepted: z.boolean({ error: 'required' }),
    /** What was entered or imported: written to the record before it is evaluated. Not with `profile`. */
    player: enteredPlayer.nullish(),
  }),
  output: answered,
  errors: [
    'NOT_FOUND',
    'NOT_REGISTERED_AS_PLAYER',
    'TERMS_REQUIRED',
    'REQUEST_CLOSED',
    'ALREADY_APPLIED',
    'MINOR_PROTECTED',
    'CHANGED_MEANWHILE',
    'RATE_LIMITED',
  ],
  creates: true,
  example: {
    input: { requestId: 120001, source: 'profile', termsAccepted: true },
    output: { message: 'Candidato aggiunto', candidate: exampleApplication },
  },
});

const getImportSources = endpoint({
  path: '/api/Candidate/GetImportSources',
  summary: 'From where a player’s data can be imported on this installation',
  who: applicants,
  input: z.strictObject({}),
  /** `hosts`: whose public profile pages can be read; `footballData`: by the number on football-data.org. */
  output: z.object({ footballData: z.boolean(), hosts: z.array(z.string()) }),
  errors: [],
  example: { input: {}, output: { footballData: true, hosts: ['www.example.com'] } },
});

const readPlayerPage = endpoint({
  path: '/api/Candidate/ReadPlayerPage',
  summary: 'Reads a player on a football-data site, to be looked at; nothing is saved',
  who: applicants,
  input: z.strictObject({
    /** The address of a public profile page, or the player’s number on football-data.org. */
    reference: line(maxLinkLength, 1),
  }),
  output: readPlayer,
  errors: ['IMPORT_NOT_SET_UP', 'IMPORT_NOT_ALLOWED', 'IMPORT_NOT_FOUND', 'IMPORT_FAILED', 'RATE_LIMITED'],
  example: {
    input: { reference: 'https://www.example.com/players/tommaso-venier' },
    output: {
      name: 'Tommaso Venier',
      bornDate: '2004-03-17',
      nationality: 'IT',
      principalRole: playerRole.attackingMidfielder,
      position: 'Attacking Midfield',
      foot: foot.left,
      heightCm: 178,
      weightKg: null,
      currentClub: 'Virtus Brenta',
      link: 'https://www.example.com/players/tommaso-venier',
      source: 'www.example.com',
    },
  },
});

const getMyApplications = endpoint({
  path: '/api/Candidate/GetMyApplications',
  summary: 'The applications of the caller’s own record or listed players, the latest first',
  who: allow({ player: 'own', agent: 'own', premium: 'own' }),
  input: z.strictObject({ requestId: id.optional(), playerId: id.optional(), ...pageInput }),
  output: page(candidate),
  errors: [],
  example: {
    input: {},
    output: { items: [exampleApplication], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const withdrawApplication = endpoint({
  path: '/api/Candidate/WithdrawApplication',
  summary: 'The player’s side takes an application back; it is gone, and may be made again',
  who: allow({ player: 'own', agent: 'own', premium: 'own' }),
  input: z.strictObject({ candidateId, version }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'],
  example: { input: { candidateId: 7001, version: 1 }, output: { message: 'Candidatura ritirata' } },
});

const getCandidates = endpoint({
  path: '/api/Candidate/GetCandidates',
  summary: 'One column of a request’s board, the latest first',
  who: boards,
  input: z.strictObject({
    requestId: id,
    status: oneOf(candidateStatuses),
    shortlisted: z.boolean().optional(),
    /** Leaves out players of an agent's portfolio who have not confirmed that the agent keeps their record. */
    confirmed: z.literal(true).optional(),
    ...pageInput,
  }),
  output: page(candidate),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  example: {
    input: { requestId: 120001, status: candidateStatus.pending },
    output: { items: [exampleCandidate], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const countWaitingCandidates = endpoint({
  path: '/api/Candidate/CountWaitingCandidates',
  summary:
    'How many candidates of the club’s active requests wait for its first word, and the request of whoever waits longest',
  who: allow({ team: 'own' }),
  input: z.strictObject({}),
  output: z.object({ count: z.number().int(), requestId: z.number().int().nullable() }),
  errors: [],
  example: { input: {}, output: { count: 3, requestId: 120001 } },
});

const getCandidate = endpoint({
  path: '/api/Candidate/GetCandidate',
  summary: 'One candidate with the timeline; for the club’s members with their notes',
  who: allow({ player: 'own', team: 'own', agent: 'own', premium: 'own', staff: 'all' }),
  input: z.strictObject({ candidateId }),
  output: candidateDetails,
  errors: ['NOT_FOUND'],
  example: { input: { candidateId: 7001 }, output: exampleDetails },
});

const moveCandidate = endpoint({
  path: '/api/Candidate/MoveCandidate',
  summary: 'The club moves a candidate: 0 → 3 → 1, 0 or 3 → 2 with a reason, temporarily rejected 2 → 0',
  who: boards,
  input: z.strictObject({
    candidateId,
    version,
    status: oneOf(candidateStatuses),
    /** Needed for a rejection; the player reads it. */
    reason: z.enum(clubRejectionReasons, { error: 'notInList' }).nullish(),
    /** Needed with the reason `other`. */
    reasonText: paragraph(maxReasonLength).nullish(),
  }),
  output: answered,
  errors: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'TRANSITION_NOT_ALLOWED',
    'REASON_REQUIRED',
    'MINOR_PROTECTED',
    'ALREADY_REGISTERED',
    'SIGNATURE_NOT_ALLOWED',
    'FEE_SHEET_NOT_AGREED',
  ],
  example: {
    input: { candidateId: 7001, version: 1, status: candidateStatus.rejected, reason: 'roleFilled' },
    output: {
      message: 'Stato candidato aggiornato correttamente',
      candidate: { ...exampleCandidate, version: 2, status: candidateStatus.rejected, reason: 'roleFilled' },
    },
  },
});

const shortlistCandidate = endpoint({
  path: '/api/Candidate/ShortlistCandidate',
  summary: 'Sets or takes away the club’s shortlist mark; the player’s side never sees it',
  who: boards,
  input: z.strictObject({ candidateId, shortlisted: z.boolean({ error: 'required' }) }),
  output: answered,
  errors: ['NOT_FOUND'],
  example: {
    input: { candidateId: 7001, shortlisted: true },
    output: { message: 'Dati salvati correttamente', candidate: { ...exampleCandidate, shortlisted: true } },
  },
});

const addCandidateNote = endpoint({
  path: '/api/Candidate/AddCandidateNote',
  summary: 'A note of the club on a candidate, for its members only',
  who: allow({ team: 'own' }),
  input: z.strictObject({
    candidateId,
    text: paragraph(maxNoteLength).min(1, 'required'),
  }),
  output: z.object({ message: z.string(), note: candidateNote }),
  errors: ['NOT_FOUND', 'TOO_MANY_NOTES'],
  creates: true,
  example: {
    input: { candidateId: 7001, text: 'Visto due volte: bene di testa.' },
    output: {
      message: 'Dati salvati correttamente',
      note: {
        id: 1,
        at: '2026-10-03T10:00:00.000Z',
        by: 'Marco Riva',
        text: 'Visto due volte: bene di testa.',
      },
    },
  },
});

const deleteCandidateNote = endpoint({
  path: '/api/Candidate/DeleteCandidateNote',
  summary: 'Deletes a note of the club',
  who: allow({ team: 'own' }),
  input: z.strictObject({ noteId: id }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND'],
  example: { input: { noteId: 1 }, output: { message: 'Dati salvati correttamente' } },
});

const comparePlayers = endpoint({
  path: '/api/Candidate/ComparePlayers',
  summary:
    'Up to four players side by side for one request: candidates, or suggested ones whose card is open',
  who: boards,
  input: z.strictObject({
    requestId: id,
    playerIds: z.array(id).min(1, 'tooFew').max(maxCompared, 'tooMany').refine(hasNoDuplicates, 'duplicate'),
  }),
  output: z.object({ players: z.array(comparedPlayer) }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  example: {
    input: { requestId: 120001, playerIds: [80001, 80002] },
    output: { players: [exampleCompared] },
  },
});

export const applicationEndpoints = {
  apply,
  getImportSources,
  readPlayerPage,
  getMyApplications,
  withdrawApplication,
  getCandidates,
  countWaitingCandidates,
  getCandidate,
  moveCandidate,
  shortlistCandidate,
  addCandidateNote,
  deleteCandidateNote,
  comparePlayers,
};
