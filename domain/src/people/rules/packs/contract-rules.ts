import type { Rule } from '../rule.ts';

const rstp = {
  associations: [],
  from: null,
  to: null,
  status: 'inForce',
  edition: 'FIFA RSTP',
  source: 'FIFA, Regulations on the Status and Transfer of Players',
  certainty: 'confirmed',
} as const;

const trials = {
  ...rstp,
  from: '2022-10-01',
  edition: 'FIFA RSTP, October 2022',
  article: 'art. 19ter',
} as const;

const noifFromPress = {
  ...rstp,
  associations: ['IT'],
  edition: 'FIGC, NOIF',
  source: 'Press and commentaries on Italian contracts',
  certainty: 'press',
} as const;

/** The licence that a head coach needs in the professional leagues and Serie D, as it is generally known; the article was not read. */
const coachLicences = {
  ...rstp,
  associations: ['IT'],
  kind: 'coachLicence',
  edition: 'FIGC',
  article: '',
  source: 'General knowledge',
  certainty: 'unconfirmed',
} as const;

/**
 * Contracts, registrations, loans, trials and transfer certificates. An article stands only where its number was read.
 */
export const contractRules: readonly Rule[] = [
  {
    ...rstp,
    id: 'fifa-contract-length',
    kind: 'contractLength',
    article: 'art. 18(2)',
    figures: { most: 60, mostForMinors: 36, untilAge: 18, toSeasonEnd: true },
  },
  {
    ...rstp,
    id: 'fifa-approach-of-bound',
    kind: 'approachOfBound',
    article: 'art. 18(3)',
    figures: { monthsBeforeEnd: 6 },
  },
  { ...rstp, id: 'fifa-contract-conditions', kind: 'contractConditions', article: '', figures: {} },
  {
    ...rstp,
    id: 'fifa-registrations',
    kind: 'registrationsPerSeason',
    article: '',
    figures: { clubs: 3 },
  },
  { ...rstp, id: 'fifa-matches', kind: 'matchesPerSeason', article: '', figures: { clubs: 2 } },
  {
    ...rstp,
    from: '2024-07-01',
    id: 'fifa-international-loans',
    kind: 'internationalLoans',
    article: '',
    figures: { in: 6, out: 6, betweenTwoClubs: 3, longest: 12, subLoans: false, exemptToAge: 21 },
  },
  {
    ...rstp,
    from: '2024-07-01',
    id: 'fifa-loan-between-windows',
    kind: 'loanBetweenWindows',
    article: '',
    figures: {},
  },
  {
    ...rstp,
    id: 'fifa-club-trained',
    kind: 'clubTrained',
    article: '',
    figures: { seasons: 3, months: 36, fromAge: 15, toAge: 21 },
  },
  { ...trials, id: 'fifa-trial-no-employment', kind: 'trialNoEmployment', figures: {} },
  { ...trials, id: 'fifa-trial-of-minors', kind: 'trialOfMinors', figures: { untilAge: 18 } },
  {
    ...trials,
    id: 'fifa-trial-length',
    kind: 'trialLength',
    source: 'General knowledge',
    certainty: 'unconfirmed',
    figures: { youngToAge: 21, young: 8, older: 3, minorsAYear: 2 },
  },
  {
    ...rstp,
    id: 'fifa-transfer-certificate',
    kind: 'transferCertificate',
    article: '',
    figures: { answerWithin: 72 },
  },
  {
    ...noifFromPress,
    id: 'italy-loans',
    kind: 'domesticLoans',
    article: 'art. 103',
    figures: { seasons: 2, seasonsAfterOption: 1 },
  },
  {
    ...noifFromPress,
    id: 'italy-early-end-of-loans',
    kind: 'loanEndsEarly',
    article: 'art. 103-bis',
    figures: {},
  },
  {
    ...noifFromPress,
    id: 'italy-apprentices',
    kind: 'apprentice',
    edition: 'D.Lgs. 36/2021',
    article: '',
    figures: { fromAge: 14, fromAgeAtLatest: 15, toAge: 23, toAgeAtLatest: 25 },
  },
  {
    ...rstp,
    associations: ['IT'],
    id: 'italy-registration-length',
    kind: 'registrationLength',
    edition: 'FIGC, NOIF after the end of the vincolo (D.Lgs. 36/2021)',
    article: '',
    source: 'D.Lgs. 28 February 2021, n. 36; FIGC, NOIF',
    figures: {
      youthFromAge: 8,
      youthToAge: 15,
      youthSeasons: 1,
      fromAge: 16,
      toAge: 20,
      seasons: 2,
      times: 3,
    },
  },
  {
    ...coachLicences,
    id: 'italy-coach-licence-professional',
    figures: { fromTier: 1, toTier: 3, licence: 'uefaA' },
  },
  {
    ...coachLicences,
    id: 'italy-coach-licence-amateur',
    figures: { fromTier: 4, toTier: 4, licence: 'uefaB' },
  },
];
