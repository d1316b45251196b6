import { ownerKinds } from '@trattativa/domain/people/owner-kind';
import { listingStates } from '@trattativa/domain/people/players/listing-states';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { email, id, language, mailedCode } from '../../fields.ts';
import { exampleOwner, portfolioOwner } from '../../people/portfolios/listed-player.ts';

const owners = allow({ team: 'own', agent: 'own', premium: 'own', coach: 'own', staff: 'all' });
const players = allow({ player: 'own' });
const done = z.object({ message: z.string() });
const saved = { message: 'Dati salvati correttamente' };

const inviteToClaim = endpoint({
  path: '/api/Portfolio/InviteToClaim',
  summary: 'Mails the player a link to claim the record; a new invitation replaces an earlier one',
  who: owners,
  input: z.strictObject({ playerId: id, email, language: language.optional() }),
  output: done,
  errors: ['NOT_FOUND', 'ALREADY_CLAIMED', 'INVITED_TOO_OFTEN'],
  example: {
    input: { playerId: 80001, email: 'tommaso@example.org', language: 'it' },
    output: { message: 'Messaggio inviato' },
  },
});

const withdrawInvitation = endpoint({
  path: '/api/Portfolio/WithdrawInvitation',
  summary: 'Withdraws the open invitation to claim a record',
  who: owners,
  input: z.strictObject({ playerId: id }),
  output: done,
  errors: ['NOT_FOUND', 'INVITATION_CLOSED'],
  example: { input: { playerId: 80001 }, output: saved },
});

const getListing = endpoint({
  path: '/api/Portfolio/GetListing',
  summary:
    'For the owner of a record: whether it is claimed and confirmed, the open invitation, the open dispute',
  who: owners,
  input: z.strictObject({ playerId: id }),
  output: z.object({
    playerId: z.number().int(),
    listing: z.enum(listingStates),
    invitation: z
      .object({ email: z.string(), invitedAt: z.string(), expiresAt: z.string(), expired: z.boolean() })
      .nullable(),
    dispute: z.object({ reason: z.string(), disputedAt: z.string() }).nullable(),
  }),
  errors: ['NOT_FOUND'],
  example: {
    input: { playerId: 80001 },
    output: {
      playerId: 80001,
      listing: 'unlinked',
      invitation: {
        email: 'tommaso@example.org',
        invitedAt: '2026-10-02T09:30:00.000Z',
        expiresAt: '2026-10-16T09:30:00.000Z',
        expired: false,
      },
      dispute: null,
    },
  },
});

const getInvitation = endpoint({
  path: '/api/Portfolio/GetInvitation',
  summary: 'An invitation by its mailed code, for the page of the link, logged in or not',
  who: allow({
    guest: 'all',
    player: 'all',
    team: 'all',
    agent: 'all',
    premium: 'all',
    coach: 'all',
    scout: 'all',
    staff: 'all',
  }),
  input: z.strictObject({ code: mailedCode }),
  output: z.object({
    id: z.number().int(),
    ownerKind: z.enum(ownerKinds),
    ownerName: z.string(),
    playerName: z.string(),
    /** Masked. */
    email: z.string(),
    expiresAt: z.string(),
  }),
  errors: ['INVITATION_CLOSED'],
  example: {
    input: { code: 'w3Jk0yqk2m5e8gGm7a0v1xTzB4cD6eFh' },
    output: {
      id: 201,
      ownerKind: 'agent',
      ownerName: 'Elena Rossi',
      playerName: 'Tommaso V.',
      email: 't…@example.org',
      expiresAt: '2026-10-16T09:30:00.000Z',
    },
  },
});

const answerInvitation = endpoint({
  path: '/api/Portfolio/AnswerInvitation',
  summary: 'The invited player accepts: the record is linked and fills the own profile; or declines',
  who: players,
  input: z.strictObject({ invitationId: id, accept: z.boolean() }),
  output: z.object({ message: z.string(), playerId: z.number().int().nullable() }),
  errors: ['NOT_FOUND', 'INVITATION_CLOSED', 'ALREADY_CLAIMED'],
  example: { input: { invitationId: 201, accept: true }, output: { ...saved, playerId: 80002 } },
});

const getMyListings = endpoint({
  path: '/api/Portfolio/GetMyListings',
  summary: 'Who lists the player in a portfolio, and who invites them to claim a record',
  who: players,
  input: z.strictObject({}),
  output: z.object({
    items: z.array(
      z.object({
        playerId: z.number().int(),
        owner: portfolioOwner,
        /** The record's name, which may differ from the account's. */
        playerName: z.string(),
        listing: z.enum(listingStates),
        updatedAt: z.string(),
        dispute: z
          .object({
            reason: z.string(),
            status: z.enum(['open', 'upheld', 'refused', 'takenBack']),
            word: z.string(),
          })
          .nullable(),
      }),
    ),
    invitations: z.array(
      z.object({
        id: z.number().int(),
        owner: portfolioOwner,
        playerName: z.string(),
        invitedAt: z.string(),
        expiresAt: z.string(),
      }),
    ),
  }),
  errors: [],
  example: {
    input: {},
    output: {
      items: [
        {
          playerId: 80001,
          owner: exampleOwner,
          playerName: 'Tommaso Venier',
          listing: 'unconfirmed',
          updatedAt: '2026-10-02T09:30:00.000Z',
          dispute: null,
        },
      ],
      invitations: [],
    },
  },
});

/** Claiming a record: the calls of its owner, of the invited guest and of the player. */
export const claimEndpoints = {
  inviteToClaim,
  withdrawInvitation,
  getListing,
  getInvitation,
  answerInvitation,
  getMyListings,
};
