import type { TrainingPremium, TrainingRewards } from '@trattativa/contract/deals/training/training';
import type {
  TrainingRewards as Computed,
  PremiumPart,
} from '@trattativa/domain/deals/training/training-rewards';
import type { TrainingCompensation } from '@trattativa/domain/people/rules/compensation/training-compensation';
import type { RuleOrigin } from '@trattativa/domain/people/rules/rule';

/** Percent with two decimals at most. */
const percentOf = (portion: number) => Math.round(portion * 10_000) / 100;
const eurosOf = (cents: number) => cents / 100;

/** The rewards in euros, each with the rule that says so. */
export function presentTraining({ known, solidarity, compensation, ...premiums }: Computed): TrainingRewards {
  const { registrationPremium, technicalTraining } = premiums;
  return {
    compensation: solidarity && eurosOf(solidarity.compensationCents),
    missing: [...known.missing],
    unclear: known.unclear.map(({ season, clubs }) => ({ season, clubs: [...clubs] })),
    undated: [...known.undated],
    solidarity: solidarity && {
      total: eurosOf(solidarity.totalCents),
      unallocated: eurosOf(solidarity.unallocatedCents),
      isOnTop: solidarity.isOnTop,
      paid: eurosOf(solidarity.paidCents),
      received: eurosOf(solidarity.receivedCents),
      shares: solidarity.shares.map(({ amountCents, ...share }) => ({
        ...share,
        amount: eurosOf(amountCents),
      })),
      ...originOf(solidarity.rule),
    },
    trainingCompensation: compensation && {
      until: compensation.until,
      ranges: compensation.ranges && {
        firstContract: presentRange(compensation.ranges.firstContract),
        laterMove: presentRange(compensation.ranges.laterMove),
      },
      ...originOf(compensation.rule),
    },
    registrationPremium: registrationPremium && presentPremium(registrationPremium),
    technicalTraining: technicalTraining && presentPremium(technicalTraining),
  };
}

function presentRange({ minCents, maxCents, shares }: TrainingCompensation) {
  return {
    least: eurosOf(minCents),
    most: eurosOf(maxCents),
    shares: shares.map(({ club, season, age, ...cents }) => ({
      club,
      season,
      age,
      least: eurosOf(cents.minCents),
      most: eurosOf(cents.maxCents),
    })),
  };
}

function presentPremium(
  part: PremiumPart<'registrationPremium'> | PremiumPart<'technicalTraining'>,
): TrainingPremium {
  return {
    total: part.totalCents === null ? null : eurosOf(part.totalCents),
    missing: [...part.missing],
    unallocated: percentOf(part.unallocated),
    shares: part.shares.map(({ club, season, age, portion, amountCents }) => ({
      club,
      season,
      age,
      percent: percentOf(portion),
      amount: amountCents === null ? null : eurosOf(amountCents),
    })),
    ...originOf(part.rule),
  };
}

function originOf({ edition, article, status, source, certainty }: RuleOrigin): RuleOrigin {
  return { edition, article, status, source, certainty };
}
