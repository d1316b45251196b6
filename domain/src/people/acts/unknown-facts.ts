import type { ActFacts, FactName } from '../rules/act-facts.ts';
import { isBinding, judgeByRule, judgedKinds } from '../rules/check-act.ts';
import { type Rule, type RulePacks, rulesOfKind } from '../rules/rule.ts';
import type { Finding } from '../rules/rule-check.ts';
import { factSamples } from './fact-samples.ts';

/** Most facts of which one rule may know none: with more, no combination of values is tried. */
const maxMissing = 5;

/** The facts that a check reads of an act: what it needs, found by watching it. */
export function readFacts(facts: ActFacts, check: (facts: ActFacts) => unknown): ReadonlySet<FactName> {
  const read = new Set<FactName>();
  const watched = new Proxy(facts, {
    get(target, name) {
      if (name !== 'act' && name !== 'day' && name !== 'associations') read.add(name as FactName);
      return target[name as keyof ActFacts];
    },
  });
  check(watched);
  return read;
}

/**
 * What nobody has stated although a confirmed rule in force cannot say anything without it, in the order of the rules. A fact that
 * would change nothing, whatever its value, is left out: the rule cannot concern the person.
 */
export function unknownFacts(packs: RulePacks, facts: ActFacts): readonly FactName[] {
  const unknown = judgedKinds.flatMap((kind) =>
    (rulesOfKind(packs, kind, facts) as readonly Rule[])
      .filter(isBinding)
      .flatMap((rule) => unknownTo((given) => judgeByRule(packs, rule, given), facts)),
  );
  return [...new Set(unknown)];
}

function unknownTo(check: (facts: ActFacts) => Finding | null, facts: ActFacts): FactName[] {
  if (check(facts) !== null) return [];
  const missing = [...readMissing(check, facts)];
  if (missing.length > maxMissing) return missing;
  const speaks = combinations(missing).filter((given) => check({ ...facts, ...given }) !== null);
  return missing.filter((name) =>
    speaks.some((given) => check({ ...facts, ...given, [name]: undefined }) === null),
  );
}

/** What the check reads and nobody stated, also what it reads only once the first of them is there. */
function readMissing(check: (facts: ActFacts) => Finding | null, facts: ActFacts): Set<FactName> {
  const missing = new Set<FactName>();
  for (let before = -1; before < missing.size && missing.size <= maxMissing; ) {
    before = missing.size;
    for (const given of combinations([...missing]))
      for (const name of readFacts({ ...facts, ...given }, check))
        if (facts[name] === undefined) missing.add(name);
  }
  return missing;
}

/** Every combination of sample values of some facts. */
function combinations(names: readonly FactName[]): Partial<ActFacts>[] {
  return names.reduce<Partial<ActFacts>[]>(
    (all, name) => all.flatMap((given) => factSamples[name].map((value) => ({ ...given, [name]: value }))),
    [{}],
  );
}
