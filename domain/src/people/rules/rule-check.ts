import type { ActFacts, RuledAct } from './act-facts.ts';
import type { RuleFigures, RuleKind } from './rule-kinds.ts';

/**
 * What a check finds: the rule is met; whether it is was not stated, or only something to know; or it is breached. The values
 * complete the sentences of the verdict beside the rule's own figures.
 */
export interface Finding {
  outcome: 'met' | 'unsure' | 'breached';
  values?: Readonly<Record<string, string | number>>;
}

/** One kind of rule applied to an act. Null: the act gives it nothing to judge. */
export interface RuleCheck<Kind extends RuleKind> {
  acts: readonly RuledAct[];
  judge(figures: RuleFigures<Kind>, facts: ActFacts): Finding | null;
}

export type RuleChecks = { readonly [Kind in RuleKind]?: RuleCheck<Kind> };

/** Breached or met. */
export function limit(breached: boolean, values?: Finding['values']): Finding {
  return { outcome: breached ? 'breached' : 'met', ...(values && { values }) };
}

/** A condition that the act has to fulfil: unsure until it is stated. */
export function condition(met: boolean | undefined, values?: Finding['values']): Finding {
  const outcome = met === undefined ? 'unsure' : met ? 'met' : 'breached';
  return { outcome, ...(values && { values }) };
}

/** A fact that is a breach when it is stated, and nothing to judge otherwise. */
export function forbidden(happens: boolean | undefined): Finding | null {
  return happens === undefined ? null : limit(happens);
}

/** Whether the club is of the tiers that a rule is about; false where its tier is not known. */
export function isTierWithin({ tier }: ActFacts, from: number, to: number): boolean {
  return tier !== undefined && tier >= from && tier <= to;
}
