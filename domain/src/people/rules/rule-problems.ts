import type { Rule } from './rule.ts';
import { kindsOfPack, type PackName } from './rule-kinds.ts';

/** What is wrong with a rule among the others of its pack, beyond the shape of its fields. */
export interface RuleProblem {
  index: number;
  /** The field, `figures.closesAt`. */
  path: string;
  problem: 'duplicate' | 'notInList' | 'fromAboveTo' | 'invalid';
}

/** Problems of the rules of a pack: ids that stand twice, kinds of other packs, days and figures in the wrong order. */
export function ruleProblems(pack: PackName, rules: readonly Rule[]): readonly RuleProblem[] {
  const ids = new Map<string, number>();
  return rules.flatMap((rule, index) => {
    const problems: Omit<RuleProblem, 'index'>[] = [];
    if (ids.has(rule.id)) problems.push({ path: 'id', problem: 'duplicate' });
    ids.set(rule.id, index);
    if (!kindsOfPack(pack).includes(rule.kind)) problems.push({ path: 'kind', problem: 'notInList' });
    if (rule.from !== null && rule.to !== null && rule.from > rule.to) {
      problems.push({ path: 'to', problem: 'fromAboveTo' });
    }
    problems.push(...figureProblems(rule));
    return problems.map((problem) => ({ index, ...problem }));
  });
}

function figureProblems(rule: Rule): Omit<RuleProblem, 'index'>[] {
  const problems: Omit<RuleProblem, 'index'>[] = [];
  const figures = rule.figures as Readonly<Record<string, unknown>>;
  if (
    typeof figures.fromTier === 'number' &&
    typeof figures.toTier === 'number' &&
    figures.fromTier > figures.toTier
  ) {
    problems.push({ path: 'figures.toTier', problem: 'fromAboveTo' });
  }
  if (rule.kind === 'window') {
    if (rule.figures.opensAt >= rule.figures.closesAt) {
      problems.push({ path: 'figures.closesAt', problem: 'fromAboveTo' });
    }
    if (rule.associations.length === 0) problems.push({ path: 'associations', problem: 'invalid' });
  }
  // What all ages together receive is the whole contribution: otherwise the parts would not sum to it.
  if (rule.kind === 'solidarity') {
    const { firstAge, earlyToAge, lastAge, earlyPercent, latePercent, total } = rule.figures;
    const parts = (earlyToAge - firstAge + 1) * earlyPercent + (lastAge - earlyToAge) * latePercent;
    if (Math.abs(parts - total) > 1e-9) problems.push({ path: 'figures.total', problem: 'invalid' });
  }
  return problems;
}
