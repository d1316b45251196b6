import { maxFiles } from '@trattativa/domain/platform/file-limits';
import { maxReasonLength, minReasonLength } from '@trattativa/domain/platform/text-limits';
import { mandateStatus, mandateStatuses } from '@trattativa/domain/representation/mandate-statuses';
import { z } from 'zod';
import { allow, everyone } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { email, id, language, mailedCode, oneOf, paragraph, searchText, version } from '../../fields.ts';
import { fileId } from '../../files/uploads/files.ts';
import { page, pageInput } from '../../paging.ts';
import { teamCard } from '../../people/teams/endpoints.ts';
import { exampleMandate, mandate, mandateFee, mandateKinds, mandateTerms } from './mandate.ts';

const parties = allow({ player: 'own', team: 'own', agent: 'own', premium: 'own', staff: 'all' });

const exampleTerms = {
  startsOn: '2026-07-01',
  endsOn: '2028-06-30',
  countries: ['IT', 'ES'],
  exclusive: true,
};

/** Files uploaded beforehand and sent with the proposal: the document to sign, a scan. */
const fileIds = z.array(fileId).max(maxFiles, 'tooMany').optional();

const proposed = z.object({ message: z.string(), mandate });

const proposePlayerMandate = endpoint({
  path: '/api/Mandate/ProposePlayerMandate',
  summary:
    'The agent proposes a mandate to a player of the own portfolio, who confirms it, also by mail; or records it with the signed form',
  who: allow({ agent: 'own', premium: 'own' }),
  input: z.strictObject({
    agentId: id.optional(),
    playerId: id,
    ...mandateTerms,
    ...mandateFee,
    fileIds,
    /** The form as the player, or a minor's parent, signed it: the mandate is recorded, and staff check the form. */
    formFileId: fileId.nullish(),
    /** Where an adult without a login is asked by mail. */
    email: email.nullish(),
    /** Language of the mail; by default that of the player's country. */
    language: language.optional(),
  }),
  output: proposed,
  errors: [
    'SUBJECT_MISMATCH',
    'NOT_FOUND',
    'FORBIDDEN',
    'MANDATE_EXISTS',
    'MINOR_PROTECTED',
    'INVITED_TOO_OFTEN',
  ],
  creates: true,
  example: {
    input: { playerId: 80001, ...exampleTerms },
    output: { message: 'Mandato proposto', mandate: exampleMandate },
  },
});

const proposeClubMandate = endpoint({
  path: '/api/Mandate/ProposeClubMandate',
  summary: 'An agent asks a club for a mandate, or a club offers one to an agent; the other side confirms',
  who: allow({ team: 'own', agent: 'own', premium: 'own' }),
  input: z.strictObject({
    /** The other side; the caller's own id is accepted too. */
    agentId: id.optional(),
    teamId: id.optional(),
    ...mandateTerms,
    fileIds,
  }),
  output: proposed,
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND', 'MANDATE_EXISTS'],
  creates: true,
  example: {
    input: { teamId: 20001, ...exampleTerms, exclusive: false },
    output: { message: 'Mandato proposto', mandate: exampleMandate },
  },
});

const getMandates = endpoint({
  path: '/api/Mandate/GetMandates',
  summary: 'The caller’s mandates, those that wait for an answer first; for staff all',
  who: parties,
  input: z.strictObject({
    kind: z.enum(mandateKinds, { error: 'notInList' }).optional(),
    status: oneOf(mandateStatuses).optional(),
    /** Only mandates of this player's record. */
    playerId: id.optional(),
    /** Only those that wait for the caller's answer. */
    myTurn: z.boolean().optional(),
    /** In the names of player, club, agent and agency; blind to accents and case. */
    text: searchText.optional(),
    ...pageInput,
  }),
  output: page(mandate),
  errors: [],
  example: {
    input: { kind: 'player' },
    output: { items: [exampleMandate], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const getMandate = endpoint({
  path: '/api/Mandate/GetMandate',
  summary: 'One mandate with its history',
  who: parties,
  input: z.strictObject({ mandateId: id }),
  output: mandate,
  errors: ['NOT_FOUND'],
  example: { input: { mandateId: 180001 }, output: { ...exampleMandate, changes: [] } },
});

const updateMandateStatus = endpoint({
  path: '/api/Mandate/UpdateMandateStatus',
  summary: 'Confirms or refuses a proposed mandate, withdraws it, or ends one in force',
  who: parties,
  input: z.strictObject({
    mandateId: id,
    version,
    status: oneOf(mandateStatuses),
    note: paragraph(maxReasonLength).optional(),
  }),
  output: proposed,
  errors: [
    'NOT_FOUND',
    'TRANSITION_NOT_ALLOWED',
    'CHANGED_MEANWHILE',
    'REASON_REQUIRED',
    'MANDATE_OVERLAPS',
    'MANDATE_EXISTS',
    'MINOR_PROTECTED',
  ],
  example: {
    input: { mandateId: 180001, version: 1, status: mandateStatus.confirmed },
    output: {
      message: 'Mandato aggiornato',
      mandate: { ...exampleMandate, status: mandateStatus.confirmed, version: 2 },
    },
  },
});

const getMandatedClubs = endpoint({
  path: '/api/Mandate/GetMandatedClubs',
  summary: 'The clubs whose mandate is in force today: those for which the agent may publish requests',
  who: allow({ agent: 'own', premium: 'own' }),
  input: z.strictObject({}),
  output: z.object({
    items: z.array(z.object({ mandateId: z.number().int(), endsOn: z.string(), team: teamCard })),
  }),
  errors: [],
  example: { input: {}, output: { items: [] } },
});

const getMandateConflicts = endpoint({
  path: '/api/Mandate/GetMandateConflicts',
  summary: 'Exclusive mandates that somebody has proposed over one in force, for staff’s desk',
  who: allow({ staff: 'all' }),
  input: z.strictObject({ ...pageInput }),
  output: page(z.object({ proposed: mandate, inForce: mandate })),
  errors: [],
  example: {
    input: {},
    output: {
      items: [
        {
          proposed: exampleMandate,
          inForce: { ...exampleMandate, id: 180002, status: mandateStatus.confirmed },
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    },
  },
});

const getMandatesToCheck = endpoint({
  path: '/api/Mandate/GetMandatesToCheck',
  summary: 'Mandates recorded with a signed form that staff have not checked yet, the oldest first',
  who: allow({ staff: 'all' }),
  input: z.strictObject({ ...pageInput }),
  output: page(mandate),
  errors: [],
  example: {
    input: {},
    output: {
      items: [{ ...exampleMandate, recorded: true, can: { ...exampleMandate.can, check: true } }],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    },
  },
});

const checkMandateForm = endpoint({
  path: '/api/Mandate/CheckMandateForm',
  summary:
    'Staff accept the signed form of a recorded mandate, which is then in force, or refuse it with a reason',
  who: allow({ staff: 'all' }),
  input: z.strictObject({
    mandateId: id,
    version,
    accept: z.boolean({ error: 'required' }),
    /** Needed to refuse; both sides read it. */
    reason: paragraph(maxReasonLength).min(minReasonLength, 'tooShort').optional(),
  }),
  output: proposed,
  errors: [
    'NOT_FOUND',
    'TRANSITION_NOT_ALLOWED',
    'CHANGED_MEANWHILE',
    'REASON_REQUIRED',
    'MANDATE_OVERLAPS',
    'MANDATE_EXISTS',
    'MINOR_PROTECTED',
  ],
  example: {
    input: { mandateId: 180001, version: 1, accept: true },
    output: {
      message: 'Mandato aggiornato',
      mandate: {
        ...exampleMandate,
        status: mandateStatus.confirmed,
        version: 2,
        recorded: true,
        formChecked: { at: '2026-06-21T08:00:00.000Z', by: 'Ada Neri' },
        confirmedWay: 'playerForm',
      },
    },
  },
});

const getGuardianMandate = endpoint({
  path: '/api/Mandate/GetGuardianMandate',
  summary: 'A mandate as a minor’s guardian, or a player without a login, reads it by the code of the mail',
  who: everyone,
  input: z.strictObject({ code: mailedCode }),
  output: mandate.extend({ asked: z.enum(['guardian', 'player']) }),
  errors: ['CODE_INVALID'],
  example: {
    input: { code: 'k3JQ2v9mXw7sT1bY8nR4cF6hL0pZ5aDeGiUoKqMxVsE' },
    output: {
      ...exampleMandate,
      asked: 'guardian',
      changes: [],
      can: { confirm: true, refuse: true, end: false, check: false },
    },
  },
});

const answerGuardianMandate = endpoint({
  path: '/api/Mandate/AnswerGuardianMandate',
  summary:
    'A minor’s guardian, or a player without a login, confirms, refuses or ends a mandate by the code of the mail',
  who: everyone,
  input: z.strictObject({
    code: mailedCode,
    version,
    status: oneOf(mandateStatuses),
  }),
  output: proposed,
  errors: [
    'CODE_INVALID',
    'TRANSITION_NOT_ALLOWED',
    'CHANGED_MEANWHILE',
    'MANDATE_OVERLAPS',
    'MANDATE_EXISTS',
    'MINOR_PROTECTED',
  ],
  example: {
    input: {
      code: 'k3JQ2v9mXw7sT1bY8nR4cF6hL0pZ5aDeGiUoKqMxVsE',
      version: 1,
      status: mandateStatus.confirmed,
    },
    output: {
      message: 'Mandato aggiornato',
      mandate: { ...exampleMandate, status: mandateStatus.confirmed, version: 2 },
    },
  },
});

export const mandateEndpoints = {
  proposePlayerMandate,
  proposeClubMandate,
  getMandates,
  getMandate,
  updateMandateStatus,
  getMandatedClubs,
  getMandateConflicts,
  getMandatesToCheck,
  checkMandateForm,
  getGuardianMandate,
  answerGuardianMandate,
};
