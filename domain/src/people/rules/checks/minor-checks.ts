import { ageOfMajority } from '../../../platform/age-of-majority.ts';
import { ageOn, monthsAfter, yearsAfter } from '../../../platform/plain-date.ts';
import { type ActFacts, ruledActs } from '../act-facts.ts';
import { condition, limit, type RuleChecks } from '../rule-check.ts';

/** The day on which the player reaches an age, for a player who is younger on the day of the act; otherwise null. */
function youngerThan(age: number, { bornDate, day }: ActFacts): string | null {
  return bornDate !== undefined && ageOn(bornDate, day) < age ? yearsAfter(bornDate, age) : null;
}

/** The protection of minors. Every rule here is met by an adult, and stricter or equal for whoever is younger. */
export const minorChecks = {
  agentFromAge: {
    acts: ['mandate', 'proposal', 'offer', 'transfer', 'signature'],
    judge({ age }, facts) {
      if (facts.bornDate === undefined) return null;
      const from = youngerThan(age, facts);
      // A club may offer and register a younger player: only an agent may not act.
      const isBroughtByAgent =
        facts.agentActs !== false && (facts.act === 'mandate' || facts.act === 'proposal');
      const isAgents = isBroughtByAgent || (facts.commissionPercent ?? 0) > 0;
      return limit(from !== null && isAgents, { from: from ?? facts.day });
    },
  },
  guardianSigns: {
    acts: ruledActs,
    judge({ untilAge }, facts) {
      if (facts.act === 'proposal' || facts.bornDate === undefined) return null;
      return youngerThan(untilAge, facts) === null ? limit(false) : condition(facts.guardianSigns);
    },
  },
  feeOnMinors: {
    acts: ruledActs,
    judge({ untilAge, mostPercent }, facts) {
      if (facts.bornDate === undefined) return null;
      const from = youngerThan(untilAge, facts);
      return limit(from !== null && (facts.commissionPercent ?? 0) > mostPercent, {
        from: from ?? facts.day,
      });
    },
  },
  paidTrials: {
    acts: ['trial'],
    judge({ untilAge }, facts) {
      if (facts.bornDate === undefined) return null;
      if (youngerThan(untilAge, facts) === null) return limit(false);
      return condition(facts.paidByPlayer === undefined ? undefined : !facts.paidByPlayer);
    },
  },
  minorsAbroad: {
    acts: ['transfer', 'offer', 'signature'],
    judge({ untilAge, eeaFromAge }, facts) {
      const { bornDate, international, minorException, minorApproved } = facts;
      if (bornDate === undefined || international === false) return null;
      const from = youngerThan(untilAge, facts);
      if (from === null || minorApproved) return limit(false);
      if (international === undefined) return { outcome: 'unsure', values: { from } };
      const tooYoungForEea = minorException === 'eea' && youngerThan(eeaFromAge, facts) !== null;
      return limit(minorException === undefined || tooYoungForEea, { from });
    },
  },
} satisfies RuleChecks;

/** When agents may approach a minor: so many months before the age of a first professional contract in the country. */
export function judgeApproach(monthsBefore: number, firstContractAge: number | null, facts: ActFacts) {
  const { bornDate, day } = facts;
  if (bornDate === undefined) return null;
  const adult = ageOn(bornDate, day) >= ageOfMajority;
  const atLatest = { from: yearsAfter(bornDate, ageOfMajority) };
  if (firstContractAge === null) return adult ? limit(false, atLatest) : condition(undefined, atLatest);
  const from = monthsAfter(yearsAfter(bornDate, firstContractAge), -monthsBefore);
  return limit(day < from, { from });
}
