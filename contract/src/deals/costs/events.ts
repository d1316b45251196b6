import { z } from 'zod';
import { id } from '../../fields.ts';

export interface CostEvents {
  /**
   * Staff agreed to a transaction cost above the tariff, or stated another one. One for each negotiation of the proposal;
   * recipients are its two sides and staff. It carries no figure.
   */
  'proposal.costDecided': {
    negotiationId: number;
    proposalId: number;
    playerId: number | null;
    coachingStaffId: number | null;
    teamId: number;
    agreed: boolean;
  };
  /**
   * A side agreed to the sheet of roles and fees, or the agent said for whom the agent acts; recipients are those of the negotiation.
   * Or staff took something off the cost (`reduced`); recipients are its two sides and staff.
   */
  'proposal.feeSheetMoved': {
    negotiationId: number;
    proposalId: number;
    act: 'agreed' | 'declared' | 'reduced';
  };
}

const shown = z.object({ negotiationId: id, proposalId: id });

/** The fields that are pushed to browsers. */
export const costLive = { 'proposal.costDecided': shown, 'proposal.feeSheetMoved': shown } satisfies Record<
  keyof CostEvents,
  z.ZodType
>;
