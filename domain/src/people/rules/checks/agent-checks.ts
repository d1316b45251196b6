import { monthsAfter } from '../../../platform/plain-date.ts';
import { condition, forbidden, limit, type RuleChecks } from '../rule-check.ts';

/** Of the agreement between two clubs an agent is no side: what the agent may do and take is asked of the signature. */
const deals = ['proposal', 'offer', 'signature'] as const;
const mandates = ['mandate'] as const;

/** Agents, their fees and their mandates. */
export const agentChecks = {
  agentFeeCap: {
    acts: ['mandate', ...deals],
    judge({ percentUpTo }, { commissionPercent, actsForBoth }) {
      if (commissionPercent === undefined) return null;
      const most = percentUpTo * (actsForBoth ? 2 : 1);
      return limit(commissionPercent > most, { limitPercent: most });
    },
  },
  doubleRepresentation: {
    acts: ['mandate', ...deals],
    judge: (_, { actsForReleasingToo }) => forbidden(actsForReleasingToo),
  },
  clientAgreesToFees: {
    acts: ['offer', 'signature'],
    judge(_, { commissionPercent, clientAgrees }) {
      if (!commissionPercent) return null;
      return condition(clientAgrees);
    },
  },
  conflictOfInterest: {
    acts: deals,
    judge(_, { actsForBoth, conflictAgreed }) {
      if (!actsForBoth) return null;
      return condition(conflictAgreed);
    },
  },
  agentLicence: {
    acts: ['mandate', ...deals],
    judge: (_, { agentActs, agentLicensed }) =>
      agentActs === false || agentLicensed === undefined ? null : limit(!agentLicensed),
  },
  agentRegisters: {
    acts: ['mandate', ...deals],
    judge: (_, { agentActs, agentRegistered }) =>
      agentActs === false || agentRegistered === undefined ? null : limit(!agentRegistered),
  },
  mandateLength: {
    acts: mandates,
    judge({ most, renewsItself }, facts) {
      if (facts.months === undefined && facts.renewsItself === undefined) return null;
      const tooLong = facts.months !== undefined && facts.months > most;
      return limit(tooLong || (!renewsItself && facts.renewsItself === true), { most });
    },
  },
  mandateContents: {
    acts: mandates,
    judge: (_, { mandateComplete }) => (mandateComplete === undefined ? null : limit(!mandateComplete)),
  },
  clientMayNegotiate: {
    acts: mandates,
    judge: (_, { punishesClient }) => forbidden(punishesClient),
  },
  exclusiveApproach: {
    acts: ['mandate', 'proposal'],
    judge({ monthsBeforeEnd }, { agentActs, day, exclusiveUntil }) {
      if (agentActs === false || exclusiveUntil === undefined) return null;
      if (exclusiveUntil === null) return limit(false);
      // When the mandate of another agent ends is between that agent and the person: the verdict does not name the day.
      return limit(day < monthsAfter(exclusiveUntil, -monthsBeforeEnd));
    },
  },
  mandateForm: {
    acts: mandates,
    judge: (_, { onOwnForm }) => condition(onOwnForm),
  },
} satisfies RuleChecks;
