import { payRules } from '@trattativa/domain/people/rules/packs/pay-rules';

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
