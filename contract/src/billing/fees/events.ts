import { z } from 'zod';
import { id } from '../../fields.ts';

interface FeesOfDeal {
  negotiationId: number;
  playerId: number;
  teamId: number;
}

/** No event carries a figure. */
export interface FeeEvents {
  /** The player is asked to agree before the signature; `changed`: to other figures than those agreed to before. Recipient: the player. */
  'fees.asked': FeesOfDeal & { changed: boolean };
  /** The player agreed. Recipients are those of the negotiation. */
  'fees.agreed': FeesOfDeal & { agentId: number };
}

const shown = z.object({ negotiationId: id });

export const feeLive = { 'fees.asked': shown, 'fees.agreed': shown } satisfies Record<
  keyof FeeEvents,
  z.ZodType
>;
