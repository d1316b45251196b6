import { consentAnswerers, proposalAnswers } from '@trattativa/domain/deals/proposal-consent';
import { z } from 'zod';
import { allow, everyone } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { email, id, language, mailedCode } from '../../fields.ts';
import { exampleLine, licenceLine } from '../../people/agents/licence.ts';

const asker = allow({ agent: 'own', premium: 'own' });

/** How the player, or a minor's parent, is asked by mail, as the agent sees it. */
const consentRequest = z.object({
  answerer: z.enum(consentAnswerers),
  /** The address on file, shortened: the agent states none. */
  onFile: z.string().nullable(),
  /** The address to which the agent sent an invitation before. */
  suggested: z.string().nullable(),
  /** Language of the next mail: as chosen for the last one, else of the account, the nationality or the country. */
  language,
  /** The last mail; the address is shortened. */
  sent: z
    .object({ to: z.string(), at: z.string(), expiresAt: z.string(), isExpired: z.boolean() })
    .nullable(),
  can: z.object({ ask: z.boolean() }),
});

const exampleRequest = {
  answerer: 'player',
  onFile: null,
  suggested: 'tommaso@example.org',
  language: 'it',
  sent: {
    to: 't…@example.org',
    at: '2026-10-02T09:31:00.000Z',
    expiresAt: '2026-10-09T09:31:00.000Z',
    isExpired: false,
  },
  can: { ask: true },
} as const;

const getConsentRequest = endpoint({
  path: '/api/Negotiation/GetConsentRequest',
  summary:
    'For the agent of an unconfirmed proposal: who has to confirm it, and whether they were asked by mail',
  who: asker,
  input: z.strictObject({ negotiationId: id }),
  output: consentRequest,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: { input: { negotiationId: 3001 }, output: exampleRequest },
});

const askPlayerToConfirm = endpoint({
  path: '/api/Negotiation/AskPlayerToConfirm',
  summary:
    'The agent has the player without a login, or a minor’s parent, asked by mail; an earlier mail no longer answers',
  who: asker,
  input: z.strictObject({
    /** Any open negotiation of the proposal. */
    negotiationId: id,
    /** Only where no address is on file. */
    email: email.nullish(),
    /** By default the one that `GetConsentRequest` says. */
    language: language.optional(),
  }),
  output: z.object({ message: z.string(), ...consentRequest.shape }),
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED', 'MINOR_PROTECTED', 'INVITED_TOO_OFTEN'],
  example: {
    input: { negotiationId: 3001, email: 'tommaso@example.org', language: 'it' },
    output: { message: 'Messaggio inviato', ...exampleRequest },
  },
});

const exampleCode = 'k3JQ2v9mXw7sT1bY8nR4cF6hL0pZ5aDeGiUoKqMxVsE';

const getProposalByCode = endpoint({
  path: '/api/Negotiation/GetProposalByCode',
  summary:
    'A proposal as whoever was asked by mail reads it: who proposes whom, to which clubs; uses nothing up',
  who: everyone,
  input: z.strictObject({ code: mailedCode }),
  output: z.object({
    player: z.string(),
    asked: z.enum(['player', 'guardian']),
    /** Language of the mail. */
    language,
    proposer: z.object({ name: z.string(), society: z.string() }),
    agentLicence: licenceLine,
    clubs: z.array(z.object({ name: z.string(), city: z.string() })),
    expiresAt: z.string(),
  }),
  errors: ['CODE_INVALID'],
  example: {
    input: { code: exampleCode },
    output: {
      player: 'Tommaso Venier',
      asked: 'player',
      language: 'it',
      proposer: { name: 'Elena Rossi', society: 'Rossi Sport' },
      agentLicence: exampleLine,
      clubs: [{ name: 'Virtus Brenta', city: 'Padova' }],
      expiresAt: '2026-10-09T09:31:00.000Z',
    },
  },
});

const answerProposalByCode = endpoint({
  path: '/api/Negotiation/AnswerProposalByCode',
  summary:
    'Whoever was asked by mail confirms the proposal for all its clubs, or refuses it, which ends its negotiations; the code works once',
  who: everyone,
  input: z.strictObject({ code: mailedCode, answer: z.enum(proposalAnswers, { error: 'notInList' }) }),
  output: z.object({ message: z.string() }),
  errors: ['CODE_INVALID', 'MINOR_PROTECTED'],
  example: {
    input: { code: exampleCode, answer: 'confirm' },
    output: { message: 'Hai confermato la proposta' },
  },
});

export const consentRequestEndpoints = {
  getConsentRequest,
  askPlayerToConfirm,
  getProposalByCode,
  answerProposalByCode,
};
