import { agreements } from '@trattativa/domain/deals/clauses/clauses';
import { highestTotal, watchedFigures } from '@trattativa/domain/deals/clauses/figures';
import { firstSeason, lastSeason } from '@trattativa/domain/deals/offers/offer-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, plainDate, wholeNumber } from '../../fields.ts';
import { dealClauses } from './clauses.ts';
import { exampleClauses } from './example-clauses.ts';

const sides = { player: 'own', team: 'own', agent: 'own', premium: 'own', coach: 'own' } as const;

const changed = z.object({ message: z.string(), clauses: dealClauses });

const getClauses = endpoint({
  path: '/api/Clauses/GetClauses',
  summary:
    'The clauses of a signed deal with what has fired and what the next 90 days may bring: of the offer its two sides, of the transfer its two clubs, staff both',
  who: allow({ ...sides, staff: 'all' }),
  input: z.strictObject({ negotiationId: id }),
  output: dealClauses,
  errors: ['NOT_FOUND'],
  example: { input: { negotiationId: 3001 }, output: exampleClauses },
});

const stateFigure = endpoint({
  path: '/api/Clauses/StateFigure',
  summary:
    'A side of an agreement states a total of a season so far; the other side confirms it before anything fires',
  who: allow(sides),
  input: z.strictObject({
    negotiationId: id,
    agreement: z.enum(agreements, { error: 'notInList' }),
    /** By its first calendar year. */
    season: wholeNumber(firstSeason, lastSeason),
    figure: z.enum(watchedFigures, { error: 'notInList' }),
    total: wholeNumber(0, highestTotal),
    /** The day up to which it counts. */
    countedOn: plainDate,
    /** Takes the place of a higher total that was confirmed in error. */
    isCorrection: z.boolean(),
  }),
  output: changed,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_MEANWHILE'],
  example: {
    input: {
      negotiationId: 3001,
      agreement: 'offer',
      season: 2026,
      figure: 'appearances',
      total: 15,
      countedOn: '2026-12-06',
      isCorrection: false,
    },
    output: { message: 'Dato inviato: ora tocca all’altra parte', clauses: exampleClauses },
  },
});

const answerFigure = endpoint({
  path: '/api/Clauses/AnswerFigure',
  summary: 'The other side confirms a figure, and what it reaches fires, or disputes it',
  who: allow(sides),
  input: z.strictObject({
    figureId: id,
    answer: z.enum(['confirm', 'dispute'], { error: 'notInList' }),
  }),
  output: changed,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: { figureId: 12, answer: 'confirm' },
    output: { message: 'Dato confermato', clauses: exampleClauses },
  },
});

const exerciseOption = endpoint({
  path: '/api/Clauses/ExerciseOption',
  summary:
    'Who holds an option of a signed deal exercises it within its days: seasons are added to the contract, or the purchase of a player on loan is owed',
  who: allow(sides),
  input: z.strictObject({ negotiationId: id, agreement: z.enum(agreements, { error: 'notInList' }) }),
  output: changed,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'TRANSITION_NOT_ALLOWED', 'CHANGED_MEANWHILE', 'ALREADY_REGISTERED'],
  example: {
    input: { negotiationId: 3001, agreement: 'offer' },
    output: { message: 'Opzione esercitata', clauses: exampleClauses },
  },
});

const prepareContract = endpoint({
  path: '/api/Clauses/PrepareContract',
  summary:
    'The club that has bought a player on loan opens the negotiation about the contract, for which the other club has agreed already',
  who: allow({ team: 'own' }),
  input: z.strictObject({ negotiationId: id }),
  output: z.object({ message: z.string(), negotiationId: z.number().int() }),
  errors: [
    'NOT_FOUND',
    'TRANSITION_NOT_ALLOWED',
    'NOT_CONTACTABLE',
    'NEGOTIATION_OPEN',
    'TOO_MANY_ENQUIRIES',
  ],
  creates: true,
  example: {
    input: { negotiationId: 3001 },
    output: { message: 'Trattativa aperta: ora prepara l’offerta', negotiationId: 3002 },
  },
});

export const clauseEndpoints = { getClauses, stateFigure, answerFigure, exerciseOption, prepareContract };
