import type { ActFacts, FactName } from '../rules/act-facts.ts';
import { judgeByRule, type Verdict } from '../rules/check-act.ts';
import { type Rule, type RulePacks, rulesOfKind } from '../rules/rule.ts';
import { readFacts } from './unknown-facts.ts';

/** A refusal that staff lifted: of one rule and article, given on these facts. */
export interface LiftedVerdict {
  rule: string;
  edition: string;
  article: string;
  /** See `basisOf`. */
  basis: string;
  reason: string;
}

type Named = Pick<Verdict, 'rule' | 'edition' | 'article'>;

const isSame = (one: Named, other: { rule: string; edition: string; article: string }) =>
  one.rule === other.rule && one.edition === other.edition && one.article === other.article;

/** Between whom, for which season and with what fee a deal is signed: what staff look at when they lift, whatever a rule reads. */
export interface LiftContext {
  teamId: number;
  /** The club that agreed on the move; null: none did. */
  releasedBy: number | null;
  season: number | null;
  /** Null: no agent takes anything. */
  fee: { agentId: number; figures: string } | null;
}

/**
 * What a deal is, and everything certain that a rule read to come to its verdict, in an order of its own: with another basis it is
 * another verdict.
 */
export function basisOf(packs: RulePacks, facts: ActFacts, verdict: Named, context: LiftContext): string {
  const rules = (rulesOfKind(packs, verdict.rule, facts) as readonly Rule[]).filter((rule) =>
    isSame({ rule: verdict.rule, edition: rule.edition, article: rule.article }, verdict),
  );
  const read = new Set<FactName>(
    rules.flatMap((rule) => [...readFacts(facts, (given) => judgeByRule(packs, rule, given))]),
  );
  const { teamId, releasedBy, season, fee } = context;
  const deal = [teamId, releasedBy, season, fee && [fee.agentId, fee.figures]];
  return JSON.stringify([['deal', deal], ...[...read].sort().map((name) => [name, facts[name] ?? null])]);
}

/** The verdicts with those refusals only warned of that staff lifted on the same facts; each says why. */
export function withLifts(
  packs: RulePacks,
  certain: ActFacts,
  verdicts: readonly Verdict[],
  lifts: readonly LiftedVerdict[],
  context: LiftContext,
): readonly Verdict[] {
  const judged = verdicts.map((verdict): Verdict => {
    if (verdict.verdict !== 'block') return verdict;
    const lift = lifts.find(
      (one) => isSame(verdict, one) && one.basis === basisOf(packs, certain, verdict, context),
    );
    return lift ? { ...verdict, verdict: 'warn', liftedFor: lift.reason } : verdict;
  });
  return [
    ...judged.filter(({ verdict }) => verdict === 'block'),
    ...judged.filter(({ verdict }) => verdict !== 'block'),
  ];
}
