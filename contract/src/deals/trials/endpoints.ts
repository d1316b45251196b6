import { trialConsents, trialOutcomes, trialPayers } from '@trattativa/domain/deals/trials/trial-record';
import { maxAddressLength, maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, line, maxInteger, paragraph, plainDate, version, wholeNumber } from '../../fields.ts';
import { type TrialOfNegotiation, trialOfNegotiation } from './trial.ts';

/** Whoever sees the negotiation reads its trial; the club writes it. */
const parties = allow({
  player: 'own',
  team: 'own',
  agent: 'own',
  premium: 'own',
  coach: 'own',
  staff: 'all',
});
const club = allow({ team: 'own', staff: 'all' });

const payer = z.enum(trialPayers, { error: 'notInList' });
const saved = z.object({ message: z.string(), ...trialOfNegotiation.shape });
const writeErrors = ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'] as const;

const exampleTrial = {
  startsOn: '2026-11-02',
  endsOn: '2026-11-15',
  place: 'Padova, campo Appiani',
  travelPaidBy: 'club',
  boardPaidBy: 'club',
  lodgingPaidBy: 'club',
  consent: 'asked',
  fitUntil: '2027-06-30',
  parentsAgree: false,
  parentsContact: null,
} as const;

const example: TrialOfNegotiation = {
  trial: {
    ...exampleTrial,
    outcome: null,
    note: null,
    decidedAt: null,
    version: 1,
    changedAt: '2026-10-20T09:30:00.000Z',
  },
  parentsContact: null,
  warnings: [{ kind: 'consent' }],
  can: { save: true, decide: false },
};

const getTrial = endpoint({
  path: '/api/Trial/GetTrial',
  summary: 'The trial of a negotiation, what the rules say to it, and what the caller may do',
  who: parties,
  input: z.strictObject({ negotiationId: id }),
  output: trialOfNegotiation,
  errors: ['NOT_FOUND'],
  example: { input: { negotiationId: 3001 }, output: example },
});

const saveTrial = endpoint({
  path: '/api/Trial/SaveTrial',
  summary: 'Writes down or changes the trial of a negotiation that is on trial; the player pays nothing',
  who: club,
  input: z.strictObject({
    negotiationId: id,
    /** The version that the caller saw; 0: nothing was written down yet. */
    version: wholeNumber(0, maxInteger),
    startsOn: plainDate,
    endsOn: plainDate,
    place: line(maxAddressLength, 1),
    travelPaidBy: payer,
    boardPaidBy: payer,
    lodgingPaidBy: payer,
    consent: z.enum(trialConsents, { error: 'notInList' }),
    fitUntil: plainDate.nullish(),
    parentsAgree: z.boolean(),
    /** Person at the club whom the parents of a minor can reach. */
    parentsContact: line(maxAddressLength, 1).nullish(),
  }),
  output: saved,
  errors: [...writeErrors, 'MINOR_PROTECTED'],
  example: {
    input: { negotiationId: 3001, version: 0, ...exampleTrial },
    output: { message: 'Dati salvati correttamente', ...example },
  },
});

const decideTrial = endpoint({
  path: '/api/Trial/DecideTrial',
  summary: 'Says after the trial whether the player is kept; the negotiation’s status stays',
  who: club,
  input: z.strictObject({
    negotiationId: id,
    version,
    outcome: z.enum(trialOutcomes, { error: 'notInList' }),
    note: paragraph(maxReasonLength).nullish(),
  }),
  output: saved,
  errors: writeErrors,
  example: {
    input: { negotiationId: 3001, version: 1, outcome: 'kept' },
    output: { message: 'Dati salvati correttamente', ...example },
  },
});

export const trialEndpoints = { getTrial, saveTrial, decideTrial };
