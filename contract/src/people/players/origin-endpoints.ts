import { profileType, profileTypes } from '@trattativa/domain/identity/profile-types';
import { playerRole, playerRoles } from '@trattativa/domain/people/player-roles';
import {
  contractualStatus,
  contractualStatuses,
} from '@trattativa/domain/people/players/contractual-statuses';
import { z } from 'zod';
import { allow } from '../../access.ts';
import { endpoint } from '../../endpoint.ts';
import { id, oneOf } from '../../fields.ts';
import { page, pageInput } from '../../paging.ts';
import { exampleLine, licenceLine } from '../agents/licence.ts';
import { completenessKinds } from './player.ts';

/** Readers of a player's origin and contact (permission matrix, IsTransferPlayer and GetPlayerOwner). */
const askers = allow({
  player: 'own',
  team: 'related',
  agent: 'related',
  premium: 'all',
  staff: 'all',
});

const isTransferPlayer = endpoint({
  path: '/api/Player/IsTransferPlayer',
  summary: 'Whether a player came through this platform’s own registration or an application',
  who: askers,
  input: z.strictObject({ playerId: id }),
  output: z.object({ isTransferPlayer: z.boolean() }),
  errors: ['NOT_FOUND'],
  example: { input: { playerId: 80001 }, output: { isTransferPlayer: false } },
});

/** The owner of a player's record, and the account to contact about the player. */
export const playerOwner = z.object({
  /** 0 the player, 3 an agent, 4 a club, 8 a coach */
  profile: oneOf(profileTypes),
  /** The player’s, agent’s, club’s or coach’s id. */
  ownerId: z.number().int(),
  name: z.string(),
  /** An agent’s agency. */
  society: z.string(),
  imageUrl: z.string().nullable(),
  /** An agent’s licence; null also of any other owner. */
  licence: licenceLine,
  /** Person to write to. For a minor’s own record the agent who represents them; null: nobody but the guardian. */
  contact: z.object({ baseUserId: z.number().int(), name: z.string() }).nullable(),
});

const getPlayerOwner = endpoint({
  path: '/api/Player/GetPlayerOwner',
  summary: 'Who keeps a player’s record, and who may be contacted about the player',
  who: askers,
  input: z.strictObject({ playerId: id }),
  output: playerOwner,
  errors: ['NOT_FOUND'],
  example: {
    input: { playerId: 80001 },
    output: {
      profile: profileType.agentPlayer,
      ownerId: 40001,
      name: 'Elena Rossi',
      society: 'Rossi Sport',
      imageUrl: null,
      licence: exampleLine,
      contact: { baseUserId: 12, name: 'Elena Rossi' },
    },
  },
});

/** One line of the report: a player, when and from where they came, and the results. */
export const transferLine = z.object({
  playerId: z.number().int(),
  /** A minor's initials, except for the owner of the record. */
  name: z.string(),
  age: z.number().int().nullable(),
  principalRole: oneOf(playerRoles).nullable(),
  nationality: z.string().nullable(),
  contractualStatus: oneOf(contractualStatuses).nullable(),
  currentClub: z.string(),
  currentLevel: z.number().int().nullable(),
  completeness: z.enum(completenessKinds),
  fromTransfer: z.boolean(),
  profile: oneOf(profileTypes),
  createdAt: z.string(),
  /** Negotiations about the player, by status. */
  ongoing: z.number().int(),
  signed: z.number().int(),
});

export type TransferLine = z.infer<typeof transferLine>;

const getPlayerTransfersReport = endpoint({
  path: '/api/Player/GetPlayerTransfersReport',
  summary:
    'Players by the time of their arrival, the latest first, with the results; a player gets the own line',
  who: allow({ player: 'own', premium: 'all', staff: 'all' }),
  input: z.strictObject({
    /** Only those who came through this platform’s registration (true), or only the others. */
    fromTransfer: z.boolean().optional(),
    ...pageInput,
  }),
  output: page(transferLine),
  errors: [],
  example: {
    input: { fromTransfer: true, limit: 50 },
    output: {
      items: [
        {
          playerId: 80001,
          name: 'Tommaso Venier',
          age: 22,
          principalRole: playerRole.attackingMidfielder,
          nationality: 'IT',
          contractualStatus: contractualStatus.free,
          currentClub: 'Virtus Brenta',
          currentLevel: 3,
          completeness: 'complete',
          fromTransfer: true,
          profile: profileType.player,
          createdAt: '2026-09-01T08:00:00.000Z',
          ongoing: 2,
          signed: 0,
        },
      ],
      nextCursor: null,
      total: 1,
      totalIsExact: true,
    },
  },
});

export const playerOriginEndpoints = { isTransferPlayer, getPlayerOwner, getPlayerTransfersReport };
