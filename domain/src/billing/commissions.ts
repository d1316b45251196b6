import type { CommissionBase } from '../deals/commission-bases.ts';
import type { CommissionPay } from '../deals/negotiation-limits.ts';
import type { CommissionPayer, CommissionSeasons } from '../deals/offers/contract-kinds.ts';
import { percentOf, splitEvenly } from '../platform/money-shares.ts';
import { italianVatPercent } from '../platform/vat.ts';

export { type CommissionBase, commissionBases } from '../deals/commission-bases.ts';

/** States of an instalment, by name; `late` follows from the day, `lapsed` from an early end of the contract. Names: `commissions:state.<name>`. */
export const instalmentStates = ['due', 'late', 'paid', 'waived', 'lapsed'] as const;
export type InstalmentState = (typeof instalmentStates)[number];

/** What the club says to the plan in force. Names: `commissions:answer.<name>`. */
export const planAnswers = ['awaited', 'confirmed', 'objected'] as const;
export type PlanAnswer = (typeof planAnswers)[number];

/** Where the amount of a commission comes from: the accepted offer, the proposal, or what the agent states after the signature. */
export const commissionSources = ['offer', 'proposal', 'agent'] as const;
export type CommissionSource = (typeof commissionSources)[number];

/** What happens to a plan and its instalments. Names: `commissions:act.<name>`. */
export const commissionActs = [
  'made',
  'planned',
  'confirmed',
  'objected',
  'reportedPaid',
  'reportTakenBack',
  'received',
  'receiptTakenBack',
  'waived',
  'reduced',
] as const;
export type CommissionAct = (typeof commissionActs)[number];

/** The first instalment is due so many days after the signature, unless the agent sets another day. */
export const firstDueDays = 30;

/** Instalments are due within ten years of the signature. */
export const maxPlanYears = 10;

/** Value added tax of an Italian agent; the agent sets another, or none. */
export const usualVatPercent = italianVatPercent;

/** A commission's terms: an amount, a percentage, or neither; never both. Euro cents and whole percents. */
interface CommissionTerms {
  commissionCents: number | null;
  commissionPercent: number | null;
}

/** What a signed deal says about the commission. Money in euro cents. */
export interface SignedDealTerms {
  proposal: CommissionTerms & { commissionPay: CommissionPay | null; priceCents: number };
  /** The offer that was accepted in the negotiation. */
  offer: (CommissionTerms & OfferedPay) | null;
}

/** What an accepted offer says of pay, as far as a commission depends on it. */
interface OfferedPay {
  salaryCents: number;
  months: number;
  /** Salary times months of all seasons. */
  contractPayCents: number;
  /** Null: the club. */
  payer: CommissionPayer | null;
  /** Null: the first season. */
  seasons: CommissionSeasons | null;
}

export interface ReckonedCommission {
  source: CommissionSource;
  /** Null: the deal does not define what the percentage is calculated on, and the agent states the amount. */
  amountCents: number | null;
  percent: number | null;
  base: CommissionBase | null;
  baseCents: number | null;
}

/** What an agent takes on a deal, and who pays it. */
export interface DealFee extends ReckonedCommission {
  payer: CommissionPayer;
}

/**
 * What the agent takes on a deal: what the accepted offer says, since both sides agreed on it; otherwise what the proposal
 * says, which the club pays. Null: nothing is stated, or it is nothing.
 */
export function feeOf(deal: SignedDealTerms): DealFee | null {
  const { offer } = deal;
  const payer = offer && isStated(offer) ? (offer.payer ?? 'club') : 'club';
  const fee = statedFee(deal);
  return fee && { ...fee, payer };
}

/** What the agent takes by an amount that was stated after the signature; the club pays it. */
export function statedFeeOf(amountCents: number): DealFee {
  return { source: 'agent', amountCents, percent: null, base: null, baseCents: null, payer: 'club' };
}

/** The commission that the club owes for a signed deal. Null: there is none, or the offer lets the person pay it. */
export function commissionOf(deal: SignedDealTerms): ReckonedCommission | null {
  const fee = feeOf(deal);
  if (fee === null || fee.payer === 'recipient') return null;
  const { payer: _payer, ...reckonedFee } = fee;
  return reckonedFee;
}

function statedFee({ proposal, offer }: SignedDealTerms): ReckonedCommission | null {
  if (offer && isStated(offer)) {
    return offer.seasons === 'allSeasons'
      ? reckoned('offer', offer, 'contractPay', offer.contractPayCents)
      : reckoned('offer', offer, 'seasonPay', offer.salaryCents * offer.months);
  }
  if (!isStated(proposal)) return null;
  const base = proposal.commissionPay ?? 'transactionCost';
  const baseCents = {
    yearlySalary: offer && offer.salaryCents * 12,
    monthlySalary: offer?.salaryCents ?? null,
    transactionCost: proposal.priceCents,
    signOnBonus: null,
  }[base];
  return reckoned('proposal', proposal, base, baseCents);
}

function isStated({ commissionCents, commissionPercent }: CommissionTerms): boolean {
  return commissionCents !== null || commissionPercent !== null;
}

function reckoned(
  source: CommissionSource,
  { commissionCents, commissionPercent }: CommissionTerms,
  base: CommissionBase,
  baseCents: number | null,
): ReckonedCommission | null {
  if (commissionPercent === null)
    return commissionCents
      ? { source, amountCents: commissionCents, percent: null, base: null, baseCents: null }
      : null;
  const amountCents = baseCents === null ? null : percentOf(baseCents, commissionPercent);
  if (commissionPercent === 0 || amountCents === 0) return null;
  return { source, amountCents, percent: commissionPercent, base, baseCents };
}

/** The day so many months after `day`, or the last day of that month. Days are `YYYY-MM-DD`. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

export interface PlannedInstalment {
  dueOn: string;
  amountCents: number;
}

/** The plan that a signature makes: the first instalment 30 days after it, the others month by month. */
export function firstPlan(cents: number, instalments: number, signedOn: string): PlannedInstalment[] {
  const first = new Date(`${signedOn}T00:00:00Z`);
  first.setUTCDate(first.getUTCDate() + firstDueDays);
  const firstDay = first.toISOString().slice(0, 10);
  return splitEvenly(cents, Math.min(instalments, cents)).map((amountCents, index) => ({
    dueOn: monthsLater(firstDay, index),
    amountCents,
  }));
}

/** The state of an instalment on a day: the agent's receipt settles it, not the club's word alone. */
export function stateOfInstalment(
  instalment: { dueOn: string; receivedOn: string | null; waivedOn: string | null; lapsedOn: string | null },
  today: string,
): InstalmentState {
  if (instalment.lapsedOn !== null) return 'lapsed';
  if (instalment.waivedOn !== null) return 'waived';
  if (instalment.receivedOn !== null) return 'paid';
  return instalment.dueOn < today ? 'late' : 'due';
}

/** What each side may do with an instalment, from what has been said of it so far. */
export function actsOnInstalment(
  side: 'agent' | 'club',
  instalment: { clubPaidOn: string | null; receivedOn: string | null; waivedOn: string | null },
): readonly CommissionAct[] {
  const { clubPaidOn, receivedOn, waivedOn } = instalment;
  if (waivedOn !== null) return [];
  if (side === 'agent') return receivedOn === null ? ['received', 'waived'] : ['receiptTakenBack'];
  if (receivedOn !== null) return [];
  return clubPaidOn === null ? ['reportedPaid'] : ['reportTakenBack'];
}
