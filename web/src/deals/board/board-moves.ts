import type { NegotiationItem } from '@trattativa/contract/deals/negotiations/negotiation';
import { type DealStage, turnOfDeal } from '@trattativa/domain/deals/deal-stages';
import { negotiationStatus } from '@trattativa/domain/deals/negotiation-statuses';
import type { NegotiationAct } from '../negotiations/use-negotiation-act.ts';

/** A column to which a card can be moved, and the act that moves it there; an offer is written on its own screen. */
export interface BoardMove {
  to: DealStage;
  act: NegotiationAct | 'offer';
}

/** The moves that the reader may make with a card, as the service allows them. */
export function movesOf(item: NegotiationItem): BoardMove[] {
  const { can, stage, side, offer, status } = item;
  const moves: BoardMove[] = [];
  if (can.trial && stage === 'viewed') moves.push({ to: 'trial', act: 'trial' });
  const mayOffer = side === 'club' && !item.awaitsAnswer && offer === null;
  if (mayOffer && (stage === 'viewed' || stage === 'trial' || stage === 'proposal'))
    moves.push({ to: 'offer', act: 'offer' });
  if (can.sign && stage !== 'signature') moves.push({ to: 'signature', act: 'sign' });
  if (can.takeBack && stage === 'signature') {
    const back = offer?.turn ? 'offer' : status === negotiationStatus.trial ? 'trial' : 'viewed';
    // An accepted offer keeps the card in the last column.
    if (offer === null || offer.turn !== null) moves.push({ to: back, act: 'takeBack' });
  }
  return moves;
}

/** Whether the deal waits for the reader; staff act for either side and wait for nobody. */
export function isReadersDeal(item: NegotiationItem): boolean {
  const turn = turnOfDeal(item, item.turn);
  return turn !== null && item.side === turn;
}
