import { nobodyFitsReasons } from '@trattativa/domain/market/request-answers';
import { contractualStatuses } from '@trattativa/domain/people/players/contractual-statuses';
import { z } from 'zod';
import { oneOf } from '../../fields.ts';
import { recipient } from '../requests/request.ts';

/** A player put forward, as the reader may see the player now. */
const putForward = z.object({
  id: z.number().int(),
  name: z.string(),
  contractualStatus: oneOf(contractualStatuses).nullable(),
  /** The negotiation of the requesting club about the player; null while there is none. */
  negotiationId: z.number().int().nullable(),
});

/** The answer of one recipient to a request. */
export const requestAnswer = z.object({
  /** False: nobody fits. */
  fits: z.boolean(),
  reasonCode: z.enum(nobodyFitsReasons).nullable(),
  sentence: z.string(),
  /** When it was first answered. */
  answeredAt: z.string(),
  /** Players put forward by name whom the reader may see; applications are among the candidates. */
  players: z.array(putForward),
});

export type RequestAnswer = z.infer<typeof requestAnswer>;

/** An answer with who gave it, for the requesting club. */
export const receivedAnswer = requestAnswer.extend({
  recipient: recipient.pick({ kind: true, id: true, name: true }),
});

export type ReceivedAnswer = z.infer<typeof receivedAnswer>;

/** Example for the documentation; invented. */
export const exampleAnswer: RequestAnswer = {
  fits: false,
  reasonCode: 'age',
  sentence: 'I nostri terzini hanno più di 25 anni.',
  answeredAt: '2026-10-03T10:00:00.000Z',
  players: [],
};
