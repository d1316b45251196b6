import type { OfferAbilities } from '@trattativa/contract/deals/offers/abilities';
import type { OfferSide } from '@trattativa/contract/deals/offers/offer';
import { type OfferStatus, offerStatus, whoseTurn } from '@trattativa/domain/deals/offers/offer-statuses';
import type { OfferMover } from '@trattativa/domain/deals/offers/offer-transitions';
import { findOfferTransition, openOfferStatuses } from '@trattativa/domain/deals/offers/offer-transitions';
import { isHeldBack } from '@trattativa/domain/deals/proposal-consent';
import { profileType } from '@trattativa/domain/identity/profile-types';
import { isAdult, isMinor, ownsPlayer } from '../../people/players.ts';
import { type Actor, isStaff } from '../../platform/actor.ts';
import { sideOfCoach } from '../coach-sides/coach-sides.policy.ts';
import { isExpired, type OfferRow } from './offer.ts';

type Parties = Pick<OfferRow, 'team_id' | 'player' | 'coach'>;
type State = Pick<OfferRow, 'status' | 'revised_by' | 'expires_on' | 'player' | 'consent'>;

/**
 * The actor's side in an offer; null: none, and the offer does not exist for them. An offer to a
 * represented player can be answered by the record's owner or by the linked adult player; a linked minor is
 * a reader. Of one to coaching staff `sideOfCoach` says it.
 */
export function sideOf(actor: Actor, offer: Parties, today: string): OfferSide | null {
  if (isStaff(actor)) return 'staff';
  if (actor.teamId !== null && offer.team_id === actor.teamId) return 'club';
  const { player, coach } = offer;
  if (coach) return sideOfCoach(actor, coach);
  if (!player) return null;
  if (ownsPlayer(actor, player)) return 'recipient';
  if (player.account_id !== actor.accountId) return null;
  return isAdult(player, today) ? 'recipient' : 'reader';
}

/**
 * Readers of the agent's commission: the offering club, the agent who owns the record or proposes the coach, and staff. Not the
 * player or the coach, nor a club or coach who owns the player's record.
 */
export function seesCommission(actor: Actor, offer: Parties): boolean {
  if (isStaff(actor) || (actor.teamId !== null && offer.team_id === actor.teamId)) return true;
  const { coach } = offer;
  if (coach) return sideOfCoach(actor, coach) !== null && coach.account_id !== actor.accountId;
  return actor.agentId !== null && offer.player?.agent_id === actor.agentId;
}

/**
 * Whether the side may enter the offer's conversation: every party, except a minor who owns their record,
 * because clubs do not write to minors. The agent who proposes a coach reads the offer, and is a party of its negotiation.
 */
export function mayTalk(
  side: OfferSide,
  { player, coach }: Pick<OfferRow, 'player' | 'coach'>,
  today: string,
): boolean {
  const isOwnRecord = player?.profile === profileType.player;
  return (
    (side !== 'reader' || coach !== null) && !(side === 'recipient' && isOwnRecord && isMinor(player, today))
  );
}

/** A side's present abilities: the transition table, and acts that do not change the status. */
export function abilitiesOf(side: OfferMover | 'reader', offer: State, today: string): OfferAbilities {
  const { status } = offer;
  const turn = whoseTurn(status, offer.revised_by);
  const may = (to: OfferStatus) =>
    side !== 'reader' && side !== 'system' && findOfferTransition(status, to, side, turn) !== null;
  const acts = side === 'club' || side === 'recipient' || side === 'staff';
  const open = openOfferStatuses.includes(status);
  const answerable = !isExpired(offer, today);
  return {
    open: answerable && may(offerStatus.viewed),
    accept: answerable && may(offerStatus.accepted) && !isHeldBack('accept', offer.consent),
    reject: answerable && may(offerStatus.rejected),
    revise: answerable && may(offerStatus.revised),
    cancel: may(offerStatus.canceled),
    addPlayerInfo: answerable && acts && open && offer.player !== null,
    uploadDocument: acts && status === offerStatus.accepted,
  };
}

/** Whether nothing but the player's missing word keeps a side from an act. */
export function waitsForConsent(
  side: OfferMover | 'reader',
  offer: State,
  act: keyof OfferAbilities,
  today: string,
): boolean {
  return isHeldBack(act, offer.consent) && abilitiesOf(side, { ...offer, consent: null }, today)[act];
}
