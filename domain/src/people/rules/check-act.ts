import type { ActFacts } from './act-facts.ts';
import { agentChecks } from './checks/agent-checks.ts';
import { contractChecks } from './checks/contract-checks.ts';
import { judgeApproach, minorChecks } from './checks/minor-checks.ts';
import { payChecks } from './checks/pay-checks.ts';
import {
  type Rule,
  type RuleCertainty,
  type RuleOrigin,
  type RulePacks,
  ruleCertainties,
  rulesOfKind,
} from './rule.ts';
import type { Finding, RuleCheck, RuleChecks } from './rule-check.ts';
import type { RuleKind } from './rule-kinds.ts';

/** What a rule says to an act, the mildest first. */
export const verdicts = ['pass', 'warn', 'block'] as const;
export type VerdictName = (typeof verdicts)[number];

/** A rule's answer to an act, with where it stands. */
export interface Verdict extends RuleOrigin {
  rule: JudgedKind;
  verdict: VerdictName;
  /** What the sentences of the rule name: its figures, and what the check computed. */
  values: Readonly<Record<string, string | number>>;
  /** It would refuse the act, but for a fact that somebody only declared. */
  isDeclared?: boolean;
  /** It would refuse the act, but staff lifted it, for this reason. */
  liftedFor?: string;
}

/** The facts of an act: all that is known, and those of them that the platform's own records or a signed document hold. */
export interface JudgedFacts {
  known: ActFacts;
  certain: ActFacts;
}

const ownChecks = { ...agentChecks, ...minorChecks, ...contractChecks, ...payChecks };
const checks: RuleChecks = ownChecks;

/** The kinds of rules that judge an act. Their sentences: `rule-verdicts:must.<kind>` and `rule-verdicts:instead.<kind>`. */
export type JudgedKind = keyof typeof ownChecks | 'approachOfMinors';

export const judgedKinds = [...Object.keys(ownChecks), 'approachOfMinors'] as readonly JudgedKind[];

/**
 * What the rules say to an act, the strictest first. Every rule that is valid on the day and holds for one of the associations
 * speaks, so that of two the stricter counts. Only a confirmed rule in force blocks: suspended, press and unconfirmed ones warn, and so
 * does one that is over and was not renewed.
 */
export function checkAct(packs: RulePacks, facts: ActFacts): readonly Verdict[] {
  const found = judgedKinds.flatMap((kind) =>
    (rulesOfKind(packs, kind, facts) as readonly Rule[]).flatMap((rule) => {
      const finding = judgeByRule(packs, rule, facts);
      return finding ? [verdictOf(rule, finding, certaintyOf(packs, rule, facts))] : [];
    }),
  );
  return byStrictness(found);
}

function byStrictness(found: readonly Verdict[]): readonly Verdict[] {
  return found.toSorted((one, other) => verdicts.indexOf(other.verdict) - verdicts.indexOf(one.verdict));
}

/** What the rules say to an act of which some facts are only declared: those warn, and neither refuse nor lift a refusal. */
export function checkByCertainty(packs: RulePacks, { known, certain }: JudgedFacts): readonly Verdict[] {
  const binding = checkAct(packs, certain).filter(({ verdict }) => verdict === 'block');
  const isSame = (one: Verdict, other: Verdict) =>
    one.rule === other.rule && one.edition === other.edition && one.article === other.article;
  const others = checkAct(packs, known).filter((one) => !binding.some((bound) => isSame(one, bound)));
  const warned = others.map(
    (one): Verdict => (one.verdict === 'block' ? { ...one, verdict: 'warn', isDeclared: true } : one),
  );
  return byStrictness([...binding, ...warned]);
}

/** The strictest of several verdicts; `pass` when no rule speaks. */
export function strictest(found: readonly Pick<Verdict, 'verdict'>[]): VerdictName {
  return verdicts[Math.max(0, ...found.map(({ verdict }) => verdicts.indexOf(verdict)))] as VerdictName;
}

/** What one rule finds in an act; null: the act gives it nothing to judge. */
export function judgeByRule(packs: RulePacks, rule: Rule, facts: ActFacts): Finding | null {
  if (rule.kind === 'approachOfMinors') {
    if ((facts.act !== 'mandate' && facts.act !== 'proposal') || facts.agentActs === false) return null;
    const ages = rulesOfKind(packs, 'firstContract', facts).map(({ figures }) => figures.age);
    return judgeApproach(rule.figures.monthsBefore, ages.length > 0 ? Math.max(...ages) : null, facts);
  }
  const check = checks[rule.kind] as RuleCheck<RuleKind> | undefined;
  return check?.acts.includes(facts.act) ? check.judge(rule.figures, facts) : null;
}

function verdictOf(rule: Rule, { outcome, values }: Finding, certainty: RuleCertainty): Verdict {
  const { kind, edition, article, status, source, figures, endedOn } = rule;
  const binds = isBinding({ status, certainty, endedOn });
  const verdict = outcome === 'met' ? 'pass' : outcome === 'breached' && binds ? 'block' : 'warn';
  const said = { ...sayable(figures), ...values };
  const origin = { edition, article, status, source, certainty, ...(endedOn !== undefined && { endedOn }) };
  return { rule: kind as JudgedKind, verdict, values: said, ...origin };
}

/** Only what is in force, confirmed and not over refuses anything. */
export function isBinding({
  status,
  certainty,
  endedOn,
}: Pick<Rule, 'status' | 'certainty'> & { endedOn?: string | undefined }): boolean {
  return status === 'inForce' && certainty === 'confirmed' && endedOn === undefined;
}

/** The weakest certainty of a rule and of the figures that it is judged with. */
function certaintyOf(packs: RulePacks, rule: Rule, facts: ActFacts): RuleCertainty {
  if (rule.kind !== 'approachOfMinors') return rule.certainty;
  const used = rulesOfKind(packs, 'firstContract', facts).map(({ certainty }) => certainty);
  return weakest([rule.certainty, ...used]);
}

/** The least certain of several. */
export function weakest(certainties: readonly RuleCertainty[]): RuleCertainty {
  const ranks = certainties.map((certainty) => ruleCertainties.indexOf(certainty));
  return ruleCertainties[Math.max(0, ...ranks)] as RuleCertainty;
}

function sayable(figures: Rule['figures']): Verdict['values'] {
  const named = Object.entries(figures) as [string, unknown][];
  return Object.fromEntries(
    named.filter((entry): entry is [string, string | number] =>
      ['string', 'number'].includes(typeof entry[1]),
    ),
  );
}
