import type { TransferState } from '@trattativa/domain/deals/transfers/agreement';
import type { TransferSide } from '@trattativa/domain/deals/transfers/transfer-sides';
import { z } from 'zod';
import { id, version } from '../../fields.ts';
import type { TransferAct } from './transfer.ts';

/**
 * The fields of every event of a transfer between two clubs; recipients are all members of both clubs. It names no terms:
 * they are read through the clubs' own gate.
 */
export interface TransferChange {
  transferId: number;
  negotiationId: number;
  playerId: number;
  engagingTeamId: number;
  releasingTeamId: number;
  by: TransferSide | 'staff';
  /** The club that acted; of staff, the one that they acted for. */
  side: TransferSide;
  actorId: number;
  state: TransferState;
  turn: TransferSide | null;
  /** The version after the change, and the revision in force. */
  version: number;
  revision: number;
  /** ISO 8601 instant. */
  at: string;
}

export interface TransferEvents extends Record<`transfer.${TransferAct}`, TransferChange> {
  /** What the parties of the negotiation learn: the clubs have agreed, and nothing else. */
  'transfer.clubsAgreed': { negotiationId: number; playerId: number; teamId: number; at: string };
}

const shown = z.object({ transferId: id, negotiationId: id, version });

/** The fields that are pushed to browsers. */
export type ShownTransferChange = z.infer<typeof shown>;

export const transferLive = {
  'transfer.proposed': shown,
  'transfer.revised': shown,
  'transfer.signed': shown,
  'transfer.agreed': shown,
  'transfer.ended': shown,
  'transfer.clubsAgreed': z.object({ negotiationId: id, at: z.string() }),
} satisfies Record<keyof TransferEvents, z.ZodType>;
