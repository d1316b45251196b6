import { z } from 'zod';
import { id } from '../../fields.ts';

export interface ClosingEvents {
  /** A document of a deal was marked as there, or no longer; recipients are those of the negotiation. */
  'documents.marked': { negotiationId: number };
}

export const closingLive = {
  'documents.marked': z.object({ negotiationId: id }),
} satisfies Record<keyof ClosingEvents, z.ZodType>;
