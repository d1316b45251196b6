import { z } from 'zod';
import { id } from '../../fields.ts';

export interface ClosingEvents {
  /** A document of a deal was marked as there, or no longer; recipients are those of the negotiation. */
  'documents.marked': { negotiationId: number };
  /** Staff lifted what a rule refuses of the signature; recipients are the two sides and staff. It carries no reason. */
  'documents.blockLifted': { negotiationId: number; rule: string; article: string };
}

export const closingLive = {
  'documents.marked': z.object({ negotiationId: id }),
  'documents.blockLifted': z.object({ negotiationId: id }),
} satisfies Record<keyof ClosingEvents, z.ZodType>;
