import type { MandateStatus } from '@trattativa/domain/representation/mandate-statuses';
import type { MandateMover } from './mandate.ts';

interface MandateParties {
  mandateId: number;
  agentId: number;
  playerId: number | null;
  teamId: number | null;
}

export interface MandateEvents {
  'mandate.proposed': MandateParties;
  'mandate.moved': MandateParties & { from: MandateStatus; to: MandateStatus; by: MandateMover };
  /** It ends in this many days. */
  'mandate.ending': MandateParties & { days: number };
}
