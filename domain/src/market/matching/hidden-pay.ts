import { refundRangeEuros } from '../../people/players/refund-ranges.ts';
import { maxEuros } from '../../platform/number-limits.ts';
import type { MatchedPlayer, MatchedRequest } from './matched.ts';

/**
 * How pay is compared. `exact`: to the euro, for those who may read what the player asks. `bands`: for everybody
 * else, with both sides rounded down to their band, so that no number of offers tells more than the band.
 */
export type PayJudgement = 'exact' | 'bands';

/** Each band is wider by this than the one below. */
const bandPercent = 15;

/** Below this all amounts but 0 are one band: bands of single euros would hide nothing. */
const firstBandTo = 100;

/**
 * Where the bands of pay begin, in whole euros a month, ascending: 0, 1, then 100 and each 15 % above the one
 * before. The open refund range, above every amount, is a band of its own beyond the last.
 */
export const payBandStarts: readonly number[] = bandStarts();

function bandStarts(): number[] {
  const starts = [0, 1];
  for (let start = firstBandTo; start <= maxEuros; start = Math.ceil((start * (100 + bandPercent)) / 100))
    starts.push(start);
  return starts;
}

/**
 * The pay at which the band of an amount begins. Euros a month; infinite for the open refund range, which stays
 * so. The order of amounts is kept: who asks no more than an offer never stands above it.
 */
export function payBandStart(euros: number): number {
  if (euros === Number.POSITIVE_INFINITY) return euros;
  return payBandStarts[payBandOf(euros)] ?? 0;
}

/** The number of the band in which an amount stands, from 0; the open refund range has the last. */
export function payBandOf(euros: number): number {
  if (euros === Number.POSITIVE_INFINITY) return payBandStarts.length;
  return Math.max(
    0,
    payBandStarts.findLastIndex((start) => start <= euros),
  );
}

/** The two sides with their pay rounded down to its band; whether it was an amount or a range is lost too. */
export function withPayInBands(
  player: MatchedPlayer,
  request: MatchedRequest,
): { player: MatchedPlayer; request: MatchedRequest } {
  const asked = monthlyTop(player.requestedSalary, player.refundRange);
  const offered = monthlyTop(request.monthlyOffer, request.refundRange);
  return {
    player: { ...player, requestedSalary: asked && payBandStart(asked), refundRange: null },
    request: {
      ...request,
      monthlyOffer: offered && payBandStart(offered),
      refundRange: null,
      usualPay: request.usualPay && payBandStart(request.usualPay),
    },
  };
}

/** Euros a month: the amount, or the top of the refund range; the open range has no top. Null when neither is given. */
export function monthlyTop(amount: number | null, range: number | null): number | null {
  if (amount !== null) return amount;
  return range === null
    ? null
    : (refundRangeEuros[range as keyof typeof refundRangeEuros].to ?? Number.POSITIVE_INFINITY);
}

/** The fewest people whose hidden pay narrows a count. */
export const minJudgedByPay = 3;

/**
 * A count of people who would fit. `apart`: those who fit apart from pay; `withPay`: those of them who fit with it. Among
 * fewer than three pay does not count, or the number would tell the pay of one of them.
 */
export function narrowedByPay(apart: number, withPay: number): number {
  return apart < minJudgedByPay ? apart : withPay;
}
