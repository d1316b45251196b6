import type { ProposalConsent } from '@trattativa/domain/deals/proposal-consent';
import { z } from 'zod';
import { id } from '../../fields.ts';

export interface ConsentEvents {
  /**
   * An agent's proposal that went out unconfirmed is confirmed: by the player, or by a mandate that came into force. One for
   * each open negotiation of the proposal; recipients are those of the negotiation. A refusal is `negotiation.rejected`.
   */
  'proposal.confirmed': {
    negotiationId: number;
    proposalId: number;
    playerId: number;
    teamId: number;
    agentId: number;
    consent: Extract<ProposalConsent, 'mandate' | 'player'>;
  };
}

const shown = z.object({ negotiationId: id, proposalId: id, consent: z.enum(['mandate', 'player']) });

export type ShownConsent = z.infer<typeof shown>;

export const consentLive = { 'proposal.confirmed': shown } satisfies Record<keyof ConsentEvents, z.ZodType>;
