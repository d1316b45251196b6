import { profileTypes } from '@trattativa/domain/identity/profile-types';
import { maxNoteLength, minReasonLength } from '@trattativa/domain/platform/text-limits';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { fullName, id, oneOf, paragraph } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { exampleListedPlayer, exampleOwner, listedPlayer, portfolioOwner } from './listed-player.ts';

export const reason = paragraph(maxNoteLength).min(minReasonLength, 'tooShort');

const owners = allow({
  team: 'related',
  agent: 'related',
  premium: 'related',
  coach: 'related',
  staff: 'all',
});
const staff = allow({ staff: 'all' });

/** A request to remove a player who was proposed to clubs, and staff's decision. */
export const removalRequest = z.object({
  id: z.number().int(),
  player: listedPlayer,
  owner: portfolioOwner,
  askedByName: z.string(),
  reason: z.string(),
  askedAt: z.string(),
  status: z.enum(['open', 'approved', 'refused']),
  decidedAt: z.string().nullable(),
  /** What staff wrote. */
  word: z.string(),
  /** The player's open deals, which the removal ends. */
  openNegotiations: z.array(
    z.object({ id: z.number().int(), teamName: z.string(), status: z.number().int() }),
  ),
  can: z.object({ decide: z.boolean() }),
});

export type RemovalRequest = z.infer<typeof removalRequest>;

const exampleRequest: RemovalRequest = {
  id: 101,
  player: exampleListedPlayer,
  owner: exampleOwner,
  askedByName: 'Elena Rossi',
  reason: 'Il calciatore ha cambiato procuratore.',
  askedAt: '2026-10-02T09:30:00.000Z',
  status: 'open',
  decidedAt: null,
  word: '',
  openNegotiations: [],
  can: { decide: true },
};

const askForDeletePlayer = endpoint({
  path: '/api/Player/AskForDeletePlayer',
  summary: 'Asks staff to remove a player who was proposed to clubs; by name in the own portfolio, or by id',
  who: owners,
  input: z.strictObject({
    /** The caller's account and profile type, as the login answered them. */
    userId: id.optional(),
    userProfile: oneOf(profileTypes).optional(),
    playerName: fullName,
    /** Distinguishes players of the same name. */
    playerId: id.optional(),
    reason,
  }),
  output: z.object({ message: z.string(), requestId: z.number().int() }),
  errors: ['SUBJECT_MISMATCH', 'NOT_FOUND', 'REMOVAL_ALREADY_ASKED'],
  creates: true,
  example: {
    input: { playerName: 'Tommaso Venier', reason: 'Il calciatore ha cambiato procuratore.' },
    output: { message: 'Richiesta inviata', requestId: 101 },
  },
});

const getRemovalRequests = endpoint({
  path: '/api/Player/GetRemovalRequests',
  summary:
    'Requests to remove a player: staff see all, longest waiting first; others those about their portfolio',
  who: owners,
  input: z.strictObject({ open: z.boolean().optional(), ...pageInput }),
  output: page(removalRequest),
  errors: [],
  example: {
    input: { open: true },
    output: { items: [exampleRequest], nextCursor: null, total: 1, totalIsExact: true },
  },
});

const decideRemovalRequest = endpoint({
  path: '/api/Player/DecideRemovalRequest',
  summary:
    'Staff approve a removal, which ends the open deals and notifies everybody concerned, or refuse it with a comment',
  who: staff,
  input: z.strictObject({ requestId: id, approve: z.boolean(), word: paragraph(maxNoteLength).optional() }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'ALREADY_DECIDED', 'REASON_REQUIRED'],
  example: { input: { requestId: 101, approve: true }, output: { message: 'Dati salvati correttamente' } },
});

const sendPlayerDeletedEmail = endpoint({
  path: '/api/Player/SendPlayerDeletedEmail',
  summary:
    'Notifies everybody concerned that a player was removed, once for each deletion; an approved removal does so automatically',
  who: staff,
  input: z.strictObject({ playerId: id, playerName: fullName }),
  output: z.object({ message: z.string() }),
  errors: ['NOT_FOUND', 'DELETION_ALREADY_TOLD'],
  example: {
    input: { playerId: 80001, playerName: 'Tommaso Venier' },
    output: { message: 'Messaggio inviato' },
  },
});

/** The review of removals (spec §5). */
export const removalEndpoints = {
  askForDeletePlayer,
  getRemovalRequests,
  decideRemovalRequest,
  sendPlayerDeletedEmail,
};
