import { documentKinds } from '@trattativa/domain/deals/closing/documents';
import { judgedKinds } from '@trattativa/domain/people/rules/check-act';
import { maxRuleTextLength } from '@trattativa/domain/people/rules/rule-limits';
import { maxReasonLength, minReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, line, paragraph } from '../../fields.ts';
import { type Closing, closing, noticeWays, windowsOfDeal } from './closing.ts';
import { signingEffects } from './signing-effects.ts';
import { transferCheck } from './transfer-check.ts';

/** Whoever sees the negotiation reads it; its two sides and staff mark documents, an adult player those of their own. */
const parties = allow({
  player: 'own',
  team: 'own',
  agent: 'own',
  premium: 'own',
  coach: 'own',
  staff: 'all',
});

const example: Closing = {
  window: {
    isOpen: true,
    opensAt: '2027-01-02T07:00:00.000Z',
    closesAt: '2027-02-02T19:00:00.000Z',
    timeZone: 'Europe/Rome',
    edition: 'FIGC 2026/27',
    certainty: 'unconfirmed',
  },
  lastSeason: null,
  steps: [{ name: 'registration', safeUntil: '2027-02-02T19:00:00.000Z', standing: 'open' }],
  documents: [
    {
      kind: 'passport',
      owner: 'player',
      isThere: false,
      dueAt: '2027-02-02T15:00:00.000Z',
      standing: 'open',
      files: [],
      mayAdd: true,
    },
  ],
  mayMark: true,
  presentClub: null,
  verdicts: [],
  unknown: [],
};

const getClosing = endpoint({
  path: '/api/Closing/GetClosing',
  summary:
    'What has to happen before the window closes, with the last safe moment of each step, and the documents',
  who: parties,
  input: z.strictObject({ negotiationId: id }),
  output: closing,
  errors: ['NOT_FOUND'],
  example: { input: { negotiationId: 3001 }, output: example },
});

const getSigningEffects = endpoint({
  path: '/api/Closing/GetSigningEffects',
  summary:
    'Before a signature: the days that it registers, which registrations end, and how many proposals of other clubs it closes',
  who: parties,
  input: z.strictObject({ negotiationId: id }),
  output: signingEffects,
  errors: ['NOT_FOUND'],
  example: {
    input: { negotiationId: 3001 },
    output: {
      negotiationId: 3001,
      registered: { from: '2027-07-01', until: '2029-06-30' },
      ends: [{ clubName: 'Virtus Brenta', lastDay: '2027-06-30', isEarly: false }],
      closes: 2,
    },
  },
});

const getWindowOfOffer = endpoint({
  path: '/api/Closing/GetWindowOfOffer',
  summary:
    'The window in which the player of an offer can be registered next; where none was published, those of the last season',
  who: allow({
    player: 'own',
    team: 'own',
    agent: 'related',
    premium: 'related',
    coach: 'own',
    staff: 'all',
  }),
  input: z.strictObject({ offerId: id }),
  output: z.object(windowsOfDeal),
  errors: ['NOT_FOUND'],
  example: { input: { offerId: 220001 }, output: { window: example.window, lastSeason: null } },
});

const markDocument = endpoint({
  path: '/api/Closing/MarkDocument',
  summary:
    'Says that a document of the deal is there, or that it is not; one with a file is there in any case. Both sides and staff mark all, an adult player their own',
  who: parties,
  input: z.strictObject({
    negotiationId: id,
    kind: z.enum(documentKinds, { error: 'notInList' }),
    isThere: z.boolean(),
  }),
  output: closing,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  example: { input: { negotiationId: 3001, kind: 'passport', isThere: true }, output: example },
});

const liftBlock = endpoint({
  path: '/api/Closing/LiftBlock',
  summary:
    'Staff lift one refusal of a signature, named by rule and article, with a reason and a document of the deal; it does not survive other facts',
  who: allow({ staff: 'all' }),
  input: z.strictObject({
    negotiationId: id,
    rule: z.enum(judgedKinds, { error: 'notInList' }),
    edition: line(maxRuleTextLength, 1),
    article: line(maxRuleTextLength),
    /** Both sides read it. */
    reason: paragraph(maxReasonLength).min(minReasonLength, 'tooShort'),
    /** A file of the documents of the deal. */
    fileId: line(64, 1),
  }),
  output: closing,
  errors: ['NOT_FOUND', 'TRANSITION_NOT_ALLOWED'],
  example: {
    input: {
      negotiationId: 3001,
      rule: 'approachOfBound',
      edition: 'FIFA RSTP',
      article: 'art. 18(3)',
      reason: 'La federazione ha autorizzato la firma.',
      fileId: 'Vt3kq9Yb0mXw7sLr2hNc5a',
    },
    output: example,
  },
});

const tellPresentClub = endpoint({
  path: '/api/Closing/TellPresentClub',
  summary:
    'The club tells the player’s present club in writing that it negotiates (RSTP, art. 18(3)): here where somebody of that club reads it, else by a text that it sent on itself',
  who: allow({ team: 'own' }),
  input: z.strictObject({ negotiationId: id, way: z.enum(noticeWays, { error: 'notInList' }) }),
  output: closing,
  errors: ['NOT_FOUND', 'FORBIDDEN', 'TRANSITION_NOT_ALLOWED'],
  example: { input: { negotiationId: 3001, way: 'platform' }, output: example },
});

const checkTransfer = endpoint({
  path: '/api/Closing/CheckTransfer',
  summary:
    'Before a signature: what the rules say to the terms in force, which documents are open, and the window in which the player can be registered',
  who: allow({ team: 'own', staff: 'all' }),
  input: z.strictObject({ transferId: id }),
  output: transferCheck,
  errors: ['NOT_FOUND'],
  example: {
    input: { transferId: 330001 },
    output: {
      verdicts: [
        {
          rule: 'matchesPerSeason',
          verdict: 'warn',
          article: '',
          text: 'In una stagione un calciatore gioca partite ufficiali per 2 club al massimo.',
          edition: 'FIFA RSTP',
          status: 'inForce',
          source: 'FIFA, Regulations on the Status and Transfer of Players',
          certainty: 'confirmed',
        },
      ],
      unknown: [],
      openDocuments: ['nullaOsta'],
      window: null,
      lastSeason: null,
    },
  },
});

export const closingEndpoints = {
  checkTransfer,
  getClosing,
  getSigningEffects,
  getWindowOfOffer,
  liftBlock,
  markDocument,
  tellPresentClub,
};
