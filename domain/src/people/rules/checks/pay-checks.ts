import { ageOn } from '../../../platform/plain-date.ts';
import type { ActFacts } from '../act-facts.ts';
import { condition, isTierWithin, limit, type RuleChecks } from '../rule-check.ts';

const agreements = ['offer', 'signature'] as const;

/** The year of birth, of a player whose team is of the category that a rule is about. */
const birthYearIn = (ruled: number, { category, bornDate }: ActFacts) =>
  category !== ruled || bornDate === undefined ? null : Number(bornDate.slice(0, 4));

/** What players are paid at least and at most, and who fits into a squad. */
export const payChecks = {
  minimumPay: {
    // Of a signature the terms were judged season by season, when they were accepted.
    acts: ['offer'],
    judge({ fromTier, toTier, from24, from20, from16 }, facts) {
      const { bornDate, day, yearlyGross, contract } = facts;
      if (bornDate === undefined || yearlyGross === undefined || !isTierWithin(facts, fromTier, toTier))
        return null;
      if (contract !== undefined && contract !== 'professional') return null;
      const age = ageOn(bornDate, day);
      if (age < 16) return null;
      const least = age >= 24 ? from24 : age >= 20 ? from20 : from16;
      return limit(yearlyGross < least, { minEuros: least });
    },
  },
  amateurContract: {
    // When a deal is signed the federation's form is one of its documents.
    acts: ['offer'],
    judge: (_, { contract, amateurContractFiled }) =>
      contract === 'amateur' ? condition(amateurContractFiled) : null,
  },
  amateurBonuses: {
    acts: ['offer'],
    judge({ percentOfFixedPay }, { contract, bonusPercent }) {
      if (contract !== 'amateur' || bonusPercent === undefined) return null;
      return limit(bonusPercent > percentOfFixedPay);
    },
  },
  amateurThresholds: {
    acts: agreements,
    judge({ contributionsAbove }, { contract, yearlyGross }) {
      if (contract !== 'amateur' || yearlyGross === undefined) return null;
      // Nothing is forbidden above: contributions and tax are due.
      return yearlyGross > contributionsAbove ? { outcome: 'unsure' } : limit(false);
    },
  },
  volunteerRefund: {
    acts: agreements,
    judge({ perMonth }, { contract, refundPerMonth }) {
      if (contract !== 'volunteer' || refundPerMonth === undefined) return null;
      return limit(refundPerMonth > perMonth);
    },
  },
  birthYearQuota: {
    // Before a signature the plan of the list says which place the player takes.
    acts: ['offer'],
    judge({ category, bornFrom }, facts) {
      const year = birthYearIn(category, facts);
      if (year === null) return null;
      const filled = bornFrom.filter((from) => from <= year);
      // An older player may be registered and play: he fills no place of the quota.
      return filled.length > 0
        ? limit(false, { bornFrom: Math.max(...filled) })
        : { outcome: 'unsure', values: { bornFrom: Math.min(...bornFrom) } };
    },
  },
  categoryBornFrom: {
    acts: ['offer'],
    judge({ category, bornFrom }, facts) {
      const year = birthYearIn(category, facts);
      if (year === null) return null;
      // How many older players a team may field was not read.
      return year >= bornFrom ? limit(false) : { outcome: 'unsure' };
    },
  },
  nonEuPlaces: {
    acts: ['transfer', 'signature'],
    judge({ fromTier, toTier, places, placesWithFew, few }, facts) {
      const { nonEuFromAbroad, nonEuThisSeason, nonEuInSquad } = facts;
      if (!nonEuFromAbroad || nonEuThisSeason === undefined || !isTierWithin(facts, fromTier, toTier))
        return null;
      const most = nonEuInSquad !== undefined && nonEuInSquad <= few ? placesWithFew : places;
      return limit(nonEuThisSeason >= most, { most });
    },
  },
  permitPoints: {
    acts: ['transfer', 'signature'],
    judge(_, { permitNeeded, permitGranted }) {
      if (permitNeeded === undefined) return null;
      // How many points a player has is counted where the permit is asked for.
      return permitNeeded && !permitGranted ? { outcome: 'unsure' } : limit(false);
    },
  },
} satisfies RuleChecks;
