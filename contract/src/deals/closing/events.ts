import { z } from 'zod';
import { id } from '../../fields.ts';

export interface ClosingEvents {
  /** A document of a deal was marked as there, or no longer; recipients are those of the negotiation. */
  'documents.marked': { negotiationId: number };
  /** Staff lifted what a rule refuses of the signature; recipients are the two sides and staff. It carries no reason. */
  'documents.blockLifted': { negotiationId: number; rule: string; article: string };
  /** The player's present club was told that the club negotiates; null: by hand. Recipients are the two sides. */
  'documents.clubTold': {
    negotiationId: number;
    playerId: number;
    teamId: number;
    presentTeamId: number | null;
  };
}

export const closingLive = {
  'documents.marked': z.object({ negotiationId: id }),
  'documents.blockLifted': z.object({ negotiationId: id }),
  'documents.clubTold': z.object({ negotiationId: id }),
} satisfies Record<keyof ClosingEvents, z.ZodType>;
