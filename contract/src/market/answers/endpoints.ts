import {
  maxAnswerSentenceLength,
  maxPutForward,
  nobodyFitsReasons,
} from '@trattativa/domain/market/request-answers';
import { contractualStatus } from '@trattativa/domain/people/players/contractual-statuses';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { hasNoDuplicates, id, paragraph } from '../../fields.ts';
import { exampleAnswer, receivedAnswer, requestAnswer } from './answer.ts';

/** Recipients of the request, who answer it. */
const recipients = allow({ team: 'own', agent: 'own', premium: 'own', coach: 'own' });

/** Permission matrix, /requestsCandidates: the club; an agent for a club that has mandated the agent. */
const makers = allow({ team: 'own', agent: 'own', premium: 'own', staff: 'all' });

const sentence = paragraph(maxAnswerSentenceLength).nullish();
const answered = z.object({ message: z.string(), answer: requestAnswer });

const answerNobodyFits = endpoint({
  path: '/api/Request/AnswerNobodyFits',
  summary: 'A recipient answers a request: nobody fits, with a reason if wanted, which the club reads',
  who: recipients,
  input: z.strictObject({
    requestId: id,
    /** `other` needs the sentence too. */
    reasonCode: z.enum(nobodyFitsReasons, { error: 'notInList' }).nullish(),
    sentence,
  }),
  output: answered,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'REQUEST_CLOSED', 'TRANSITION_NOT_ALLOWED', 'REASON_REQUIRED'],
  example: {
    input: { requestId: 120001, reasonCode: 'age', sentence: 'I nostri terzini hanno più di 25 anni.' },
    output: { message: 'Risposta inviata', answer: exampleAnswer },
  },
});

const namePlayers = endpoint({
  path: '/api/Request/NamePlayers',
  summary:
    'A coach who received a request names players of the own list; the club decides whether to ask for them',
  who: allow({ coach: 'own' }),
  input: z.strictObject({
    requestId: id,
    playerIds: z
      .array(id)
      .min(1, 'tooFew')
      .max(maxPutForward, 'tooMany')
      .refine(hasNoDuplicates, 'duplicate'),
    sentence,
  }),
  output: answered,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'REQUEST_CLOSED', 'PLAYER_OFF_MARKET'],
  example: {
    input: { requestId: 120001, playerIds: [80001] },
    output: {
      message: 'Risposta inviata',
      answer: {
        ...exampleAnswer,
        fits: true,
        reasonCode: null,
        sentence: '',
        players: [
          {
            id: 80001,
            name: 'Tommaso Venier',
            contractualStatus: contractualStatus.free,
            negotiationId: null,
          },
        ],
      },
    },
  },
});

const getMyAnswer = endpoint({
  path: '/api/Request/GetMyAnswer',
  summary: 'The answer of the caller’s side to a request that it received; null before the first one',
  who: recipients,
  input: z.strictObject({ requestId: id }),
  output: z.object({ answer: requestAnswer.nullable() }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  example: { input: { requestId: 120001 }, output: { answer: exampleAnswer } },
});

const getAnswers = endpoint({
  path: '/api/Request/GetAnswers',
  summary: 'What the recipients of a request answered, the latest first',
  who: makers,
  input: z.strictObject({ requestId: id }),
  output: z.object({ items: z.array(receivedAnswer) }),
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  example: {
    input: { requestId: 120001 },
    output: {
      items: [{ ...exampleAnswer, recipient: { kind: 'team', id: 20002, name: 'Virtus Brenta' } }],
    },
  },
});

export const requestAnswerEndpoints = { answerNobodyFits, namePlayers, getMyAnswer, getAnswers };
