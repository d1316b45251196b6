import {
  type ConsentAnswerer,
  type ConsentWay,
  consentWays,
  type ProposalConsent,
} from '@trattativa/domain/deals/proposal-consent';
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
    /** Person who answered by the link of a mail; null for any other answer. */
    consentWay: ConsentWay | null;
  };
  /** A player without a login, or a minor's parent, is asked by mail. Pushed to nobody: who asks has the answer of the call. */
  'proposal.confirmationAsked': {
    negotiationId: number;
    proposalId: number;
    playerId: number;
    teamId: number;
    agentId: number;
    requestId: number;
    asked: Exclude<ConsentAnswerer, 'login'>;
  };
}

const shown = z.object({
  negotiationId: id,
  proposalId: id,
  consent: z.enum(['mandate', 'player']),
  consentWay: z.enum(consentWays).nullable(),
});

export type ShownConsent = z.infer<typeof shown>;

export const consentLive = { 'proposal.confirmed': shown } satisfies Partial<
  Record<keyof ConsentEvents, z.ZodType>
>;
