import type { FeeCap } from '@trattativa/contract/people/rules/rule';
import { findRule } from '@trattativa/domain/people/rules/rule';
import type { Services } from '../../platform/services.ts';

/** The cap of FIFA's regulations on an agent's fee, which stands beside a commission and decides nothing; null: none on the day. */
export function feeCapOf({ rules }: Pick<Services, 'rules'>, day: string): FeeCap | null {
  const rule = findRule(rules.current.rules, 'agentFeeCap', { day });
  if (!rule) return null;
  const { percentUpTo, percentAbove, threshold } = rule.figures;
  const { status, edition, certainty } = rule;
  return { percentUpTo, percentAbove, threshold, status, edition, certainty };
}
