import { feeOf, type ReckonedCommission, type SignedDealTerms } from '../../billing/commissions.ts';
import { usualMonthsToSign } from '../../people/players/contract-facts.ts';
import { percentOf } from '../../platform/money-shares.ts';
import { monthsAfter } from '../../platform/plain-date.ts';

/** How far an open deal has come, as far as its chance depends on it. Names: `agents:worth.stage.<name>`. */
export const worthStages = ['proposed', 'viewed', 'trial', 'signedByClub'] as const;
export type WorthStage = (typeof worthStages)[number];

/** Whose ended deals a rate is of. Names: `agents:worth.rateOf.<name>`. */
export const rateSources = ['own', 'platform', 'assumed'] as const;
export type RateSource = (typeof rateSources)[number];

/** Ended deals that reached a stage, and how many of them were signed. */
export interface StageHistory {
  ended: number;
  signed: number;
}

/** How many of a hundred deals that reach a stage are signed. */
export interface StageRate {
  percent: number;
  source: RateSource;
  /** Ended deals that it is computed from; 0 for an assumed one. */
  ended: number;
}

/** The fewest ended deals from which a rate follows: the agent's own, or those of all agents, of three at least. */
export const minOwnEnded = 20;
export const minPlatformEnded = 50;
export const minPlatformAgents = 3;

/** What is assumed, and said to be, until there is a history. */
export const assumedPercent: Readonly<Record<WorthStage, number>> = {
  proposed: 5,
  viewed: 10,
  trial: 30,
  signedByClub: 80,
};

/** The rate of a stage: from the agent's own history where it is long enough, else from the platform's, else assumed. */
export function rateOf(
  stage: WorthStage,
  own: StageHistory,
  platform: StageHistory & { agents: number },
): StageRate {
  if (own.ended >= minOwnEnded) return { percent: percentSigned(own), source: 'own', ended: own.ended };
  if (platform.ended >= minPlatformEnded && platform.agents >= minPlatformAgents)
    return { percent: percentSigned(platform), source: 'platform', ended: platform.ended };
  return { percent: assumedPercent[stage], source: 'assumed', ended: 0 };
}

/** Rounded half up. */
function percentSigned({ ended, signed }: StageHistory): number {
  return Math.floor((signed * 200 + ended) / (ended * 2));
}

/** What the pay is taken from that a percentage is of. Names: `agents:worth.basis.<name>`. */
export const payBases = ['offer', 'asked', 'comparable'] as const;
export type PayBasis = (typeof payBases)[number];

/** What is known of the pay of an open deal. Money in euro cents a month. */
export interface KnownPay {
  /** The terms of the latest offer that is open or accepted. */
  offer: SignedDealTerms['offer'];
  askedCents: number | null;
  /** The middle of what similar players were signed for. */
  comparableCents: number | null;
}

export interface ProbableFee {
  fee: ReckonedCommission | null;
  /** Null: the commission does not depend on pay. */
  basis: PayBasis | null;
}

/**
 * What an agent would take if an open deal were signed now: by the offer on the table, else by what the player asks, else by what
 * similar players were signed for. The fee has no amount where a percentage is of something that nobody knows.
 */
export function probableFee(proposal: SignedDealTerms['proposal'], pay: KnownPay): ProbableFee {
  const basis: PayBasis | null =
    pay.offer !== null
      ? 'offer'
      : pay.askedCents !== null
        ? 'asked'
        : pay.comparableCents !== null
          ? 'comparable'
          : null;
  const monthly = pay.askedCents ?? pay.comparableCents;
  const offer = pay.offer ?? (monthly === null ? null : yearOf(monthly));
  const found = feeOf({ proposal, offer });
  if (found === null) return { fee: null, basis: null };
  const { payer: _payer, ...fee } = found;
  const dependsOnPay = fee.base !== null && fee.base !== 'transactionCost' && fee.base !== 'signOnBonus';
  return { fee, basis: dependsOnPay ? basis : null };
}

/** A year of a month's pay, as an offer that says nothing of a commission. */
function yearOf(salaryCents: number): NonNullable<SignedDealTerms['offer']> {
  return {
    commissionCents: null,
    commissionPercent: null,
    salaryCents,
    months: 12,
    contractPayCents: salaryCents * 12,
    payer: null,
    seasons: null,
  };
}

/**
 * Whether a player has left the potential: who has signed can sign with nobody else for as long as the contract binds, unless the two
 * clubs talk about the move. Days are `YYYY-MM-DD`.
 */
export function hasSignedElsewhere(
  { registeredUntil, clubsTalk }: { registeredUntil: string | null; clubsTalk: boolean },
  today: string,
): boolean {
  return registeredUntil !== null && !clubsTalk && registeredUntil > monthsAfter(today, usualMonthsToSign);
}

/** An open deal with what it would bring; null: not known. */
export interface OpenDeal {
  negotiationId: number;
  playerId: number;
  amountCents: number | null;
  percent: number;
}

export interface WeighedDeal {
  negotiationId: number;
  weighedCents: number;
  /** One signature closes the player's other deals: only the one that weighs most counts. */
  counts: boolean;
}

/** What open deals would bring, each by its chance, and the sum of those that count; the parts sum to it to the cent. */
export function weighDeals(deals: readonly OpenDeal[]): { totalCents: number; weighed: WeighedDeal[] } {
  const best = new Map<number, { negotiationId: number; cents: number }>();
  const cents = (deal: OpenDeal) => percentOf(deal.amountCents ?? 0, deal.percent);
  for (const deal of deals) {
    const known = best.get(deal.playerId);
    const mine = cents(deal);
    if (
      mine > 0 &&
      (!known || mine > known.cents || (mine === known.cents && deal.negotiationId < known.negotiationId))
    )
      best.set(deal.playerId, { negotiationId: deal.negotiationId, cents: mine });
  }
  const weighed = deals.map((deal) => ({
    negotiationId: deal.negotiationId,
    weighedCents: cents(deal),
    counts: best.get(deal.playerId)?.negotiationId === deal.negotiationId,
  }));
  return {
    totalCents: weighed.reduce((sum, one) => sum + (one.counts ? one.weighedCents : 0), 0),
    weighed,
  };
}
