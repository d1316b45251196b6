import { monthsAfter } from '../../../platform/plain-date.ts';
import { condition, forbidden, limit, type RuleChecks } from '../rule-check.ts';

const deals = ['proposal', 'offer', 'transfer', 'signature'] as const;
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
    acts: ['offer', 'transfer', 'signature'],
    judge(_, { commissionPercent, clientAgrees }) {
      if (!commissionPercent && clientAgrees === undefined) return null;
      return condition(clientAgrees);
    },
  },
  conflictOfInterest: {
    acts: deals,
    judge(_, { actsForBoth, conflictAgreed }) {
      if (!actsForBoth && conflictAgreed === undefined) return null;
      return condition(conflictAgreed);
    },
  },
  agentLicence: {
    acts: ['mandate', ...deals],
    judge: (_, { agentLicensed }) => (agentLicensed === undefined ? null : limit(!agentLicensed)),
  },
  agentRegisters: {
    acts: ['mandate', ...deals],
    judge: (_, { agentRegistered }) => (agentRegistered === undefined ? null : limit(!agentRegistered)),
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
    judge({ monthsBeforeEnd }, { day, exclusiveUntil }) {
      if (exclusiveUntil === undefined) return null;
      const from = monthsAfter(exclusiveUntil, -monthsBeforeEnd);
      return limit(day < from, { from });
    },
  },
  mandateForm: {
    acts: mandates,
    judge: (_, { onOwnForm }) => condition(onOwnForm),
  },
} satisfies RuleChecks;
