import { maxReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, paragraph, plainDate } from '../../fields.ts';
import { exampleRegistrations } from './example-registrations.ts';
import { registrations } from './registrations.ts';

/** The parties of a registration: its clubs, and the player in person. Whoever keeps the record ends nothing in the player's place. */
const parties = allow({ player: 'own', team: 'own' });

const answered = z.object({ message: z.string(), registrations });
const errors = ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'] as const;

const proposeEnding = endpoint({
  path: '/api/Registration/ProposeEnding',
  summary: 'One side proposes to end a registration before its agreed day; the other side answers',
  who: parties,
  input: z.strictObject({
    registrationId: id,
    /** The last day; the day before the first: it never begins. */
    endsOn: plainDate,
    note: paragraph(maxReasonLength).nullish(),
  }),
  output: answered,
  errors: [...errors, 'LOAN_LASTS'],
  example: {
    input: { registrationId: 7, endsOn: '2027-01-15', note: 'Come concordato al telefono' },
    output: { message: 'Proposta inviata', registrations: exampleRegistrations },
  },
});

const answerEnding = endpoint({
  path: '/api/Registration/AnswerEnding',
  summary: 'The other side agrees to the day that it saw, and the registration ends then, or declines',
  who: parties,
  input: z.strictObject({
    endingId: id,
    /** The last day as the caller saw it. */
    endsOn: plainDate,
    answer: z.enum(['agree', 'decline'], { error: 'notInList' }),
  }),
  output: answered,
  errors: [...errors, 'LOAN_LASTS'],
  example: {
    input: { endingId: 3, endsOn: '2027-01-15', answer: 'agree' },
    output: { message: 'Accordo registrato', registrations: exampleRegistrations },
  },
});

const withdrawEnding = endpoint({
  path: '/api/Registration/WithdrawEnding',
  summary: 'The side that proposed to end a registration takes the proposal back',
  who: parties,
  input: z.strictObject({ endingId: id }),
  output: answered,
  errors,
  example: {
    input: { endingId: 3 },
    output: { message: 'Proposta ritirata', registrations: exampleRegistrations },
  },
});

export const endingEndpoints = { proposeEnding, answerEnding, withdrawEnding };
