import { coachLicences } from '../qualifications.ts';
import {
  birthYear,
  birthYears,
  category,
  clubs,
  coefficient,
  dayOfMonth,
  dollars,
  type FigureFields,
  type FiguresOf,
  hours,
  kilometres,
  localTime,
  monthOfYear,
  months,
  parts,
  percent,
  perhaps,
  players,
  points,
  seasons,
  tier,
  times,
  timeZone,
  weeks,
  wholeEuroFigure,
  years,
  yesNo,
} from './figure-fields.ts';

/** Players whom a window is for: registered with a club, or free agents. Names: `rules:playerStatus.<name>`. */
export const windowPlayerStatuses = ['registered', 'free'] as const;
export type WindowPlayerStatus = (typeof windowPlayerStatuses)[number];

/** Moves that a window covers: into a club of its tiers, or from an amateur club to a professional one. */
export const windowMovements = ['into', 'amateurToProfessional'] as const;

/**
 * The kinds of rules, by the pack that they stand in: code knows what a kind means, its figures are data. Names:
 * `rules:kind.<kind>`; sentences of verdicts: `rules:must.<kind>` and `rules:instead.<kind>`.
 */
export const packKinds = {
  agents: {
    agentFeeCap: {
      percentUpTo: percent,
      threshold: dollars,
      percentAbove: percent,
      releasingPercent: percent,
      conditionalPayCounts: yesNo,
      oneCapForAllAgents: yesNo,
    },
    agentFeePayment: { timesAYear: times },
    doubleRepresentation: { individualAndEngaging: yesNo },
    feeDisclosure: {},
    clientAgreesToFees: {},
    conflictOfInterest: {},
    dualMandate: {},
    agentLicence: { naturalPersonsOnly: yesNo, renewedAfter: months },
    mandateLength: { most: months, renewsItself: yesNo },
    mandateContents: {},
    clientMayNegotiate: {},
    exclusiveApproach: { monthsBeforeEnd: months },
    mandateForm: {},
    agentRegisters: {},
  },
  minors: {
    agentFromAge: { age: years },
    guardianSigns: { untilAge: years },
    feeOnMinors: { untilAge: years, mostPercent: percent },
    paidTrials: { untilAge: years },
    firstContract: { age: years },
    approachOfMinors: { monthsBefore: months },
    minorsAbroad: {
      untilAge: years,
      eeaFromAge: years,
      homeToBorder: kilometres,
      clubToHome: kilometres,
      exchangeYears: years,
    },
    digitalConsent: { age: years },
  },
  contracts: {
    contractLength: { most: months, mostForMinors: months, untilAge: years, toSeasonEnd: yesNo },
    approachOfBound: { monthsBeforeEnd: months },
    contractConditions: {},
    registrationsPerSeason: { clubs },
    matchesPerSeason: { clubs },
    internationalLoans: {
      in: clubs,
      out: clubs,
      betweenTwoClubs: clubs,
      longest: months,
      subLoans: yesNo,
      exemptToAge: years,
    },
    loanBetweenWindows: {},
    domesticLoans: { seasons, seasonsAfterOption: seasons },
    loanEndsEarly: {},
    apprentice: { fromAge: years, fromAgeAtLatest: years, toAge: years, toAgeAtLatest: years },
    clubTrained: { seasons, months, fromAge: years, toAge: years },
    trialNoEmployment: {},
    trialOfMinors: { untilAge: years },
    trialLength: { youngToAge: years, young: weeks, older: weeks, minorsAYear: times },
    transferCertificate: { answerWithin: hours },
    coachLicence: { fromTier: tier, toTier: tier, licence: { type: 'choice', of: coachLicences } },
    registrationLength: {
      youthFromAge: years,
      youthToAge: years,
      youthSeasons: seasons,
      fromAge: years,
      toAge: years,
      seasons,
      times,
    },
  },
  trainingRewards: {
    solidarity: {
      total: percent,
      firstAge: years,
      earlyToAge: years,
      earlyPercent: percent,
      lastAge: years,
      latePercent: percent,
    },
    trainingCompensation: {
      firstAge: years,
      lastAge: years,
      lowestCostToAge: years,
      movesToAge: years,
      category1: wholeEuroFigure,
      category2: wholeEuroFigure,
      category3: wholeEuroFigure,
      category4: wholeEuroFigure,
    },
    technicalTraining: {
      firstAge: years,
      lastAge: years,
      base: perhaps(wholeEuroFigure),
      coefficientTier1: perhaps(coefficient),
      coefficientTier2: perhaps(coefficient),
      coefficientTier3: perhaps(coefficient),
      coefficientTier4: perhaps(coefficient),
      coefficientBelow: perhaps(coefficient),
    },
    registrationPremium: {
      parts,
      beforeAge: years,
      dueInSeasonOfAge: years,
      base: perhaps(wholeEuroFigure),
    },
  },
  windows: {
    window: {
      fromTier: tier,
      toTier: tier,
      playerStatus: { type: 'choice', of: windowPlayerStatuses },
      movement: { type: 'choice', of: windowMovements },
      opensAt: localTime,
      closesAt: localTime,
      timeZone,
    },
  },
  squads: {
    birthYearQuota: { category, bornFrom: birthYears },
    categoryBornFrom: { category, bornFrom: birthYear },
    youthCategory: { category, olderUnder: years, youngerUnder: years },
    youthCompetition: { category },
    squadList: {
      fromTier: tier,
      toTier: tier,
      places: players,
      loanPlaces: perhaps(players),
      ownYouthBornFrom: perhaps(birthYear),
      ownYouthLeast: perhaps(players),
      freeBornFrom: perhaps(birthYear),
      clubTrained: perhaps(players),
      associationTrained: perhaps(players),
    },
    nonEuPlaces: { fromTier: tier, toTier: tier, places: players, placesWithFew: players, few: players },
    permitPoints: { points, criteria: times, panelFrom: points, panelTo: points },
    permitPlaces: { most: players, least: players },
    seasonCalendar: { firstMonth: monthOfYear },
  },
  pay: {
    minimumPay: {
      fromTier: tier,
      toTier: tier,
      from24: wholeEuroFigure,
      from20: wholeEuroFigure,
      from16: wholeEuroFigure,
    },
    reducedMinimumPay: {
      fromTier: tier,
      toTier: tier,
      turnoverBelow: wholeEuroFigure,
      upper: wholeEuroFigure,
      lower: wholeEuroFigure,
    },
    paidTo: { month: monthOfYear, day: dayOfMonth },
    amateurContract: {},
    amateurBonuses: { percentOfFixedPay: percent },
    amateurThresholds: { contributionsAbove: wholeEuroFigure, taxAbove: wholeEuroFigure },
    volunteerRefund: { perMonth: wholeEuroFigure },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, FigureFields>>>>;

export type PackName = keyof typeof packKinds;

export const packNames = Object.keys(packKinds) as readonly PackName[];

export type RuleKind = { [Pack in PackName]: keyof (typeof packKinds)[Pack] }[PackName];

type FieldsOf<Kind extends RuleKind> = {
  [Pack in PackName]: Kind extends keyof (typeof packKinds)[Pack] ? (typeof packKinds)[Pack][Kind] : never;
}[PackName];

/** The figures of a rule of this kind. */
export type RuleFigures<Kind extends RuleKind> =
  FieldsOf<Kind> extends infer Fields extends FigureFields ? FiguresOf<Fields> : never;

const fieldsByKind = Object.assign({}, ...Object.values(packKinds)) as Readonly<
  Record<RuleKind, FigureFields>
>;

export const ruleKinds = Object.keys(fieldsByKind) as readonly RuleKind[];

/** The figures that a rule of this kind has. */
export function fieldsOfKind(kind: RuleKind): FigureFields {
  return fieldsByKind[kind];
}

/** The kinds of rules that stand in a pack. */
export function kindsOfPack(pack: PackName): readonly RuleKind[] {
  return Object.keys(packKinds[pack]) as RuleKind[];
}
