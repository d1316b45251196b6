import { z } from 'zod';
import { id } from '../../fields.ts';

interface RepresentationOf {
  representationId: number;
  /** The player's account. */
  accountId: number;
  /** Null once the record is gone. */
  playerId: number | null;
}

/** Recipients: the player and staff. */
export interface RepresentationEvents {
  /** The activation of the representation was paid; a renewal begins later. */
  'representation.activated': RepresentationOf;
  'representation.ended': RepresentationOf;
  /** The representation ends in this many days. */
  'representation.ending': RepresentationOf & { days: number };
  /** The player withdrew within 14 days: the activation is to be refunded. */
  'representation.withdrawn': RepresentationOf;
  /** A negotiation was signed: the final balance is to be paid. */
  'representation.balanceDue': RepresentationOf & { balanceId: number };
  /** The balance is due in this many days; negative: so many days ago. */
  'representation.balanceReminded': RepresentationOf & { balanceId: number; days: number };
  'representation.balancePaid': RepresentationOf & { balanceId: number };
  'representation.balanceCancelled': RepresentationOf & { balanceId: number };
}

const shown = z.object({ representationId: id });

export const representationLive = {
  'representation.activated': shown,
  'representation.ended': shown,
  'representation.ending': shown,
  'representation.withdrawn': shown,
  'representation.balanceDue': shown,
  'representation.balanceReminded': shown,
  'representation.balancePaid': shown,
  'representation.balanceCancelled': shown,
} satisfies Record<keyof RepresentationEvents, z.ZodType>;
