import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import type { DealStage } from '@trattativa/domain/deals/deal-stages';

/** What a deal waits for: a signature, its confirmation, an answer to the offer, or a word at its stage. */
export type NextStep = 'confirm' | 'sign' | 'offer' | 'proposal' | 'viewed' | 'trial';

const atStage: Record<DealStage, NextStep> = {
  proposal: 'proposal',
  viewed: 'viewed',
  trial: 'trial',
  offer: 'viewed',
  signature: 'viewed',
};

/** The most likely step of the side whose turn it is. */
export function nextStepOf({
  can,
  stage,
  offer,
}: Pick<NegotiationItem, 'can' | 'stage' | 'offer'>): NextStep {
  if (can.confirm) return 'confirm';
  if (stage === 'signature' && can.sign) return 'sign';
  if (offer?.turn) return 'offer';
  return stage === null ? 'viewed' : atStage[stage];
}
