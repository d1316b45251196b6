import { enquiryAnswers, enquiryRefusals, maxEnquirySentenceLength } from '@trattativa/domain/deals/enquiry';
import { firstSeason, lastSeason } from '@trattativa/domain/deals/offers/offer-limits';
import { transferKinds } from '@trattativa/domain/people/players/transfer-kinds';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, paragraph, plainDate, version, wholeEuros, wholeNumber } from '../../fields.ts';
import { exampleNegotiation } from './example-negotiation.ts';
import { negotiation } from './negotiation.ts';

/** Bounds of pay in whole euros gross a month; one of them is enough. */
const bounds = { payFrom: wholeEuros.nullish(), payTo: wholeEuros.nullish() };

const createEnquiry = endpoint({
  path: '/api/Negotiation/CreateEnquiry',
  summary:
    'A club asks for a player: opens a negotiation with the person whom GetPlayerOwner names, who answers it',
  who: allow({ team: 'related' }),
  input: z.strictObject({
    playerId: id,
    kind: z.enum(transferKinds, { error: 'notInList' }),
    /** First calendar year of the season. */
    season: wholeNumber(firstSeason, lastSeason),
    ...bounds,
    /** The last day (UTC) of an answer: from today, within `maxDaysToAnswer`. */
    answerBy: plainDate,
    sentence: paragraph(maxEnquirySentenceLength).nullish(),
  }),
  output: z.object({ message: z.string(), negotiation }),
  errors: ['NOT_FOUND', 'PLAYER_OFF_MARKET', 'NOT_CONTACTABLE', 'NEGOTIATION_OPEN', 'TOO_MANY_ENQUIRIES'],
  creates: true,
  example: {
    input: { playerId: 80001, kind: 'free', season: 2026, payTo: 1800, answerBy: '2026-10-20' },
    output: { message: 'Sondaggio inviato', negotiation: exampleNegotiation },
  },
});

const answerEnquiry = endpoint({
  path: '/api/Negotiation/AnswerEnquiry',
  summary:
    'Who keeps the player answers: available, available at these terms, or no with the code of a reason, which ends it',
  who: allow({ player: 'own', team: 'own', agent: 'own', premium: 'own', coach: 'own' }),
  input: z.strictObject({
    negotiationId: id,
    version,
    answer: z.enum(enquiryAnswers, { error: 'notInList' }),
    /** With `terms` only. */
    ...bounds,
    /** With `no` only, and mandatory; `other` needs the sentence too. */
    reasonCode: z.enum(enquiryRefusals, { error: 'notInList' }).nullish(),
    sentence: paragraph(maxEnquirySentenceLength).nullish(),
  }),
  output: z.object({ message: z.string(), negotiation }),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE', 'TRANSITION_NOT_ALLOWED', 'REASON_REQUIRED', 'MINOR_PROTECTED'],
  example: {
    input: { negotiationId: 3001, version: 3, answer: 'terms', payFrom: 2000 },
    output: { message: 'Risposta inviata', negotiation: exampleNegotiation },
  },
});

export const enquiryEndpoints = { createEnquiry, answerEnquiry };
