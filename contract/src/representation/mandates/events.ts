import { z } from 'zod';
import { id } from '../../fields.ts';
import type { MandateMover } from './mandate.ts';

interface MandateParties {
  mandateId: number;
  agentId: number;
  playerId: number | null;
  teamId: number | null;
}

/** `by`: who moved it. */
type MandateAnswer = MandateParties & { by: MandateMover };

export interface MandateEvents {
  'mandate.proposed': MandateParties;
  'mandate.confirmed': MandateAnswer;
  /** Withdrawn by its proposer before it was confirmed, or ended by either side before its time. */
  'mandate.ended': MandateAnswer;
  /** The last day of the mandate has passed. */
  'mandate.expired': MandateAnswer;
  'mandate.refused': MandateAnswer;
  /** The mandate ends in this many days. */
  'mandate.ending': MandateParties & { days: number };
}

/** The fields that are pushed to browsers. */
const shown = z.object({ mandateId: id });

export const mandateLive = {
  'mandate.proposed': shown,
  'mandate.confirmed': shown,
  'mandate.ended': shown,
  'mandate.expired': shown,
  'mandate.refused': shown,
  'mandate.ending': shown,
} satisfies Partial<Record<keyof MandateEvents, z.ZodType>>;
