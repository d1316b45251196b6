import { ageOn, monthsAfter } from '../../../platform/plain-date.ts';
import { isLicenceAtLeast } from '../../qualifications.ts';
import type { ActFacts } from '../act-facts.ts';
import { condition, type Finding, forbidden, isTierWithin, limit, type RuleChecks } from '../rule-check.ts';

/** What the player agrees on. Two clubs agree on a move, not on the player's contract. */
const agreements = ['offer', 'signature'] as const;
const transfers = ['transfer', 'signature'] as const;
const trials = ['trial'] as const;

const isProfessional = ({ contract }: ActFacts) => contract === undefined || contract === 'professional';

/** Null for a player whose age is not known, and for one who is older. */
function isUpToAge(age: number, { bornDate, day }: ActFacts): boolean | null {
  return bornDate === undefined ? null : ageOn(bornDate, day) <= age;
}

/** Contracts, registrations, loans and trials. */
export const contractChecks = {
  contractLength: {
    acts: agreements,
    judge({ most: usual, mostForMinors, untilAge, toSeasonEnd }, facts) {
      const { months, endsWithSeason } = facts;
      if (!isProfessional(facts) || (months === undefined && endsWithSeason === undefined)) return null;
      const most = isUpToAge(untilAge - 1, facts) ? mostForMinors : usual;
      const tooLong = months !== undefined && months > most;
      return limit(tooLong || (toSeasonEnd && endsWithSeason === false), { most });
    },
  },
  approachOfBound: {
    acts: ['proposal', 'offer', 'transfer', 'signature'],
    judge({ monthsBeforeEnd }, { act, day, contractEnds, clubInformed, clubAgrees }) {
      if (contractEnds === undefined) return null;
      if (contractEnds === null || clubAgrees) return limit(false);
      const from = monthsAfter(contractEnds, -monthsBeforeEnd);
      const maySign = contractEnds <= monthsAfter(day, monthsBeforeEnd);
      // A signature before the last months needs the club's agreement, within them its written notice.
      if (act === 'signature') return condition(maySign ? clubInformed : clubAgrees, { from });
      return maySign ? limit(false) : condition(clubInformed, { from });
    },
  },
  contractConditions: {
    acts: agreements,
    judge: (_, { dependsOnMedical }) => forbidden(dependsOnMedical),
  },
  registrationsPerSeason: {
    acts: transfers,
    judge: ({ clubs }, { registrations }) =>
      registrations === undefined ? null : limit(registrations >= clubs, { registrations }),
  },
  matchesPerSeason: {
    acts: transfers,
    judge({ clubs }, { registrations, clubsPlayedFor }) {
      if (clubsPlayedFor !== undefined) return limit(clubsPlayedFor >= clubs);
      if (registrations === undefined) return null;
      // Registered with as many clubs: whether the player appeared for all of them was not said.
      return registrations >= clubs ? { outcome: 'unsure' } : limit(false);
    },
  },
  internationalLoans: {
    acts: transfers,
    judge(figures, facts) {
      const { loans, loansBetween, loanMonths, subLoan, international } = facts;
      if (facts.isLoan === false || international === false) return null;
      if ([loans, loansBetween, loanMonths, subLoan].every((fact) => fact === undefined)) return null;
      const exempt = facts.clubTrained === true && isUpToAge(figures.exemptToAge, facts) === true;
      const tooMany = (loans ?? 0) >= figures.in || (loansBetween ?? 0) >= figures.betweenTwoClubs;
      const tooLong = (loanMonths ?? 0) > figures.longest;
      return limit((tooMany && !exempt) || tooLong || (subLoan === true && !figures.subLoans));
    },
  },
  loanBetweenWindows: {
    acts: transfers,
    judge: (_, { isLoan, loanToNextWindow, international }) =>
      isLoan === false || international === false || loanToNextWindow === undefined
        ? null
        : limit(!loanToNextWindow),
  },
  clubTrained: {
    acts: transfers,
    judge(figures, { isLoan, international, seasonsWithClub, monthsWithClub }) {
      if (isLoan === false || international === false) return null;
      if (seasonsWithClub === undefined && monthsWithClub === undefined) return null;
      const trained = (seasonsWithClub ?? 0) >= figures.seasons || (monthsWithClub ?? 0) >= figures.months;
      // Nobody has to be trained by the club: a loan of anybody else counts.
      return trained ? limit(false) : { outcome: 'unsure' };
    },
  },
  trialNoEmployment: {
    acts: trials,
    judge: (_, { trialEmployment }) => forbidden(trialEmployment) ?? limit(false),
  },
  trialOfMinors: {
    acts: trials,
    judge({ untilAge }, facts) {
      const young = isUpToAge(untilAge - 1, facts);
      if (young === null) return null;
      return young ? condition(facts.trialConditions) : limit(false);
    },
  },
  trialLength: {
    acts: trials,
    judge({ youngToAge, young, older, minorsAYear }, facts): Finding | null {
      const { trialWeeks, trialsThisYear } = facts;
      const isYoung = isUpToAge(youngToAge, facts);
      if (isYoung === null || (trialWeeks === undefined && trialsThisYear === undefined)) return null;
      const weeks = isYoung ? young : older;
      const tooOften = isUpToAge(17, facts) === true && (trialsThisYear ?? 0) >= minorsAYear;
      return limit((trialWeeks ?? 0) > weeks || tooOften, { weeks });
    },
  },
  coachLicence: {
    acts: agreements,
    judge({ fromTier, toTier, licence }, facts) {
      const { coachLicence: held } = facts;
      if (held === undefined || held === null || !isTierWithin(facts, fromTier, toTier)) return null;
      return condition(held === 'unstated' ? undefined : isLicenceAtLeast(held, licence));
    },
  },
  registrationLength: {
    // It limits the registration; of a signature only the length of the contract is known.
    acts: ['offer'],
    judge(figures, facts) {
      const { months, bornDate, day, contract } = facts;
      if (contract !== 'amateur' || months === undefined || bornDate === undefined) return null;
      const age = ageOn(bornDate, day);
      if (age > figures.toAge) return limit(false);
      const seasons = age <= figures.youthToAge ? figures.youthSeasons : figures.seasons;
      return limit(months > 12 * seasons, { seasons });
    },
  },
} satisfies RuleChecks;
