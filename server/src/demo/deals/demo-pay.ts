import { costByTariff } from '@trattativa/domain/deals/transaction-cost';
import type { CostTariff } from '@trattativa/domain/identity/platform-settings';
import { payBandStart } from '@trattativa/domain/market/matching/hidden-pay';
import { usualContractKind } from '@trattativa/domain/people/ledger/usual-contract-kind';
import type { ContractKind } from '@trattativa/domain/people/players/contract-kinds';
import { payRules } from '@trattativa/domain/people/rules/packs/pay-rules';
import { ageOn } from '@trattativa/domain/platform/plain-date';

/** The usual monthly pay in euros by level; 0 is the first tier. */
const usualPay = [45_000, 16_000, 4_500, 1_600, 900, 500, 300, 150, 0];

/** The usual monthly pay of a level, in euros. */
export function usualMonthlyPay(level: number): number {
  return usualPay[level] ?? 0;
}

/** Tiers of the rules begin at 1, levels at 0. */
const professionalLevels = 3;

/**
 * The least that a professional of this level may earn a month, in euros: the newest known minimum of the third tier,
 * of the oldest, so that it holds at any age. Nothing for amateurs, who have no minimum.
 */
export function minMonthlyPay(level: number): number {
  if (level >= professionalLevels) return 0;
  const yearly = payRules.flatMap((rule) => (rule.kind === 'minimumPay' ? [rule.figures.from24] : []));
  return Math.ceil(Math.max(0, ...yearly) / 12);
}

/** What a league pays a month, in euros: half the usual pay to twice as much, and never less than the minimum. */
export function payRange(level: number): { from: number; to: number } {
  const usual = usualMonthlyPay(level);
  return { from: Math.max(minMonthlyPay(level), usual / 2), to: usual * 2 };
}

/** An amount in the demo's steps, within what the league pays. */
export function payWithin(level: number, euros: number): number {
  const { from, to } = payRange(level);
  const rounded = Math.round(euros / 50) * 50;
  return Math.min(Math.max(rounded, Math.ceil(from / 50) * 50), Math.floor(to / 50) * 50);
}

/** No offer is further from what a player asks than this. */
export const maxFromAskPercent = 20;

/**
 * The least that a club of the level pays in each of these months, in euros: what an offer pays of a season is the minimum of the
 * whole season in a professional league.
 */
function leastOf(level: number, months: number): number {
  return Math.max(payRange(level).from, (minMonthlyPay(level) * 12) / months);
}

/** Whether a club of the level would pay what a player asks a month, or nearly; `months`: of the season that it pays. */
export function isPayable(level: number, asked: number | null, months = 12): asked is number {
  if (asked === null) return false;
  // Less than the bound, so that there is room for an offer and a counter-offer.
  const near = (percent: number) => (asked * (100 + percent)) / 100;
  return near(maxFromAskPercent / 2) >= leastOf(level, months) && asked <= payRange(level).to * 0.9;
}

/** What a club of the level offers to somebody who asks this much a month, in euros: the share of it that the league allows. */
export function payOffered(level: number, asked: number, share: number, months = 12): number {
  const least = Math.ceil(leastOf(level, months) / 50) * 50;
  return Math.max(least, payWithin(level, asked * share));
}

/** Apprentices are this old at most. */
const apprenticeToAge = 20;

/** The kind of contract that an Italian club of the level gives. Days are `YYYY-MM-DD`. */
export function contractKindAt(level: number, bornDate: string | null, today: string): ContractKind {
  const kind = usualContractKind({ country: 'IT', level }) ?? 'amateur';
  const isYoung = bornDate !== null && ageOn(bornDate, today) <= apprenticeToAge;
  return kind === 'professional' && isYoung ? 'apprentice' : kind;
}

/** The transaction cost by the tariff for a year of the pay asked, in euros, from the start of its band as the form fills it in. */
export function demoCost(tariff: CostTariff, askedCents: number | null): number {
  const monthly = askedCents === null ? null : payBandStart(askedCents / 100) * 100;
  return costByTariff(tariff, monthly && monthly * 12) / 100;
}

/** Parts of a year's pay that agents ask: none above the suspended cap of the federation. */
const commissionShares = [0.03, 0.04, 0.05];

/** The commission for a year of the pay asked, in euros; `drawn` from 0 to 1. */
export function demoCommission(askedCents: number | null, drawn: number): number {
  const share = commissionShares[Math.floor(drawn * commissionShares.length)] ?? 0;
  return Math.floor((((askedCents ?? 0) / 100) * 12 * share) / 10) * 10;
}
